import type { ConceptPart } from './concepts.ts'

/** A part of a query as it was typed, and the texts of the terms that it was read as. */
export type AskedWords = { typed: string; texts: string[] }

type Word = { typed: string; text: string }
type Term = ConceptPart & { text: string }
type Placed = { term: Term; from: number; to: number }

/** Long enough to say what is meant: a letter or a number stands beside a word. */
const saysSomething = ({ text }: Term): boolean => /\p{L}{2}/u.test(text)

function placed(terms: Term[]): Placed[] {
  let at = 0
  return terms.map((term) => {
    const from = at
    at += term.words.length
    return { term, from, to: at }
  })
}

/** Words beside one another that name nothing known, as they may be one name: `Garden of Life`; any other term by itself. */
function groupsOf(terms: Placed[]): Placed[][] {
  const groups: Placed[][] = []
  for (const one of terms) {
    const before = groups.at(-1)
    if (one.term.concept === null && before?.at(-1)?.term.concept === null) before.push(one)
    else groups.push([one])
  }
  return groups
}

/** From the first to the last of some words as they stand in a text. */
function stretchOf(text: string, words: Word[]): string {
  const [first = '', last = ''] = [words[0]?.typed, words.at(-1)?.typed]
  const plain = text.toLowerCase()
  const from = plain.indexOf(first.toLowerCase())
  const to = plain.indexOf(last.toLowerCase(), from)
  if (from === -1 || to === -1) return words.map(({ typed }) => typed).join(' ')
  return text.slice(from, to + last.length).replaceAll(/\s+/g, ' ')
}

/**
 * The parts of a text as they were typed, by the terms that its words were read as. A part of a compound is written as it
 * was understood.
 */
export function askedWords(text: string, terms: Term[], words: Word[]): AskedWords[] {
  return groupsOf(placed(terms).filter(({ term }) => saysSomething(term))).map((group) => {
    const [from, to] = [Math.min(...group.map((one) => one.from)), Math.max(...group.map((one) => one.to))]
    const own = words.slice(from, to)
    const isPart = [
      [words[from - 1], own[0]],
      [words[to], own.at(-1)],
    ].some(([beside, edge]) => beside?.typed === edge?.typed)
    return {
      typed: isPart ? own.map((word) => word.text).join(' ') : stretchOf(text, own),
      texts: group.map(({ term }) => term.text),
    }
  })
}
