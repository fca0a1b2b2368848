import { allowedErrors, hasBeginning, hasWord, type NearWord, type WordTrie, wordsNear } from './word-trie.ts'

const SHORTEST_PART = 3
const SHORTEST_COMPOUND = 7
/** Linking letters of German and Dutch compounds. */
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

/** Candidate split points, longest first part first. */
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

/** The words of a compound, and how many letters of it are wrong if it was meant. */
export type Compound = { words: string[]; errors: number }

/** Known words that a part may be mistyped for are chosen by how often they occur. */
type Often = (word: string) => number

const SHORTEST_MISTYPED = 4

/** The word that a part was meant for. One of the two has four letters at least: of `zin` one of `zink` is missing. */
function nearest(part: string, errors: number, words: WordTrie, often: Often): NearWord | null {
  const [best] = wordsNear(words, part, { errors })
    .filter((near) => Math.max(near.word.length, part.length) >= SHORTEST_MISTYPED)
    .filter((near) => near.errors <= Math.max(1, allowedErrors(near.word)))
    .sort((a, b) => a.errors - b.errors || often(b.word) - often(a.word))
  return best ?? null
}

const both = (one: NearWord, other: NearWord): Compound => ({
  words: [one.word, other.word],
  errors: one.errors + other.errors,
})

/**
 * Two parts of which one is known and the other mistyped as much as its length allows; of `manesium` a letter is
 * missing. The longer the known part, the surer the cut.
 */
function splitWithOneKnown(word: string, words: WordTrie, often: Often): Compound | null {
  const meant = (part: string) => nearest(part, Math.max(1, allowedErrors(`${part}.`)), words, often)
  const asIs = (part: string | null): NearWord | null => (part === null ? null : { word: part, errors: 0 })
  const found = cuts(word).flatMap((cut) => {
    const [head, tail] = [word.slice(0, cut), word.slice(cut)]
    const first = asIs(knownPart(head, words))
    const second = hasWord(words, tail) ? asIs(tail) : null
    if (first === null && second === null) return []
    const [one, other] = [first ?? meant(head), second ?? meant(tail)]
    const known = Math.max(first?.word.length ?? 0, second?.word.length ?? 0)
    return one !== null && other !== null ? [{ ...both(one, other), known }] : []
  })
  const [surest] = found.sort((a, b) => b.known - a.known)
  return surest ? { words: surest.words, errors: surest.errors } : null
}

/** Two parts, each mistyped by one letter. */
function splitWithNoneKnown(word: string, words: WordTrie, often: Often): Compound | null {
  for (const cut of cuts(word)) {
    const one = nearest(word.slice(0, cut), 1, words, often)
    const other = one === null ? null : nearest(word.slice(cut), 1, words, often)
    if (one !== null && other !== null) return both(one, other)
  }
  return null
}

/**
 * The known words that a German or Dutch compound is made of (`magnesiumkapseln`: magnesium, kapseln), with the
 * letters between them left out; one of two parts may be mistyped as much as its length allows, or each by a letter. `null` for a word that is known itself, is too
 * short, or is not made of known words.
 */
export function splitCompound(word: string, words: WordTrie, often: Often = () => 0): Compound | null {
  if (word.length < SHORTEST_COMPOUND || hasWord(words, word)) return null
  const exact = splitExactly(word, words)
  if (exact) return { words: exact, errors: 0 }
  return splitWithOneKnown(word, words, often) ?? splitWithNoneKnown(word, words, often)
}

const SHORTEST_BEGINNING = 2
const SHORTEST_KNOWN = 4

/** A known word and, behind it, the beginning of another: `magnesiumcit`. The longest known word counts. */
export function splitBeginning(word: string, words: WordTrie): { known: string; begun: string } | null {
  for (let cut = word.length - SHORTEST_BEGINNING; cut >= SHORTEST_KNOWN; cut--) {
    const known = knownPart(word.slice(0, cut), words)
    const begun = word.slice(cut)
    if (known !== null && known.length >= SHORTEST_KNOWN && hasBeginning(words, begun))
      return { known, begun }
  }
  return null
}
