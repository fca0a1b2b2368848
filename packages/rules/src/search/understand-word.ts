import { chemicalSymbols } from './chemical-symbols.ts'
import { foldUmlauts } from './plain-text.ts'
import type { SearchLexicon, UnderstoodWord } from './search-lexicon.ts'
import { type Compound, splitBeginning, splitCompound } from './split-compound.ts'
import { allowedErrors, hasWord, type NearWord, wordsBeginning, wordsNear } from './word-trie.ts'

const MOST_ALTERNATIVES = 8

/** Whether the word may still be typed, and whether it is taken literally. */
export type Reading = { isLast: boolean; isVerbatim: boolean }

const plainly = (word: string): UnderstoodWord => ({
  word,
  alternatives: [],
  isBeginning: false,
  isCorrected: false,
})

const oftenIn =
  ({ frequency }: SearchLexicon) =>
  (word: string): number =>
    frequency.get(word) ?? 0

/**
 * How many errors a word may be typed with to be meant. That depends on the known word, since `seln` is one letter short
 * of `selen`; a short name may have a letter too many: `zinck`.
 */
function errorsAllowed(known: string, typed: string, { concepts }: SearchLexicon): number {
  const isTooLong = typed.length > known.length && concepts.byFirstWord.has(known)
  return allowedErrors(isTooLong ? typed : known)
}

/** Spelling corrections, nearest first, then by frequency. */
function meant(word: string, lexicon: SearchLexicon, isBeginning: boolean): NearWord[] {
  const often = oftenIn(lexicon)
  const errors = Math.max(allowedErrors(word), allowedErrors(`${word}.`))
  return wordsNear(lexicon.words, word, { errors, isBeginning })
    .filter((near) => near.errors <= errorsAllowed(near.word, word, lexicon))
    .sort((a, b) => a.errors - b.errors || often(b.word) - often(a.word))
    .slice(0, MOST_ALTERNATIVES)
}

const beginningsOf = (word: string, lexicon: SearchLexicon): string[] => {
  const often = oftenIn(lexicon)
  return wordsBeginning(lexicon.words, word)
    .filter((known) => known !== word)
    .sort()
    .sort((a, b) => often(b) - often(a))
    .slice(0, MOST_ALTERNATIVES)
}

/** A word itself, or known ones that begin with it while it is typed. */
function asTyped(word: string, isLast: boolean, lexicon: SearchLexicon): UnderstoodWord[] | null {
  const longer = isLast ? beginningsOf(word, lexicon) : []
  if (!hasWord(lexicon.words, word) && longer.length === 0) return null
  return [{ ...plainly(word), alternatives: longer, isBeginning: isLast }]
}

const wordsOf = (near: NearWord[]): string[] => [...new Set(near.map(({ word }) => word))]

/** A compound whose last part is still being typed: `zinkta` may become a tablet of zinc. */
function asBegunCompound(word: string, lexicon: SearchLexicon): UnderstoodWord[] | null {
  const parts = splitBeginning(word, lexicon.words)
  if (parts === null) return null
  const named = (other: string) => lexicon.concepts.byFirstWord.has(other)
  const longer = wordsBeginning(lexicon.words, parts.begun).filter(named).sort().slice(0, MOST_ALTERNATIVES)
  if (longer.length === 0) return null
  return [plainly(parts.known), { ...plainly(parts.begun), alternatives: longer, isBeginning: true }]
}

/** The known words that a typed one is near to, nearest first, with umlauts written out or not. */
const nearWords = (word: string, lexicon: SearchLexicon): NearWord[] =>
  [...new Set([word, foldUmlauts(word)])].flatMap((spelling) => meant(spelling, lexicon, false))

/** What no whole word is near to: what it may begin with errors, a compound, else itself. */
function withoutWhole(
  word: string,
  isLast: boolean,
  { lexicon, compound }: { lexicon: SearchLexicon; compound: Compound | null },
): UnderstoodWord[] {
  const begun = isLast ? wordsOf(meant(word, lexicon, true)) : []
  if (begun.length > 0) return [{ word, alternatives: begun, isBeginning: true, isCorrected: true }]
  if (compound === null) return [{ ...plainly(word), isBeginning: isLast }]
  return compound.words.map((part) => ({ ...plainly(part), isCorrected: compound.errors > 0 }))
}

/**
 * What a mistyped word was meant for: a whole word, the beginning of one while it is typed, or a compound. A compound
 * that is nearer to what was typed than any whole word is what was meant.
 */
function corrected(word: string, isLast: boolean, lexicon: SearchLexicon): UnderstoodWord[] {
  const whole = nearWords(word, lexicon)
  const [best] = whole
  const isNear = best !== undefined && best.errors < 2
  const compound = isNear ? null : splitCompound(word, lexicon.words, oftenIn(lexicon))
  const isBegun = isLast && !isNear && compound?.errors !== 0
  const begunCompound = isBegun ? asBegunCompound(word, lexicon) : null
  if (begunCompound !== null) return begunCompound
  if (best === undefined) return withoutWhole(word, isLast, { lexicon, compound })
  if (compound !== null && best.errors > compound.errors)
    return compound.words.map((part) => ({ ...plainly(part), isCorrected: compound.errors > 0 }))
  const begun = isLast ? meant(word, lexicon, true) : []
  const others = wordsOf([...whole, ...begun]).filter((other) => other !== best.word)
  return [{ word: best.word, alternatives: others, isBeginning: false, isCorrected: true }]
}

/** A word that is no name: the compound that it may be, else itself. */
function uncorrected(word: string, isLast: boolean, lexicon: SearchLexicon): UnderstoodWord[] {
  const compound = splitCompound(word, lexicon.words, oftenIn(lexicon))
  if (compound?.errors === 0) return compound.words.map(plainly)
  return (isLast ? asBegunCompound(word, lexicon) : null) ?? [{ ...plainly(word), isBeginning: isLast }]
}

/** `Mg` is magnesium, since a unit follows a number; a word that is still being typed may become another. */
function asSymbol(typed: string, isLast: boolean, lexicon: SearchLexicon): UnderstoodWord[] | null {
  const name = chemicalSymbols.get(typed)
  if (name === undefined || !hasWord(lexicon.words, name)) return null
  return [{ ...plainly(name), alternatives: isLast ? beginningsOf(typed, lexicon) : [] }]
}

function understand(
  typed: string,
  { isLast, isVerbatim }: Reading,
  lexicon: SearchLexicon,
): UnderstoodWord[] {
  const isKnown = isVerbatim || lexicon.known.has(typed)
  return (
    asSymbol(typed, isLast, lexicon) ??
    asTyped(typed, isLast, lexicon) ??
    asTyped(foldUmlauts(typed), isLast, lexicon) ??
    (isKnown ? uncorrected(typed, isLast, lexicon) : corrected(typed, isLast, lexicon))
  )
}

/**
 * A typed word as known words: a chemical element by its symbol, itself, with umlauts written out, its parts, what it
 * begins or was mistyped for. A word of a language that nothing is called by is not corrected into another.
 */
export const understandWord = (typed: string, reading: Reading, lexicon: SearchLexicon): UnderstoodWord[] =>
  lexicon.understood.getOrMake(`${typed}${reading.isLast ? '…' : ''}${reading.isVerbatim ? '!' : ''}`, () =>
    understand(typed, reading, lexicon),
  )
