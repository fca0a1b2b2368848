import type { FactSubject } from '@salvia/contract/words/facts'
import { plainText } from '../search/plain-text.ts'

/** What people leave out for good. */
export const diets = ['vegan', 'vegetarian'] as const
export type Diet = (typeof diets)[number]

type DietRecord = {
  name: string
  /** What the label says beside its rows. */
  texts: string[]
  /** Ids of the verifications that it passed. */
  marks: string[]
  contains: readonly FactSubject[]
}

const meat: FactSubject[] = ['Fish', 'Crustaceans', 'Molluscs', 'Gelatin']

/** What no product of a diet may hold. */
export const heldAgainst: Record<Diet, FactSubject[]> = {
  vegan: [...meat, 'Milk', 'Eggs'],
  vegetarian: meat,
}

const shell = String.raw`(?! (?:soft ?gels?|caps\w*|gelatin|shell))`

const said: Record<Diet, RegExp> = {
  vegan: new RegExp(String.raw`(?<!non-|non )\b(?:vegan|vegans|plant[ -]based)\b${shell}`),
  vegetarian: new RegExp(String.raw`(?<!non-|non )\b(?:vegetarian|vegetarians)\b${shell}`),
}

/**
 * The diets that a product is suited for: those that its label or a verification says, unless it holds what they leave
 * out. What only does not name an animal is not known to be vegan: vitamin D3 is made of wool.
 */
export function dietsOf({ name, texts, marks, contains }: DietRecord): Diet[] {
  const plain = [name, ...texts].map(plainText)
  const isSaid = (diet: Diet) => marks.includes(diet) || plain.some((text) => said[diet].test(text))
  const isVegan = isSaid('vegan')
  return diets.filter(
    (diet) =>
      (isSaid(diet) || (diet === 'vegetarian' && isVegan)) &&
      !heldAgainst[diet].some((subject) => contains.includes(subject)),
  )
}
