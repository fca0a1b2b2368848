import { allowedErrors, hasWord, type WordTrie, wordsNear } from './word-trie.ts'

const SHORTEST_PART = 3
const SHORTEST_COMPOUND = 7
/** Letters that German and Dutch put between the parts. */
const links = ['', 's', 'n', 'en', 'e', 'es', 'er']

const withoutLink = (part: string, link: string): string | null =>
  part.endsWith(link) && part.length - link.length >= SHORTEST_PART
    ? part.slice(0, part.length - link.length)
    : null

function knownPart(part: string, words: WordTrie): string | null {
  for (const link of links) {
    const bare = withoutLink(part, link)
    if (bare !== null && hasWord(words, bare)) return bare
  }
  return null
}

/** Places where a word may be cut, the longest first part first. */
const cuts = (word: string): number[] =>
  Array.from(
    { length: Math.max(0, word.length - 2 * SHORTEST_PART + 1) },
    (_, at) => word.length - SHORTEST_PART - at,
  )

function splitExactly(word: string, words: WordTrie): string[] | null {
  for (const cut of cuts(word)) {
    const first = knownPart(word.slice(0, cut), words)
    if (first === null) continue
    const rest = word.slice(cut)
    if (hasWord(words, rest)) return [first, rest]
    const further = splitExactly(rest, words)
    if (further) return [first, ...further]
  }
  return null
}

/** Known words that a part may be mistyped for are chosen by how often they occur. */
type Often = (word: string) => number

const SHORTEST_MISTYPED = 4

function nearest(part: string, errors: number, words: WordTrie, often: Often): string | null {
  if (part.length < SHORTEST_MISTYPED) return null
  const [best] = wordsNear(words, part, { errors })
    .filter((near) => near.errors <= Math.max(1, allowedErrors(near.word)))
    .sort((a, b) => a.errors - b.errors || often(b.word) - often(a.word))
  return best?.word ?? null
}

/** Two parts of which one is known and the other mistyped as much as its length allows; of `manesium` a letter is missing. */
function splitWithOneKnown(word: string, words: WordTrie, often: Often): string[] | null {
  const meant = (part: string) => nearest(part, Math.max(1, allowedErrors(`${part}.`)), words, often)
  for (const cut of cuts(word)) {
    const [head, tail] = [word.slice(0, cut), word.slice(cut)]
    const first = knownPart(head, words)
    const second = hasWord(words, tail) ? tail : null
    if (first === null && second === null) continue
    const [one, other] = [first ?? meant(head), second ?? meant(tail)]
    if (one !== null && other !== null) return [one, other]
  }
  return null
}

/** Two parts, each mistyped by one letter. */
function splitWithNoneKnown(word: string, words: WordTrie, often: Often): string[] | null {
  for (const cut of cuts(word)) {
    const one = nearest(word.slice(0, cut), 1, words, often)
    const other = one === null ? null : nearest(word.slice(cut), 1, words, often)
    if (one !== null && other !== null) return [one, other]
  }
  return null
}

/**
 * The known words that a German or Dutch compound is made of (`magnesiumkapseln`: magnesium, kapseln), with the
 * letters between them left out; one of two parts may be mistyped as much as its length allows, or each by a letter. `null` for a word that is known itself, is too
 * short, or is not made of known words.
 */
export function splitCompound(word: string, words: WordTrie, often: Often = () => 0): string[] | null {
  if (word.length < SHORTEST_COMPOUND || hasWord(words, word)) return null
  return (
    splitExactly(word, words) ??
    splitWithOneKnown(word, words, often) ??
    splitWithNoneKnown(word, words, often)
  )
}
