import { foldUmlauts, plainText } from '../../search/plain-text.ts'
import { counted, doseFormats } from './format-words.ts'

const SHORTEST_TAIL = 4
/** Fewer letters end many words. */
const SHORTEST_END = 3
const formats = doseFormats.flatMap(([id, words]) => words.split('|').map((word) => ({ id, word })))
const units = new Set([...formats.map(({ word }) => word), ...counted.split('|')])
/** Not those of any piece: `Frühstück` is no unit. */
const tails = formats.filter(({ word }) => word.length >= SHORTEST_TAIL)

const bare = (text: string): string => foldUmlauts(plainText(text)).replaceAll(/[^\p{L}]+$/gu, '')

/** Whether a word is a unit of a dose. */
export const isUnit = (text: string): boolean => units.has(bare(text))

/** Whether a word is a unit of a dose, or a compound of one: `Filmtabletten`, `gelcaps`, `multi-tabs`. */
export function isUnitWord(text: string): boolean {
  const typed = bare(text)
  return units.has(typed) || tails.some(({ word }) => typed.endsWith(word))
}

/** What comes before a unit in a compound: `Filmtabletten`, `vegcaps`. Anything else may be a number: `zweimalKapseln`. */
const KIND =
  /^(?:film|soft|weich|hart|gel(?:atine)?|veg(?:e|gie|i|an)?|v|li|multi|mini|mi[ck]ro|kauw?|lutsch|zuig|brause|bruis|schmelz|smelt|trink|drink|depot|retard)-?$/

function isCompoundOf(typed: string, word: string): boolean {
  return word.length >= SHORTEST_TAIL && typed.endsWith(word) && KIND.test(typed.slice(0, -word.length))
}

/** Whether a word is a unit, or a kind of one, and has nothing before it that may be a number. */
export function isKindOfUnit(text: string): boolean {
  const typed = bare(text)
  return units.has(typed) || tails.some(({ word }) => isCompoundOf(typed, word))
}

/** `dreinKapseln`, `tweecap`: a unit after what may be a number with a slip in it, and is no other word's slip. */
export function endsInUnit(text: string): boolean {
  const typed = bare(text)
  return formats.some(({ word }) => word.length >= SHORTEST_END && typed.endsWith(word))
}

/** Whether a word, no abbreviation of two letters, is a unit or a compound of one that a product is counted in. */
export function isUnitOf(text: string, own: string): boolean {
  const typed = bare(text)
  return formats.some(
    ({ id, word }) =>
      isCountedIn(own, id) && ((typed === word && word.length > 2) || isCompoundOf(typed, word)),
  )
}

/**
 * Whether a product is counted in the unit that was typed. A softgel is a soft capsule; a lozenge is no tablet to swallow,
 * so that it is asked for.
 */
export const isCountedIn = (own: string, typed: string): boolean =>
  typed === own || (typed === 'capsule' && own === 'softgel')
