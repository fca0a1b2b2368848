import { BoundedMap } from '@salvia/contract/bounded-map'
import { buildConcepts, type ConceptTable, namesOf, type SynonymRow } from './concepts.ts'
import { FOOD } from './everyday-names.ts'
import { contentWords, plainWords, spellingsIn } from './plain-text.ts'
import { addWord, buildWordTrie, hasBeginning, hasWord, type WordTrie } from './word-trie.ts'

const MOST_UNDERSTOOD = 10_000

/** A word that something typed was understood as; `alternatives` are others that it may be meant for or become. */
export type UnderstoodWord = {
  word: string
  alternatives: string[]
  isBeginning: boolean
  isCorrected: boolean
}

/** What a query is read with: the synonyms, and the words of catalogue and synonyms with how often they occur. */
export type SearchLexicon = {
  concepts: ConceptTable
  words: WordTrie
  frequency: Map<string, number>
  /** Words of a language that nothing is called by: they are left as they are typed, and no other word becomes one. */
  known: Set<string>
  /** How the words of the synonyms are written, by their plain letters. */
  spellings: ReadonlyMap<string, string>
  /** Cache of interpreted words: the same ones are typed again and again. */
  understood: BoundedMap<UnderstoodWord[]>
}

/** The lexicon of a catalogue: `frequency` are its words in plain letters, synonyms are added. */
export function buildLexicon(
  rows: SynonymRow[],
  frequency: Map<string, number>,
  known: Iterable<string> = [],
): SearchLexicon {
  const names = rows.flatMap(namesOf)
  // The words of a food that has several are none that another is a mistake for: `pine` nuts, `pink` grapefruit.
  const [own = [], parts = []] = [true, false].map((isOwn) =>
    rows.flatMap((row) => {
      const words = namesOf(row).map(plainWords)
      return words.filter(({ length }) => (length === 1 || !row.concept.startsWith(FOOD)) === isOwn).flat()
    }),
  )
  return {
    concepts: buildConcepts(rows),
    words: buildWordTrie([...frequency.keys(), ...own]),
    frequency,
    known: new Set([...known, ...parts]),
    spellings: new Map(names.toReversed().flatMap((name) => [...spellingsIn(name)])),
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

/** Adds words that occur in texts to a lexicon, so that they are not corrected. */
export function addKnownWords(lexicon: SearchLexicon, words: string[]): void {
  for (const word of words) {
    lexicon.known.add(word)
    lexicon.understood.clear()
  }
}

const MOST_LETTERS = 300

/** The words of a query that the lexicon has never seen; the last may be a prefix of one that it has. */
export const unknownWords = (query: string, { words, known }: SearchLexicon): string[] =>
  contentWords(query.slice(0, MOST_LETTERS)).filter(
    (word, at, all) =>
      !hasWord(words, word) && !known.has(word) && !(at === all.length - 1 && hasBeginning(words, word)),
  )
