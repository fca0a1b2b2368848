import type { MatchKind } from '@salvia/contract/words/search'
import { chemicalSymbols } from '../../search/chemical-symbols.ts'
import { foldUmlauts, plainText, plainWords } from '../../search/plain-text.ts'
import { readStrengths } from '../../search/read-strength.ts'
import { allowedErrors, buildWordTrie, wordsNear } from '../../search/word-trie.ts'
import { type Meaning, meaningsOf } from './entry-words.ts'
import { withPlainFractions } from './typed-amount.ts'
import { endsInUnit, isKindOfUnit, isUnit, isUnitOf } from './unit-word.ts'

/** The words by which a product is known: its name and its brand, and those of a search that found it by what it is. */
export type Named = {
  name: string
  brandName: string
  matches?: { text: string; by: MatchKind }[] | undefined
  /** The words of the search that nothing of it matches, as they were typed. */
  unmatched?: string[] | undefined
  mainServing?: { intakeFormatId: string } | null | undefined
  /** Whether only words as they are typed count: no other word of the line names the product. */
  isAsTyped?: boolean
}

const SHORTEST_START = 3
/** A shorter word begins too many others to be meant for one of them. */
const SHORTEST_SIMILAR = 4

/** Signs before a number make it another one, and those within it are its own: `4:1`, `2.0` and `>3` are no 4, 2 and 3. */
const word =
  /(?<![\p{L}\p{N}])[.,/<>\u2264\u2265\u2248~\u00b1#=^*+\u2212\u2013-]*\d+(?:[.,:/]\d+)*\p{L}*\+?|\d+(?:[.,:/]\d+)+\p{L}*|[\p{L}\p{N}]+/gu
const thousands = /^[1-9]\d{0,2}(?:[.,]\d{3})+$/

const toWord = (text: string): string => (thousands.test(text) ? text.replaceAll(/[.,]/g, '') : text)
export const wordsIn = (text: string): string[] =>
  (plainText(withPlainFractions(text)).match(word) ?? []).map(toWord)

export const hasDigit = (text: string): boolean => /\p{N}/u.test(text)

/** The words of a product's name and brand, numbers with their signs and without. */
export function ownWords({ name, brandName }: Named): string[] {
  const words = wordsIn(`${name} ${brandName}`)
  return [...words, ...words.map((each) => each.replaceAll(/^[^\p{L}\p{N}]+|\+$/gu, ''))]
}

/** The numbers that a name states alone, or before a unit. */
export const numbersIn = (name: string): number[] => [
  ...readStrengths(name).strengths.map(({ amount }) => amount),
  ...wordsIn(readStrengths(name).rest)
    .filter((each) => /^\d+$/.test(each))
    .map(Number),
]

/** A word of the product, or the beginning of one; digits only as they stand there. */
export const isOwn = (typed: string, own: string[]): boolean =>
  own.some(
    (each) =>
      each === typed || (typed.length >= SHORTEST_START && !hasDigit(typed) && each.startsWith(typed)),
  )

/** Kinds of words beside a name that are no part of it. */
const BESIDE_NAME: Meaning['is'][] = ['filler', 'strength', 'format']

/** Whether a line names a product by its whole brand and words of its name, and by no other word. */
export function isNamedInFull(query: string, product: Named): boolean {
  const isOfName = (each: string) => !meaningsOf(each).some(({ is }) => BESIDE_NAME.includes(is))
  const words = wordsIn(readStrengths(query).rest).filter(isOfName)
  const brand = wordsIn(product.brandName)
  const own = ownWords(product)
  return (
    brand.every((each) => words.includes(each)) &&
    words.some((each) => !brand.includes(each)) &&
    words.every((each) => isOwn(each, own))
  )
}

/** What a product is, is called, holds or is for; its description says any word. */
const NAMING: MatchKind[] = ['Name', 'Brand', 'Content', 'Additive', 'Kind', 'Use', 'Code']

const searchedWords = (text: string): string[] => plainWords(text).map(foldUmlauts)

/** The words of a search that name the product, in plain letters. */
const matchedWords = ({ matches = [], isAsTyped }: Named): string[] =>
  matches.flatMap(({ text, by }) => {
    const words = searchedWords(text)
    const isMeant =
      by === 'Similar' ? !isAsTyped && words.join('').length >= SHORTEST_SIMILAR : NAMING.includes(by)
    return isMeant ? words : []
  })

/** What a search reads into a line or leaves out of it: a diet, which it filters by, and that a supplement is meant. */
const SAID_OF_ALL =
  /^(?:vegan\p{L}*|vegetari\p{L}*|vegetar\p{L}*|supplements?|nahrungserganzung\p{L}*|(?:voedings)?supplement(?:en)?|complements?|alimentaires?)$/u

/**
 * A letter more, less or other than one of the words, of a long word two; or a word that is still being typed. Before a
 * unit it may be a number that was mistyped: `zweicKapseln` are no `Weichkapseln`.
 */
function isMistyped(typed: string, matched: string[]): boolean {
  if (endsInUnit(typed)) return false
  const errors = typed.length >= 9 ? allowedErrors(typed) : Math.min(1, allowedErrors(typed))
  const long = matched.filter((each) => each.length >= SHORTEST_SIMILAR)
  return errors > 0 && wordsNear(buildWordTrie(long), typed, { errors, isBeginning: false }).length > 0
}

/** `magnesiumcitraat`, `Zinktabletten`: two or three of the words, or a unit, without a space. */
function isCompound(typed: string, matched: string[]): boolean {
  const isPart = (part: string) => matched.includes(part) || isUnit(part)
  return matched.some((first) => {
    if (first.length < SHORTEST_START || isHowMany(first) || !typed.startsWith(first)) return false
    const rest = typed.slice(first.length)
    return isPart(rest) || isPart(rest.replace(/^[sn]/, '')) || isCompound(rest, matched)
  })
}

function isMatchedWord(typed: string, matched: string[], isAsTyped = false): boolean {
  const word = typed === 'vit' ? 'vitamin' : (chemicalSymbols.get(typed) ?? typed)
  return matched.includes(word) || isCompound(word, matched) || (!isAsTyped && isMistyped(word, matched))
}

/** Whether a word says how many, so that it is of a product only where its name has it: `zinc pair`. */
const isHowMany = (word: string): boolean =>
  meaningsOf(word).some(({ is }) => is === 'number' || is === 'vague')

/**
 * The product as the words of a line are held against it. A word that the search corrected, or took for one like it, is
 * the product's only beside one that names it: `good night` is no L-theanine.
 */
export function asNamedBy<P extends Named>(query: string, product: P): P {
  const own = ownWords(product).filter((each) => each.length > 1)
  const matched = matchedWords({ ...product, isAsTyped: true })
  const isNaming = (word: string) => isOwn(word, own) || isMatchedWord(word, matched, true)
  return searchedWords(query).some(isNaming) ? product : { ...product, isAsTyped: true }
}

/**
 * What a product is counted in, be it in the words of this reader alone: `ampoules`. A word that nothing of the product
 * matches is one only where it is the product's own unit: `dr` may be a mistyped "de" and no drops.
 */
function isForm(word: string, { unmatched = [], mainServing }: Named): boolean {
  const isUnmatched = unmatched.some((stretch) => searchedWords(stretch).includes(word))
  if (isUnmatched) return isUnitOf(word, mainServing?.intakeFormatId ?? '')
  return isKindOfUnit(word) || meaningsOf(word).some(({ is }) => is === 'unheld')
}

/** Whether each word is one by which a search found the product, as it was typed, or says how the product is made up. */
export function isFoundBy(stretch: string, product: Named): boolean {
  const matched = matchedWords(product)
  const own = ownWords(product)
  const words = searchedWords(stretch)
  const isKnown = (each: string) =>
    isOwn(each, own) ||
    SAID_OF_ALL.test(each) ||
    isForm(each, product) ||
    (!isHowMany(each) && isMatchedWord(each, matched, product.isAsTyped))
  return words.length > 0 && words.every(isKnown)
}
