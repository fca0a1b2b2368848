import type { FactSubject } from '@salvia/contract/words/facts'
import { type Diet, diets } from '../product/diets.ts'
import { subjectsNamed } from '../product/product-facts.ts'
import { type AskedWords, askedWords } from './asked-words.ts'
import { findConcepts, kindOf, phrasesBegun, withBroader } from './concepts.ts'
import { contentWords, plainWords, spellingsIn } from './plain-text.ts'
import { type ProductCode, readCode } from './read-code.ts'
import { absentNames, freeTogether, readAbsent } from './read-exclusions.ts'
import { readStrengths, type Strength } from './read-strength.ts'
import type { SearchLexicon, UnderstoodWord } from './search-lexicon.ts'
import { type Reading, understandWord } from './understand-word.ts'
import { wantedAgain } from './wanted-again.ts'

const MOST_LETTERS = 300
const MOST_WORDS = 16
const MOST_BEGUN = 8

/**
 * A part of what is asked for. `words` are known words where the typed ones could be understood, `text` is how they are
 * written; `alternatives` other known words that may be meant: further corrections, or what the last word may become
 * while it is typed.
 */
export type QueryTerm = {
  words: string[]
  text: string
  concept: string | null
  /** Broader concepts, used to widen a search with too few hits. */
  broader: string[]
  /** Concepts that the words are the beginning of. */
  begun: string[]
  alternatives: string[]
  isBeginning: boolean
}

export type ParsedQuery = {
  code: ProductCode | null
  /** All of it in plain words, as a product may be called. */
  whole: string
  terms: QueryTerm[]
  /** Its words as they were typed, by terms. */
  asked: AskedWords[]
  strengths: Strength[]
  /** What it is to be suited for, by what labels say of themselves. */
  diets: Diet[]
  /** Exclusions; one of several words excludes products that match all its terms. */
  excluded: QueryTerm[][]
  /** Of each excluded name the subjects that it means: the facts of a product tell of those, however its label calls them. */
  excludedSubjects: FactSubject[][]
  /** The query as it was read, where a word of it was corrected. */
  corrected: string | null
}

type Word = UnderstoodWord & { typed: string; text: string }

/** The terms of understood words; the last ones may begin a name of several words. */
function toTerms(words: Word[], lexicon: SearchLexicon): QueryTerm[] {
  const { concepts: table } = lexicon
  const plain = words.map(({ word }) => word)
  const begun = words.at(-1)?.isBeginning ? phrasesBegun(plain, table) : null
  const named = findConcepts(plain.slice(0, plain.length - (begun?.words.length ?? 0)), table)
  const parts = [...named, ...(begun ? [{ concept: null, words: begun.words }] : [])]
  let at = 0
  return parts.map(({ concept, words: own }, place) => {
    const from = words.slice(at, at + own.length)
    at += own.length
    const last = from.slice(-1)
    const isNarrow = concept === null || table.narrow.has(concept)
    return {
      concept,
      broader: isNarrow ? [] : withBroader(concept, table).slice(1),
      begun: begun && place === named.length ? begun.concepts.slice(0, MOST_BEGUN) : [],
      words: own,
      text: [...new Set(from.map(({ text }) => text))].join(' '),
      alternatives: last.flatMap((part) => part.alternatives),
      isBeginning: last.some((part) => part.isBeginning),
    }
  })
}

/** The words of a text as they were understood; `typed` and `text` say how each was and how it should be written. */
function wordsOf(text: string, reading: Reading, lexicon: SearchLexicon): Word[] {
  const written = spellingsIn(text)
  const words = contentWords(text).slice(0, MOST_WORDS)
  return words.flatMap((plain, place) => {
    const isLast = reading.isLast && place === words.length - 1
    const typed = written.get(plain) ?? plain
    return understandWord(plain, { ...reading, isLast }, lexicon).map((part) => ({
      ...part,
      typed,
      text: part.word === plain ? typed : (lexicon.spellings.get(part.word) ?? part.word),
    }))
  })
}

const termsOf = (text: string, reading: Reading, lexicon: SearchLexicon): QueryTerm[] =>
  toTerms(wordsOf(text, reading, lexicon), lexicon)

/** Terms and exclusions of a text. */
function readWanted(
  text: string,
  reading: Reading,
  lexicon: SearchLexicon,
): { rest: string; excluded: string[] } {
  const table = lexicon.concepts
  const read = (part: string) => termsOf(readStrengths(part).rest, { ...reading, isLast: false }, lexicon)
  const kindsOf = (part: string) => read(part).map((term) => kindOf(term, table))
  const { rest, absent } = readAbsent(freeTogether(text, kindsOf))
  if (absent.length === 0) return { rest, excluded: [] }
  const isAsked = kindsOf(rest).includes('active')
  const again = wantedAgain(absent, isAsked, { read, table })
  return { rest: [rest, ...again.wanted].join(' ').trim(), excluded: absentNames(again.absent) }
}

const wordsOfTerms = (terms: QueryTerm[]): string => terms.flatMap(({ words }) => words).join(' ')

/** The query with its corrected words written as they were read; null where nothing was corrected. */
function correctedQuery(text: string, words: Word[]): string | null {
  const wrong = words.filter(({ isCorrected }) => isCorrected)
  if (wrong.length === 0) return null
  const byTyped = Map.groupBy(wrong, ({ typed }) => typed)
  const meant = (word: Word): string =>
    word.alternatives.slice(0, word.isBeginning ? 1 : 0).join('') || word.text
  return [...byTyped].reduce(
    (query, [typed, parts]) => query.replace(typed, parts.map(meant).join(' ')),
    text.trim(),
  )
}

const dietsIn = (terms: QueryTerm[]): Diet[] =>
  diets.filter((diet) => terms.some(({ concept }) => concept === `claim:${diet}`))

/** What only says that a supplement is wanted, which all of them are, counts where nothing else is said. */
function toldTerms(terms: QueryTerm[]): QueryTerm[] {
  const told = terms.filter(({ concept }) => concept !== 'supplement' && !concept?.startsWith('claim:'))
  return told.length > 0 ? told : terms.filter(({ concept }) => !concept?.startsWith('claim:'))
}

/**
 * What a typed query asks for: terms, strengths, what is to be absent, or a product number. The last word counts as
 * still being typed unless a space follows; `isVerbatim` takes words as they stand. Never fails: of a text that says
 * nothing nothing is left.
 */
export function parseQuery(query: string, lexicon: SearchLexicon, isVerbatim = false): ParsedQuery {
  const text = query.slice(0, MOST_LETTERS)
  const done: Reading = { isLast: false, isVerbatim }
  const { rest, excluded } = readWanted(text, done, lexicon)
  const { strengths, rest: named } = readStrengths(rest)
  const absent = excluded
    .map((name) => ({ name, words: wordsOf(name, done, lexicon) }))
    .map(({ name, words }) => ({ name, words, terms: toTerms(words, lexicon) }))
    .filter(({ terms }) => terms.length > 0)
  const isTyping = !/\s$/.test(text) && text.trimEnd().endsWith(named.trimEnd())
  const words = wordsOf(named, { ...done, isLast: isTyping }, lexicon)
  const terms = toTerms(words, lexicon)
  return {
    code: readCode(text),
    whole: plainWords(text).join(' '),
    terms: toldTerms(terms),
    asked: askedWords(named, terms, words),
    strengths,
    diets: dietsIn(terms),
    excluded: absent.map((one) => one.terms),
    excludedSubjects: absent.map(({ name, terms: own }) => subjectsNamed([name, wordsOfTerms(own)])),
    corrected: correctedQuery(text, [...words, ...absent.flatMap((one) => one.words)]),
  }
}
