const ONE_ERROR_FROM = 5
const TWO_ERRORS_FROM = 9

/** Allowed typos by length: none below five letters, one from five, two from nine. */
export function allowedErrors(word: string): 0 | 1 | 2 {
  if (word.length < ONE_ERROR_FROM) return 0
  return word.length < TWO_ERRORS_FROM ? 1 : 2
}

/**
 * A trie with exact, prefix and fuzzy lookup. Nodes are indices into flat arrays (0 is both root and "none"): a
 * catalogue has several hundred thousand nodes.
 */
export type WordTrie = {
  letters: number[]
  firstChild: number[]
  nextSibling: number[]
  /** Length of the longest word below a node. */
  heights: number[]
  words: (string | null)[]
}

const ROOT = 0
const NONE = 0

/** The number in a list at a place that is known to be there. */
const at = (numbers: number[] | Uint8Array, place: number): number => Number(numbers[place])

const lettersOf = (word: string): number[] => Array.from(word, (letter) => Number(letter.codePointAt(0)))

function childOf(trie: WordTrie, node: number, letter: number): number {
  let child = at(trie.firstChild, node)
  while (child !== NONE && at(trie.letters, child) !== letter) child = at(trie.nextSibling, child)
  return child
}

function addChild(trie: WordTrie, node: number, letter: number): number {
  const child = trie.letters.push(letter) - 1
  trie.firstChild.push(NONE)
  trie.nextSibling.push(at(trie.firstChild, node))
  trie.heights.push(0)
  trie.words.push(null)
  trie.firstChild[node] = child
  return child
}

/** Adds a word; no-op if present. */
export function addWord(trie: WordTrie, word: string): void {
  const letters = lettersOf(word)
  let node = ROOT
  for (const [before, letter] of letters.entries()) {
    trie.heights[node] = Math.max(at(trie.heights, node), letters.length - before)
    const child = childOf(trie, node, letter)
    node = child === NONE ? addChild(trie, node, letter) : child
  }
  trie.words[node] = word
}

/** The trie of words in plain letters. */
export function buildWordTrie(words: Iterable<string>): WordTrie {
  const trie: WordTrie = {
    letters: [0],
    firstChild: [NONE],
    nextSibling: [NONE],
    heights: [0],
    words: [null],
  }
  for (const word of words) addWord(trie, word)
  return trie
}

/** The node of a prefix; null if none. */
function nodeAt(trie: WordTrie, beginning: string): number | null {
  let node = ROOT
  for (const letter of lettersOf(beginning)) {
    node = childOf(trie, node, letter)
    if (node === NONE) return null
  }
  return node
}

/** Whether the trie holds exactly this word. */
export function hasWord(trie: WordTrie, word: string): boolean {
  const node = nodeAt(trie, word)
  return node !== null && trie.words[node] === word
}

/** Whether any word has this prefix. */
export const hasBeginning = (trie: WordTrie, beginning: string): boolean => nodeAt(trie, beginning) !== null

/** All words of a node and of what hangs below it. */
function eachWordBelow(trie: WordTrie, node: number, found: (word: string) => void): void {
  const word = trie.words[node]
  if (typeof word === 'string') found(word)
  for (let child = at(trie.firstChild, node); child !== NONE; child = at(trie.nextSibling, child))
    eachWordBelow(trie, child, found)
}

/** Words with this prefix, unordered. */
export function wordsBeginning(trie: WordTrie, beginning: string): string[] {
  const node = nodeAt(trie, beginning)
  const found: string[] = []
  if (node !== null) eachWordBelow(trie, node, (word) => found.push(word))
  return found
}

export type NearWord = { word: string; errors: number }

/**
 * A search for what was typed. `distances` holds a row for each letter on the way from the root: how far the letters so
 * far are from each beginning of what was typed, `errors + 1` meaning too far; `least` is the least of each row. All
 * that depends on the path is kept here by depth, since a search visits thousands of nodes.
 */
type Search = {
  trie: WordTrie
  typed: number[]
  errors: number
  isBeginning: boolean
  way: number[]
  distances: Uint8Array
  least: Uint8Array
  found: NearWord[]
}

type Wanted = { errors: number; isBeginning: boolean }

function startSearch(trie: WordTrie, typed: number[], { errors, isBeginning }: Wanted): Search {
  const rows = typed.length + errors + 2
  const distances = new Uint8Array(rows * (typed.length + 1))
  for (let place = 0; place <= typed.length; place++) distances[place] = Math.min(place, errors + 1)
  return { trie, typed, errors, isBeginning, way: [NONE], distances, least: new Uint8Array(rows), found: [] }
}

/** How one more letter differs where the two last letters may have been exchanged, which counts as one error. */
function exchanged({ typed, way, distances, errors }: Search, depth: number, place: number): number {
  const mayBe = depth > 1 && place > 1
  if (!mayBe || typed[place - 2] !== way[depth] || typed[place - 1] !== way[depth - 1]) return errors + 1
  return at(distances, (depth - 2) * (typed.length + 1) + place - 2) + 1
}

/**
 * Fills the row of the letter at a depth (missing, added, changed or exchanged) and the least of it. Only places that
 * are at most `errors` away from the diagonal can hold less than too far.
 */
function fillRow(search: Search, depth: number): void {
  const { typed, errors, distances } = search
  const letter = search.way[depth]
  const row = depth * (typed.length + 1)
  const before = row - typed.length - 1
  const first = Math.max(1, depth - errors)
  const last = Math.min(typed.length, depth + errors)
  distances[row + first - 1] = Math.min(depth, errors + 1)
  let least = at(distances, row + first - 1)
  for (let place = first; place <= last; place++) {
    const changed = at(distances, before + place - 1) + (typed[place - 1] === letter ? 0 : 1)
    const missing = Math.min(at(distances, before + place), at(distances, row + place - 1)) + 1
    const distance = Math.min(changed, missing, exchanged(search, depth, place), errors + 1)
    distances[row + place] = distance
    least = Math.min(least, distance)
  }
  if (last < typed.length) distances[row + last + 1] = errors + 1
  search.least[depth] = least
}

/** Distance of the current path from the whole input. */
function distanceAt({ typed, errors, distances }: Search, depth: number): number {
  const isWithin = Math.abs(depth - typed.length) <= errors
  return isWithin ? at(distances, depth * (typed.length + 1) + typed.length) : errors + 1
}

/** Visits what hangs below a node, but what is too short to come near. */
function visitBelow(search: Search, node: number, depth: number, best: number): void {
  const { trie, typed, errors } = search
  const needed = typed.length - errors - depth - 1
  for (let child = at(trie.firstChild, node); child !== NONE; child = at(trie.nextSibling, child)) {
    if (at(trie.heights, child) < needed) continue
    search.way[depth + 1] = at(trie.letters, child)
    fillRow(search, depth + 1)
    visit(search, child, depth + 1, best)
  }
}

/** Looks at a node whose row is filled; `best` is how near a beginning of its letters came, where that counts. */
function visit(search: Search, node: number, depth: number, best: number): void {
  const { trie, errors, isBeginning, found } = search
  const least = at(search.least, depth)
  const whole = distanceAt(search, depth)
  const nearest = isBeginning ? Math.min(best, whole) : whole
  if (isBeginning && nearest <= Math.min(errors, least)) {
    eachWordBelow(trie, node, (word) => found.push({ word, errors: nearest }))
    return
  }
  const word = trie.words[node]
  if (typeof word === 'string' && nearest <= errors) found.push({ word, errors: nearest })
  if (least <= errors) visitBelow(search, node, depth, nearest)
}

/**
 * The words that differ from what was typed by at most `errors` letters (a letter missing, too many, another one, or
 * two neighbours exchanged, which counts as one), nearest first. With `isBeginning` the words that begin so, too.
 */
export function wordsNear(
  trie: WordTrie,
  typed: string,
  { errors, isBeginning = false }: { errors: number; isBeginning?: boolean },
): NearWord[] {
  const search = startSearch(trie, lettersOf(typed), { errors, isBeginning })
  visit(search, ROOT, 0, errors + 1)
  return search.found.sort((a, b) => a.errors - b.errors || (a.word < b.word ? -1 : 1))
}
