import { type Allergen, allergens } from '@salvia/contract/words/search'
import { usuallyMade } from './allergen-words.ts'
import { type AllergenReading, readAllergens, saidOf } from './allergens-named.ts'

/** What tells the allergens of a product; texts in any of the four languages. */
export type AllergenFacts = {
  name: string
  rows: { labelName: string; form: string | null }[]
  /** Lists of other ingredients, one a language. */
  otherIngredients: string[]
  /** What the maker says of allergens. */
  allergens: string[]
  warnings: string[]
  /** A verified mark declares it. */
  isVegetarian: boolean
}

/** An item a line, so that what one denies is not denied of the next. */
const itemsOf = (list: string): string => list.replaceAll(/,(?!\d)|;/g, '\n')

/** Warnings name what the body bears badly too: only a sentence that says "contains" speaks of what is in the pack. */
const contentsIn = (warnings: string): string =>
  warnings
    .split(/[.\n]/)
    .filter((sentence) => /contain|enth(?:ä|a)lt|bevat|contien|contenir|spuren|sporen|traces/i.test(sentence))
    .join('\n')

type Lines = { name: string; rows: string[]; others: string[] }

/** Lines that name what is usually made of an allergen, where neither line, name nor rows say of what else. */
function usual({ name, rows, others }: Lines): Allergen[] {
  return usuallyMade.flatMap(({ allergen, words, unless, unlessRow }) => {
    const isSaid = (line: string) => words.test(line) && !unless.test(`${line} ${name}`)
    const isOther = unlessRow !== undefined && [name, ...rows].some((line) => unlessRow.test(line))
    return !isOther && [name, ...rows, ...others].some(isSaid) ? [allergen] : []
  })
}

/**
 * The allergens of a product, from all that its record says: its name, the rows of its label with their forms, the
 * other ingredients and what its maker says of allergens. Possible is what there may be traces of, and what an
 * ingredient is usually made of where nothing says otherwise (glucosamine of shells, lecithin of soy). A record that
 * says nothing names nothing: that is no promise.
 */
export function allergensOf(facts: AllergenFacts): AllergenReading {
  const rows = facts.rows.map(({ labelName, form }) => `${labelName} ${form ?? ''}`)
  const others = facts.otherIngredients.map(itemsOf)
  const said = [facts.name, ...rows, ...others, ...facts.allergens, ...facts.warnings.map(contentsIn)]
  const { contained, possible } = readAllergens(said.join('\n'))
  const all = new Set([
    ...possible,
    ...usual({
      name: saidOf(facts.isVegetarian ? `${facts.name} vegetarian` : facts.name),
      rows: rows.map(saidOf),
      others: others.flatMap((list) => saidOf(list).split('\n')),
    }),
  ])
  return { contained, possible: allergens.filter((name) => all.has(name) && !contained.includes(name)) }
}
