const ONE_ERROR_FROM = 5
const TWO_ERRORS_FROM = 9

/** How many letters of a word may be mistyped: none below five letters, one from five, two from nine. */
export function allowedErrors(word: string): 0 | 1 | 2 {
  if (word.length < ONE_ERROR_FROM) return 0
  return word.length < TWO_ERRORS_FROM ? 1 : 2
}

type TrieNode = { children: Map<string, TrieNode>; word: string | null }

/** Words by their letters: finds a word, words that begin so, and words that are typed nearly so. */
export type WordTrie = TrieNode

const emptyNode = (): TrieNode => ({ children: new Map(), word: null })

/** Adds a word; one that is there stays as it is. */
export function addWord(root: WordTrie, word: string): void {
  let node = root
  for (const letter of word) {
    const next = node.children.get(letter) ?? emptyNode()
    node.children.set(letter, next)
    node = next
  }
  node.word = word
}

/** The trie of words in plain letters. */
export function buildWordTrie(words: Iterable<string>): WordTrie {
  const root = emptyNode()
  for (const word of words) addWord(root, word)
  return root
}

function nodeAt(trie: WordTrie, beginning: string): TrieNode | undefined {
  let node: TrieNode | undefined = trie
  for (const letter of beginning) node = node?.children.get(letter)
  return node
}

/** Whether the trie holds exactly this word. */
export const hasWord = (trie: WordTrie, word: string): boolean => nodeAt(trie, word)?.word === word

/** The words that begin so, in no order. */
export function wordsBeginning(trie: WordTrie, beginning: string): string[] {
  const found: string[] = []
  const nodes = [nodeAt(trie, beginning)]
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    if (node.word !== null) found.push(node.word)
    nodes.push(...node.children.values())
  }
  return found
}

export type NearWord = { word: string; errors: number }

type Row = { letter: string; distances: number[]; before: Row | null }

const at = (row: Row, place: number): number => Number(row.distances[place])

/** One more letter of a word against all beginnings of what was typed: a letter missing, added, changed or exchanged. */
function nextRow(typed: string[], letter: string, last: Row): Row {
  const distances = [at(last, 0) + 1]
  const row: Row = { letter, distances, before: last }
  typed.forEach((typedLetter, place) => {
    const changed = at(last, place) + (typedLetter === letter ? 0 : 1)
    const isExchanged = place > 0 && typedLetter === last.letter && typed[place - 1] === letter
    const exchanged = isExchanged && last.before ? at(last.before, place - 1) + 1 : Number.POSITIVE_INFINITY
    distances.push(Math.min(changed, exchanged, at(row, place) + 1, at(last, place + 1) + 1))
  })
  return row
}

type Visit = { node: TrieNode; row: Row; best: number }

/**
 * The words that differ from what was typed by at most `errors` letters (a letter missing, too many, another one, or
 * two neighbours exchanged, which counts as one), nearest first. With `isBeginning` the words that begin so, too.
 */
export function wordsNear(
  trie: WordTrie,
  typed: string,
  { errors, isBeginning = false }: { errors: number; isBeginning?: boolean },
): NearWord[] {
  const letters = [...typed]
  const found: NearWord[] = []
  const first: Row = { letter: '', distances: [...letters.keys(), letters.length], before: null }
  const visits: Visit[] = [{ node: trie, row: first, best: letters.length }]
  for (let visit = visits.pop(); visit; visit = visits.pop()) {
    const { node, row } = visit
    const whole = at(row, letters.length)
    const best = isBeginning ? Math.min(visit.best, whole) : whole
    if (node.word !== null && best <= errors) found.push({ word: node.word, errors: best })
    const isHopeless = Math.min(...row.distances) > errors && !(isBeginning && best <= errors)
    if (isHopeless) continue
    for (const [letter, child] of node.children) {
      visits.push({ node: child, row: nextRow(letters, letter, row), best })
    }
  }
  return found.sort((a, b) => a.errors - b.errors || (a.word < b.word ? -1 : 1))
}
