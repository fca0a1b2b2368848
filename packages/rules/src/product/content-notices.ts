import type { ContentNoticeKind } from '@salvia/contract/words/catalogue'
import type { LanguageCode } from '@salvia/contract/words/locale'
import { formatNumber } from '../format/format.ts'
import { plainText } from '../search/plain-text.ts'
import { contentNoticeWords } from './content-notice-words.ts'
import { namesSugar } from './sugars.ts'

/** How a product is taken says whether a polyol sweetens it or only holds it together. */
export type Taking = 'Swallowed' | 'Chewed' | 'Drunk'

/** What the notices follow from. Names are read in English, as labels and the list of ingredients print them. */
export type ContentFacts = {
  name: string
  taking: Taking
  /** The rows of the label: a portion holds `milligrams` of each, null where the label does not say. */
  rows: { name: string; form: string | null; milligrams: number | null }[]
  otherIngredients: string
  /** What a portion weighs, null where it is not known. */
  portionGrams: number | null
}

/** A notice that is due. `milligrams` is what a portion holds of its substance, `colours` the E numbers it names. */
export type ContentNotice = { kind: ContentNoticeKind; milligrams?: number | null; colours?: string[] }

const polyol =
  /sorbitol|mannitol|isomalt|maltitol|lactitol|xylitol|erythritol|polyglycitol|\be ?(42[01]|953|96[4-8])\b/i
const polyolRow = /^(total )?(sugar alcohols?|polyols?)$/i
const intenseSweetener =
  /sucralose|stevia|steviol|acesulfame|aspartame|saccharin|cyclam(ate|ic)|thaumatin|neotame|advantame|neohesperidin|\be ?9(5[0-24579]|6[0-29])\b/i

const aspartame = /aspartame/i
const aspartameNumber = /\be ?9(51|62)\b/i

const liquorice = /li(c|qu)orice|glycyrrhiz/i
const liquoriceNamed = /li(c|qu)orice/i
const withoutGlycyrrhizin = /deglycyrrhiz|\bdgl\b/i

const caffeine = /caffein|guarana|yerba mate|kola nut/i
const caffeineItself = /^caffeine\b/i
const withoutCaffeine = /caffeine[- ]?free|decaf/i

const plantSterol = /phyto-?(sterol|stanol)|plant (sterol|stanol)|beta-?sitosterol/i

const greenTea = /green tea|camellia sinensis/i
const concentrated = /extract|polyphenol|catechin|phytosome|\begcg\b|standardi[sz]ed/i
const gallate = /\begcg\b|epigallocatechin/i

const redYeastRice = /red yeast( fermented)? rice|monascus|monacolin/i
const monacolin = /^monacolin/i

/** The colours of Regulation (EC) No 1333/2008, Annex V, by their European and American names. */
const azoColours: [string, RegExp][] = [
  ['E 102', /tartrazine|\be ?102\b|(fd&c|fdc) yellow (no\.? ?|#)?5\b/i],
  ['E 104', /quinoline yellow|\be ?104\b|d&c yellow (no\.? ?|#)?10\b/i],
  ['E 110', /sunset yellow|\be ?110\b|(fd&c|fdc) yellow (no\.? ?|#)?6\b/i],
  ['E 122', /azorubine|carmoisine|\be ?122\b/i],
  ['E 124', /ponceau 4r|cochineal red a|\be ?124\b/i],
  ['E 129', /allura red|\be ?129\b|(fd&c|fdc) red (no\.? ?|#)?40\b/i],
]

const LAXATIVE_SHARE = 0.1
const MILLIGRAMS = 1000

const wordsOf = ({ name, form }: ContentFacts['rows'][number]): string => `${name} ${form ?? ''}`
const itemsOf = ({ otherIngredients }: ContentFacts): string[] => otherIngredients.split(/[,;\n]/)
const allWords = (facts: ContentFacts): string[] => [facts.name, ...facts.rows.map(wordsOf)]

/** The most that one row states of the substance itself; rows of one label name the same amount twice. */
function stated({ rows }: ContentFacts, itself: RegExp): number | null {
  const amounts = rows.flatMap(({ name, milligrams }) =>
    itself.test(name) && milligrams !== null ? [milligrams] : [],
  )
  return amounts.length === 0 ? null : Math.max(...amounts)
}

/** Regulation (EU) No 1169/2011, Annex III, 2.1 and 2.2. Polyols in what is swallowed whole sweeten nothing. */
function sweetened(facts: ContentFacts): ContentNotice[] {
  const items = [...itemsOf(facts), ...facts.rows.map(wordsOf)]
  const isSweet = (item: string) =>
    intenseSweetener.test(item) || (facts.taking !== 'Swallowed' && polyol.test(item))
  if (!items.some(isSweet)) return []
  const hasSugar = itemsOf(facts).some((item) => namesSugar(plainText(item)))
  return [{ kind: hasSugar ? 'SugarsAndSweeteners' : 'Sweeteners' }]
}

/** Regulation (EU) No 1169/2011, Annex III, 2.3: aspartame, by its name or by its number. */
function phenylalanine(facts: ContentFacts): ContentNotice[] {
  const items = [...itemsOf(facts), ...facts.rows.map(wordsOf)]
  const isThere = items.some((item) => aspartame.test(item) || aspartameNumber.test(item))
  return isThere ? [{ kind: 'Phenylalanine' }] : []
}

/**
 * Regulation (EU) No 1169/2011, Annex III, 2.4: more than 10 % added polyols. Where no amount is stated, a polyol that
 * is first in the list of a lozenge or gummy is taken for more: the list follows the weight.
 */
function laxative(facts: ContentFacts): ContentNotice[] {
  const { rows, portionGrams, taking } = facts
  const sum = rows.reduce((all, row) => all + (polyol.test(row.name) ? (row.milligrams ?? 0) : 0), 0)
  const polyols = Math.max(sum, stated(facts, polyolRow) ?? 0)
  const isMuch =
    polyols > 0 && portionGrams !== null
      ? polyols > portionGrams * MILLIGRAMS * LAXATIVE_SHARE
      : taking === 'Chewed' && polyol.test(itemsOf(facts).slice(0, 1).join())
  return isMuch ? [{ kind: 'Laxative' }] : []
}

/**
 * Regulation (EU) No 1169/2011, Annex III, 3. The law speaks of sweets and drinks with 4 g and more of glycyrrhizinic
 * acid a kilogram; root or extract as an active holds more than that, so every form carries the warning. Liquorice that
 * only lends its taste is named by the list of ingredients itself.
 */
function liquoriced(facts: ContentFacts): ContentNotice[] {
  const isActive = allWords(facts).some((text) => liquorice.test(text) && !withoutGlycyrrhizin.test(text))
  const isUnnamed = itemsOf(facts).some((item) => liquorice.test(item) && !liquoriceNamed.test(item))
  return isActive || isUnnamed ? [{ kind: 'Liquorice' }] : []
}

/** Regulation (EU) No 1169/2011, Annex III, 4.2: caffeine added for what it does, with the amount of a portion. */
function caffeinated(facts: ContentFacts): ContentNotice[] {
  const isThere = allWords(facts).some((text) => caffeine.test(text) && !withoutCaffeine.test(text))
  return isThere ? [{ kind: 'Caffeine', milligrams: stated(facts, caffeineItself) }] : []
}

/** Regulation (EU) No 1169/2011, Annex III, 5. */
function sterols(facts: ContentFacts): ContentNotice[] {
  if (!allWords(facts).some((text) => plantSterol.test(text))) return []
  return [{ kind: 'PlantSterols', milligrams: stated(facts, plantSterol) }]
}

/** Regulation (EC) No 1925/2006, Annex III, as amended by (EU) 2022/2340: extracts, not the leaf and not the infusion. */
function greenTeaExtract(facts: ContentFacts): ContentNotice[] {
  const isExtract = allWords(facts).some(
    (text) => gallate.test(text) || (greenTea.test(text) && concentrated.test(text)),
  )
  return isExtract ? [{ kind: 'GreenTea', milligrams: stated(facts, gallate) }] : []
}

/** Regulation (EC) No 1925/2006, Annex III, as amended by (EU) 2022/860. */
function redRice(facts: ContentFacts): ContentNotice[] {
  if (!allWords(facts).some((text) => redYeastRice.test(text))) return []
  return [{ kind: 'RedYeastRice', milligrams: stated(facts, monacolin) }]
}

/** Regulation (EC) No 1333/2008, art. 24 and Annex V. */
function azoDyes(facts: ContentFacts): ContentNotice[] {
  const colours = azoColours
    .filter(([, names]) => names.test(facts.otherIngredients.replaceAll(/[{}]/g, '')))
    .map(([number]) => number)
  return colours.length === 0 ? [] : [{ kind: 'Colours', colours }]
}

/**
 * The notices that EU law asks for because of what is in a food supplement, as far as its data tell. A substance that no
 * row, name or list of ingredients mentions is not found. Iron and vitamin A carry no such notice: no Union law asks for
 * one.
 */
export const contentNotices = (facts: ContentFacts): ContentNotice[] => [
  ...sweetened(facts),
  ...phenylalanine(facts),
  ...laxative(facts),
  ...liquoriced(facts),
  ...caffeinated(facts),
  ...sterols(facts),
  ...greenTeaExtract(facts),
  ...redRice(facts),
  ...azoDyes(facts),
]

/** The notice in full sentences. An amount that no label states is left out. */
export function contentNoticeText(notice: ContentNotice, language: LanguageCode): string {
  const { text, withAmount } = contentNoticeWords[notice.kind]
  const amount = notice.milligrams
  if (amount && withAmount)
    return withAmount[language].replace('{amount}', () => `${formatNumber(amount, language)} mg`)
  return text[language].replace('{colours}', () => (notice.colours ?? []).join(', '))
}
