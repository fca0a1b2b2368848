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
  any?: string[]
} & Partial<Record<LanguageCode, string[]>>

type Phrase = { words: string[]; concept: string }

/** Phrases by their first word, the longest first; what each concept is, and what it is a kind of. */
export type ConceptTable = {
  byFirstWord: Map<string, Phrase[]>
  broader: Map<string, string[]>
  kinds: Map<string, ConceptKind>
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

/** Makes the synonyms ready for looking up. */
export function buildConcepts(rows: SynonymRow[]): ConceptTable {
  const phrases = rows.flatMap(phrasesOf).sort((a, b) => b.words.length - a.words.length)
  const byFirstWord = Map.groupBy(phrases, ({ words }) => words.slice(0, 1).join(''))
  return {
    byFirstWord,
    broader: new Map(rows.map(({ concept, broader = [] }) => [concept, broader])),
    kinds: new Map(rows.map(({ concept, kind = 'active' }) => [concept, kind])),
  }
}

/** A part of a text: a concept with the words that name it, or a single word that names none. */
export type ConceptPart = { concept: string | null; words: string[] }

function phraseAt(words: string[], at: number, table: ConceptTable): Phrase | undefined {
  return table.byFirstWord
    .get(words.slice(at, at + 1).join(''))
    ?.find((phrase) => phrase.words.every((word, place) => words[at + place] === word))
}

/** The text's words in order, those that name a concept together as one part; longer names win. */
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

/** What the concept of a part is; `word` for a word that names none. */
export const kindOf = (
  { concept }: Pick<ConceptPart, 'concept'>,
  { kinds }: ConceptTable,
): ConceptKind | 'word' => (concept === null ? undefined : kinds.get(concept)) ?? 'word'

/** The concept with all that it is a kind of, itself first. */
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
