import { purposeWords, substanceWords, typeCategories } from './category-words.ts'

const CATEGORY_LIMIT = 3
/** Two kinds of substance at most, so that what a product is taken for has a place beside them. */
const SUBSTANCE_LIMIT = 2
/** From this many vitamins and minerals on, a product is a multivitamin whatever it is called. */
const FEWEST_OF_MULTI = 8
/** A label with more rows of its own is a mixture: no single row says what it is. */
const MOST_TELLING_ROWS = 4

const tastes =
  'natural(?:ly)?|artificial(?:ly)?|organic|real|rich|mixed|wild|dark|french|bean|berry|berries|cherry|strawberry|raspberry|blueberry|kiwi|lemon|lime|orange|citrus|grape|apple|cinnamon|peach|tropical|fruit|vanilla|chocolate|cacao|chai|caramel|coconut|cream|peppermint|spearmint|mint|tangerine|cranberry|ginger'
const forms = 'mg|mcg|lozenges?|gummies|chews?|chewables?|powder|drops|syrup|tablets'

/** What it tastes of: before the word flavour, or at the end after dose or form. */
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

/** A multivitamin holds vitamins and minerals by its nature: they are not named again. */
function substancesIn(text: string): string[] {
  const found = fitting(substanceWords, text)
  const isMulti = found.includes('multivitamins')
  return found.filter((id) => !isMulti || !/^(vitamins|b-vitamins|minerals|trace-elements)$/.test(id))
}

/** By the few rows of the label, where the name tells neither what the product is nor what it is taken for. */
function substancesOfLabel(mainIngredients: string[], isPurposeNamed: boolean): string[] {
  if (mainIngredients.filter((row) => vitaminOrMineral.test(row)).length >= FEWEST_OF_MULTI)
    return ['multivitamins']
  const mostTelling = isPurposeNamed ? 1 : MOST_TELLING_ROWS
  return mainIngredients.length > mostTelling ? [] : substancesIn(mainIngredients.join(', '))
}

/**
 * One to three categories: first what the product is, by the words of its name without its taste, else by its label;
 * then what it is taken for, by its name, or by its only ingredient. What no word tells stands where its DSLD product
 * type belongs.
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
