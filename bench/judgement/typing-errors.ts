const ONE_ERROR_FROM = 5
const TWO_ERRORS_FROM = 9
const letters = 'abcdefghijklmnopqrstuvwxyz'

/** Pseudo-random numbers from 0 to 1, determined by the seed (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const otherLetter = (than: string, next: () => number): string => {
  const others = [...letters].filter((letter) => letter !== than.toLowerCase())
  return others
    .slice(Math.floor(next() * others.length))
    .slice(0, 1)
    .join('')
}

/** One letter of a word omitted, preceded by a stray one, swapped with the next or mistyped. */
function withOneError(word: string, next: () => number): string {
  const characters = [...word]
  const at = Math.floor(next() * characters.length)
  const [before, here, after] = [
    characters.slice(0, at),
    characters.slice(at, at + 1),
    characters.slice(at + 1),
  ]
  const ways = [
    [...before, ...after],
    [...before, otherLetter(here.join(''), next), ...here, ...after],
    [...before, ...after.slice(0, 1), ...here, ...after.slice(1)],
    [...before, otherLetter(here.join(''), next), ...after],
  ]
  const way = Math.floor(next() * ways.length)
  const typed = ways.flatMap((letters, place) => (place === way ? letters : [])).join('')
  return typed === word ? withOneError(word, next) : typed
}

/** Only purely alphabetic words are mistyped: numbers, units and codes are left as they are. */
const isMistyped = (word: string, from: number): boolean =>
  /^\p{L}+$/u.test(word) && !/^mi[ck]rogram/i.test(word) && [...word].length >= from

/** The query with `errors` mistyped letters in its longest word, `null` if no word is long enough. */
export function withTypingErrors(query: string, errors: 1 | 2, seed: number): string | null {
  const next = numbersFrom(seed)
  const parts = query.split(/(\P{L}+)/u)
  const [longest] = parts
    .filter((part) => isMistyped(part, errors === 1 ? ONE_ERROR_FROM : TWO_ERRORS_FROM))
    .sort((a, b) => b.length - a.length)
  if (longest === undefined) return null
  const at = parts.indexOf(longest)
  const once = withOneError(longest, next)
  return parts.with(at, errors === 1 ? once : withOneError(once, next)).join('')
}
