import type { LanguageCode } from '@salvia/contract/words/locale'
import { contentWords } from './plain-text.ts'

/**
 * What a concept is. Without a word it is an active; a `form` says what an active comes as or is made from, an
 * `additive` is what else is in a pack, a `side` word asks for format, brand or whom it is for.
 */
export type ConceptKind = 'active' | 'form' | 'additive' | 'side'

/**
 * One thing under its names: those of the four languages and, in `any`, chemical names, signs and label spellings that
 * are the same everywhere. `broader` names concepts that it is a kind of: pyridoxal 5-phosphate is vitamin B6.
 */
export type SynonymRow = {
  concept: string
  kind?: ConceptKind
  broader?: string[]
  /** Who asks for it wants nothing else of its kind: algae oil is no fish oil, though both are omega 3. */
  isNarrow?: boolean
  any?: string[]
} & Partial<Record<LanguageCode, string[]>>

type Phrase = { words: string[]; concept: string }

/** Phrases by their first word, the longest first; what each concept is, and what it is a kind of. */
export type ConceptTable = {
  byFirstWord: Map<string, Phrase[]>
  broader: Map<string, string[]>
  kinds: Map<string, ConceptKind>
  narrow: ReadonlySet<string>
}

/** `5-HTP` is typed as `5htp` too, `omega 3` as `omega3`. */
const joined = (name: string): string[] => {
  const words = contentWords(name)
  return words.length === 2 && words.some((word) => /\d/.test(word)) ? [words.join('')] : []
}

/** All spellings of a concept's names. */
export const namesOf = ({ any = [], en = [], de = [], nl = [], fr = [] }: SynonymRow): string[] => {
  const names = [...any, ...en, ...de, ...nl, ...fr]
  return [...names, ...names.flatMap(joined)]
}

const phrasesOf = (row: SynonymRow): Phrase[] =>
  namesOf(row)
    .map(contentWords)
    .filter((words) => words.length > 0)
    .map((words) => ({ words, concept: row.concept }))

/** Indexes the synonyms for lookup. */
export function buildConcepts(rows: SynonymRow[]): ConceptTable {
  const phrases = rows.flatMap(phrasesOf).sort((a, b) => b.words.length - a.words.length)
  const byFirstWord = Map.groupBy(phrases, ({ words }) => words.slice(0, 1).join(''))
  return {
    byFirstWord,
    broader: new Map(rows.map(({ concept, broader = [] }) => [concept, broader])),
    kinds: new Map(rows.map(({ concept, kind = 'active' }) => [concept, kind])),
    narrow: new Set(rows.flatMap(({ concept, isNarrow }) => (isNarrow ? [concept] : []))),
  }
}

/** A part of a text: a concept with the words that name it, or a single word that names none. */
export type ConceptPart = { concept: string | null; words: string[] }

function phraseAt(words: string[], at: number, table: ConceptTable): Phrase | undefined {
  return table.byFirstWord
    .get(words.slice(at, at + 1).join(''))
    ?.find((phrase) => phrase.words.every((word, place) => words[at + place] === word))
}

/** Splits a text into concepts and single words; longer names win. */
export function findConcepts(words: string[], table: ConceptTable): ConceptPart[] {
  const parts: ConceptPart[] = []
  for (let at = 0; at < words.length; ) {
    const phrase = phraseAt(words, at, table)
    const length = phrase?.words.length ?? 1
    parts.push({ concept: phrase?.concept ?? null, words: words.slice(at, at + length) })
    at += length
  }
  return parts
}

const MOST_WORDS_OF_PHRASE = 5

/**
 * What the last words of a text may be the beginning of: `groene t` of green tea. Null where they name something already,
 * or begin no name of several words.
 */
export function phrasesBegun(
  words: string[],
  table: ConceptTable,
): { words: string[]; concepts: string[] } | null {
  for (let count = Math.min(MOST_WORDS_OF_PHRASE, words.length); count > 1; count--) {
    const typed = words.slice(-count)
    const last = typed.slice(-1).join('')
    const phrases = (table.byFirstWord.get(typed.slice(0, 1).join('')) ?? []).filter(
      (phrase) =>
        phrase.words.length >= count &&
        typed.slice(0, -1).every((word, at) => phrase.words[at] === word) &&
        phrase.words
          .slice(count - 1, count)
          .join('')
          .startsWith(last),
    )
    const isNamed = phrases.some((phrase) => phrase.words.join(' ') === typed.join(' '))
    if (isNamed) return null
    const concepts = [...new Set(phrases.map(({ concept }) => concept))]
    if (concepts.length > 0) return { words: typed, concepts }
  }
  return null
}

/** What the concept of a part is; `word` for a word that names none. */
export const kindOf = (
  { concept }: Pick<ConceptPart, 'concept'>,
  { kinds }: ConceptTable,
): ConceptKind | 'word' => (concept === null ? undefined : kinds.get(concept)) ?? 'word'

/** A concept and its broader concepts, itself first. */
export function withBroader(concept: string, { broader }: ConceptTable): string[] {
  const all = new Set([concept])
  for (const known of all) for (const wider of broader.get(known) ?? []) all.add(wider)
  return [...all]
}

/** The concepts that a text of the catalogue names, broader ones included: what a search document stores. */
export function conceptsOf(text: string, table: ConceptTable): string[] {
  const named = findConcepts(contentWords(text), table).flatMap(({ concept }) => concept ?? [])
  return [...new Set(named.flatMap((concept) => withBroader(concept, table)))]
}
