import { purposeWords, substanceWords, typeCategories } from './category-words.ts'

const CATEGORY_LIMIT = 3
/** At most two substance categories, leaving room for what the product is taken for. */
const SUBSTANCE_LIMIT = 2
/** With at least this many vitamins and minerals a product is a multivitamin, whatever its name. */
const FEWEST_OF_MULTI = 8
/** A label with more rows of its own is a mixture: no single row determines what it is. */
const MOST_TELLING_ROWS = 4

const tastes =
  'natural(?:ly)?|artificial(?:ly)?|organic|real|rich|mixed|wild|dark|french|bean|berry|berries|cherry|strawberry|raspberry|blueberry|kiwi|lemon|lime|orange|citrus|grape|apple|cinnamon|peach|tropical|fruit|vanilla|chocolate|cacao|chai|caramel|coconut|cream|peppermint|spearmint|mint|tangerine|cranberry|ginger'
const forms = 'mg|mcg|lozenges?|gummies|chews?|chewables?|powder|drops|syrup|tablets'

/** Flavour: before the word flavour, or at the end after dose or form. */
const taste = new RegExp(
  `(?:\\b(?:${tastes})\\b[\\s,&-]*)+flavou?r(?:ed|s)?|(?<=\\b(?:${forms})\\s)(?:(?:${tastes})[\\s,&-]*)+$`,
  'gi',
)

const vitaminOrMineral =
  /^(vitamin|thiamin|riboflavin|niacin|fola(te|cin)|folic|biotin|pantothen|calcium|iron|phosphorus|iodine|magnesium|zinc|selenium|copper|manganese|chromium|molybdenum|potassium|choline)/i

type Sorted = { name: string; mainIngredients: string[]; productType: string | null }
type Words = [string, RegExp][]

const fitting = (words: Words, text: string): string[] =>
  words.filter(([, word]) => word.test(text)).map(([id]) => id)

/** A multivitamin contains vitamins and minerals by definition, so they are not listed again. */
function substancesIn(text: string): string[] {
  const found = fitting(substanceWords, text)
  const isMulti = found.includes('multivitamins')
  return found.filter((id) => !isMulti || !/^(vitamins|b-vitamins|minerals|trace-elements)$/.test(id))
}

/** From the few label rows, if the name reveals neither what the product is nor what it is taken for. */
function substancesOfLabel(mainIngredients: string[], isPurposeNamed: boolean): string[] {
  if (mainIngredients.filter((row) => vitaminOrMineral.test(row)).length >= FEWEST_OF_MULTI)
    return ['multivitamins']
  const mostTelling = isPurposeNamed ? 1 : MOST_TELLING_ROWS
  return mainIngredients.length > mostTelling ? [] : substancesIn(mainIngredients.join(', '))
}

/**
 * One to three categories: first what the product is, by its name without flavour, else by its label; then what it is
 * taken for, by its name or its only ingredient. Otherwise the category of its DSLD product type.
 */
export function demoCategories({ name: printed, mainIngredients, productType }: Sorted): string[] {
  const name = printed.replaceAll(taste, ' ')
  const only = mainIngredients.length === 1 ? mainIngredients[0] : ''
  const purposes = fitting(purposeWords, `${name}, ${only}`)
  const named = substancesIn(name)
  const substances = named.length > 0 ? named : substancesOfLabel(mainIngredients, purposes.length > 0)
  const found = [...substances.slice(0, SUBSTANCE_LIMIT), ...purposes]
  if (found.length > 0) return found.slice(0, CATEGORY_LIMIT)
  return [typeCategories.find(([type]) => type.test(productType ?? ''))?.[1] ?? 'formulas']
}
