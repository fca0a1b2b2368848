import { basicNoticeKinds, type BasicNoticeKind as NoticeKind } from '@salvia/contract/words/catalogue'
import type { LanguageCode, Translated } from '@salvia/contract/words/locale'
import { formatNumber } from '../format/format.ts'
import { formatList } from '../format/format-measures.ts'
import type { DailyPortion } from './daily-amount.ts'

/** `text` is ready to be shown, in the language asked for. */
type LabelNotice = { kind: NoticeKind; text: string }

/**
 * What a notice needs to know of the product. `daily` is how many of the main serving's units are recommended a day,
 * `nature` names the substances or their categories that characterise the product, in the language of the notices.
 */
export type NoticeFacts = {
  isFoodSupplement: boolean
  daily: DailyPortion | null
  unitName: { one: string; many: string } | null
  nature: string[]
}

export type RequiredNotices = { notices: LabelNotice[]; missing: NoticeKind[] }

/**
 * Wording by the national rules on the directive: NemV § 4 (DE), Warenwetbesluit voedingssupplementen (NL), décret
 * 2006-352 (FR).
 */
const fixed: Record<Exclude<NoticeKind, 'Nature' | 'Portion'>, Translated> = {
  Name: {
    en: 'Food supplement',
    de: 'Nahrungsergänzungsmittel',
    nl: 'Voedingssupplement',
    fr: 'Complément alimentaire',
  },
  DailyDose: {
    en: 'Do not exceed the stated recommended daily dose.',
    de: 'Die angegebene empfohlene tägliche Verzehrsmenge darf nicht überschritten werden.',
    nl: 'De aanbevolen dagelijkse dosering mag niet worden overschreden.',
    fr: 'Ne pas dépasser la dose journalière indiquée.',
  },
  VariedDiet: {
    en: 'Food supplements should not be used as a substitute for a varied diet.',
    de: 'Nahrungsergänzungsmittel sollten nicht als Ersatz für eine ausgewogene und abwechslungsreiche Ernährung verwendet werden.',
    nl: 'Een voedingssupplement mag niet als vervanging van een gevarieerde voeding worden gebruikt.',
    fr: 'Les compléments alimentaires ne doivent pas être utilisés comme substituts d’un régime alimentaire varié.',
  },
  Children: {
    en: 'Store out of the reach of young children.',
    de: 'Außerhalb der Reichweite von kleinen Kindern lagern.',
    nl: 'Buiten het bereik van jonge kinderen bewaren.',
    fr: 'À conserver hors de portée des jeunes enfants.',
  },
}

const portion: Translated = {
  en: 'Recommended daily portion: {amount}',
  de: 'Empfohlene tägliche Verzehrsmenge: {amount}',
  nl: 'Aanbevolen dagelijkse portie: {amount}',
  fr: 'Portion journalière recommandée : {amount}',
}

const nature: Translated = { en: 'With {names}', de: 'Mit {names}', nl: 'Met {names}', fr: 'Avec {names}' }

/** One is said of amounts up to one, in French of all below two. */
const isOne = (amount: number, language: LanguageCode): boolean =>
  language === 'fr' ? amount < 2 : amount <= 1

function amountText({ daily, unitName }: NoticeFacts, language: LanguageCode): string | null {
  if (daily === null || daily.most <= 0 || unitName === null) return null
  const ends = [...new Set([daily.least, daily.most])]
  const written = ends.map((end) => formatNumber(end, language)).join('–')
  return `${written} ${isOne(daily.most, language) ? unitName.one : unitName.many}`
}

const natureText = ({ nature: names }: NoticeFacts, language: LanguageCode): string | null =>
  names.length === 0 ? null : formatList(names, language)

function textOf(kind: NoticeKind, facts: NoticeFacts, language: LanguageCode): string | null {
  if (kind === 'Portion') {
    const amount = amountText(facts, language)
    return amount && portion[language].replace('{amount}', () => amount)
  }
  if (kind === 'Nature') {
    const names = natureText(facts, language)
    return names && nature[language].replace('{names}', () => names)
  }
  return fixed[kind][language]
}

/**
 * The notices that must stand on every food supplement sold in the EU (Directive 2002/46/EC, art. 6): its name, what it
 * consists of, the daily portion, not to exceed it, no substitute for a varied diet, out of the reach of young children.
 * What the product does not say is named in `missing`. None for products that are no food supplements.
 */
export function requiredNotices(facts: NoticeFacts, language: LanguageCode): RequiredNotices {
  if (!facts.isFoodSupplement) return { notices: [], missing: [] }
  const all = basicNoticeKinds.map((kind) => ({ kind, text: textOf(kind, facts, language) }))
  return {
    notices: all.flatMap(({ kind, text }) => (text === null ? [] : [{ kind, text }])),
    missing: all.filter(({ text }) => text === null).map(({ kind }) => kind),
  }
}
