import { BoundedMap } from '@salvia/contract/bounded-map'
import type { Allergen } from '@salvia/contract/words/search'
import { allergensNamed } from '../product/allergens-named.ts'
import { chemicalSymbols } from './chemical-symbols.ts'
import {
  buildConcepts,
  type ConceptTable,
  findConcepts,
  kindOf,
  namesOf,
  type SynonymRow,
  withBroader,
} from './concepts.ts'
import { contentWords, foldUmlauts, plainWords } from './plain-text.ts'
import { type ProductCode, readCode } from './read-code.ts'
import { absentNames, readAbsent } from './read-exclusions.ts'
import { readStrengths, type Strength } from './read-strength.ts'
import { splitCompound } from './split-compound.ts'
import { wantedAgain } from './wanted-again.ts'
import {
  addWord,
  allowedErrors,
  buildWordTrie,
  hasBeginning,
  hasWord,
  type NearWord,
  type WordTrie,
  wordsBeginning,
  wordsNear,
} from './word-trie.ts'

const MOST_LETTERS = 300
const MOST_WORDS = 16
const MOST_ALTERNATIVES = 8
const MOST_UNDERSTOOD = 10_000

type Understood = { words: string[]; alternatives: string[]; isBeginning: boolean }

/** What a query is read with: the synonyms, and the words of catalogue and synonyms with how often they occur. */
export type SearchLexicon = {
  concepts: ConceptTable
  words: WordTrie
  frequency: Map<string, number>
  /** What typed words were understood as, finished ones and those that are being typed: the same are typed again and again. */
  understood: BoundedMap<Understood>
}

/**
 * A part of what is asked for. `words` are known words where the typed ones could be understood; `alternatives` other
 * known words that may be meant: further corrections, or what the last word may become while it is typed.
 */
export type QueryTerm = {
  words: string[]
  concept: string | null
  /** What the concept is a kind of: to go on with when there is too little of itself. */
  broader: string[]
  alternatives: string[]
  isBeginning: boolean
}

export type ParsedQuery = {
  code: ProductCode | null
  terms: QueryTerm[]
  strengths: Strength[]
  /** Each what is to be absent; a name of several words is absent when all of its terms are not there together. */
  excluded: QueryTerm[][]
  /** Allergens that an excluded name is one of: what holds any of them is to be absent, however its label calls it. */
  withoutAllergens: Allergen[]
}

/** The lexicon of a catalogue: `frequency` are its words in plain letters, synonyms are added. */
export function buildLexicon(rows: SynonymRow[], frequency: Map<string, number>): SearchLexicon {
  const synonyms = rows.flatMap(namesOf).flatMap(plainWords)
  return {
    concepts: buildConcepts(rows),
    words: buildWordTrie([...frequency.keys(), ...synonyms]),
    frequency,
    understood: new BoundedMap(MOST_UNDERSTOOD),
  }
}

/** Teaches a lexicon words that the catalogue has by now. */
export function addWords(lexicon: SearchLexicon, frequency: ReadonlyMap<string, number>): void {
  for (const [word, often] of frequency) {
    if (lexicon.frequency.has(word)) continue
    addWord(lexicon.words, word)
    lexicon.frequency.set(word, often)
    lexicon.understood.clear()
  }
}

/** Whether each word of a query is in the lexicon as typed; the last may be a prefix. */
export const knowsAll = (query: string, { words }: SearchLexicon): boolean =>
  contentWords(query.slice(0, MOST_LETTERS)).every(
    (word, at, all) => hasWord(words, word) || (at === all.length - 1 && hasBeginning(words, word)),
  )

const oftenIn =
  ({ frequency }: SearchLexicon) =>
  (word: string): number =>
    frequency.get(word) ?? 0

/**
 * Known words that may be meant, nearest first, among equals the more frequent. The known word decides how many errors
 * it may have: of `seln` a letter of `selen` is missing.
 */
function meant(word: string, lexicon: SearchLexicon, isBeginning: boolean): NearWord[] {
  const often = oftenIn(lexicon)
  const errors = Math.max(allowedErrors(word), allowedErrors(`${word}.`))
  return wordsNear(lexicon.words, word, { errors, isBeginning })
    .filter((near) => near.errors <= allowedErrors(near.word))
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

/** A word as it stands, or the beginning of known ones while it is typed. */
function asTyped(word: string, isLast: boolean, lexicon: SearchLexicon): Understood | null {
  const longer = isLast ? beginningsOf(word, lexicon) : []
  if (!hasWord(lexicon.words, word) && longer.length === 0) return null
  return { words: [word], alternatives: longer, isBeginning: isLast }
}

const wordsOf = (near: NearWord[]): string[] => [...new Set(near.map(({ word }) => word))]

/**
 * What a mistyped word was meant for: a whole word, the beginning of one while it is typed, or a compound. A compound
 * that is nearer to what was typed than any whole word is what was meant.
 */
function corrected(word: string, isLast: boolean, lexicon: SearchLexicon): Understood {
  const spellings = new Set([word, foldUmlauts(word)])
  const whole = [...spellings].flatMap((spelling) => meant(spelling, lexicon, false))
  const [best] = whole
  const isNear = best !== undefined && best.errors < 2
  const compound = isNear ? null : splitCompound(word, lexicon.words, oftenIn(lexicon))
  if (best !== undefined && (compound === null || best.errors <= compound.errors)) {
    const begun = isLast ? meant(word, lexicon, true) : []
    const others = wordsOf([...whole, ...begun]).filter((other) => other !== best.word)
    return { words: [best.word], alternatives: others, isBeginning: false }
  }
  const begun = isLast && best === undefined ? wordsOf(meant(word, lexicon, true)) : []
  if (begun.length > 0) return { words: [word], alternatives: begun, isBeginning: true }
  return { words: compound?.words ?? [word], alternatives: [], isBeginning: isLast && compound === null }
}

/** `Mg` is magnesium, since a unit follows a number; a word that is still being typed may become another. */
function asSymbol(typed: string, isLast: boolean, lexicon: SearchLexicon): Understood | null {
  const name = chemicalSymbols.get(typed)
  if (name === undefined || !hasWord(lexicon.words, name)) return null
  return { words: [name], alternatives: isLast ? beginningsOf(typed, lexicon) : [], isBeginning: false }
}

/** A typed word as known words: a chemical element by its symbol, itself, with umlauts written out, its parts, what it begins or was mistyped for. */
function understand(typed: string, isLast: boolean, lexicon: SearchLexicon): Understood {
  return (
    asSymbol(typed, isLast, lexicon) ??
    asTyped(typed, isLast, lexicon) ??
    asTyped(foldUmlauts(typed), isLast, lexicon) ??
    corrected(typed, isLast, lexicon)
  )
}

const understoodBefore = (typed: string, isLast: boolean, lexicon: SearchLexicon): Understood =>
  lexicon.understood.getOrMake(`${typed}${isLast ? '…' : ''}`, () => understand(typed, isLast, lexicon))

/** Concepts of the understood words; a word keeps what else it may mean. */
function toTerms(understood: Understood[], lexicon: SearchLexicon): QueryTerm[] {
  const words = understood.flatMap((part) => part.words)
  const origin = understood.flatMap((part) => part.words.map(() => part))
  let at = 0
  return findConcepts(words, lexicon.concepts).map(({ concept, words: named }) => {
    at += named.length
    const last = origin.slice(at - 1, at)
    return {
      concept,
      broader: concept === null ? [] : withBroader(concept, lexicon.concepts).slice(1),
      words: named,
      alternatives: last.flatMap((part) => part.alternatives),
      isBeginning: last.some((part) => part.isBeginning),
    }
  })
}

function termsOf(text: string, isTyping: boolean, lexicon: SearchLexicon): QueryTerm[] {
  const words = contentWords(text).slice(0, MOST_WORDS)
  return toTerms(
    words.map((word, place) => understoodBefore(word, isTyping && place === words.length - 1, lexicon)),
    lexicon,
  )
}

/** What a text asks for and what is to be absent. */
function readWanted(text: string, lexicon: SearchLexicon): { rest: string; excluded: string[] } {
  const { rest, absent } = readAbsent(text)
  if (absent.length === 0) return { rest, excluded: [] }
  const table = lexicon.concepts
  const read = (part: string) => termsOf(readStrengths(part).rest, false, lexicon)
  const isAsked = read(rest).some((term) => kindOf(term, table) === 'active')
  const again = wantedAgain(absent, isAsked, { read, table })
  return { rest: [rest, ...again.wanted].join(' ').trim(), excluded: absentNames(again.absent) }
}

const wordsOfTerms = (terms: QueryTerm[]): string => terms.flatMap(({ words }) => words).join(' ')

/**
 * What a typed query asks for: terms, strengths, what is to be absent, or a product number. The last word counts as
 * still being typed unless a space follows. Never fails: of a text that says nothing nothing is left.
 */
export function parseQuery(query: string, lexicon: SearchLexicon): ParsedQuery {
  const text = query.slice(0, MOST_LETTERS)
  const { rest, excluded } = readWanted(text, lexicon)
  const { strengths, rest: named } = readStrengths(rest)
  const absent = excluded.map((name) => termsOf(name, false, lexicon)).filter((terms) => terms.length > 0)
  const isTyping = !/\s$/.test(text) && text.trimEnd().endsWith(named.trimEnd())
  return {
    code: readCode(text),
    terms: termsOf(named, isTyping, lexicon),
    strengths,
    excluded: absent,
    withoutAllergens: allergensNamed([...excluded, ...absent.map(wordsOfTerms)].join('\n')),
  }
}
