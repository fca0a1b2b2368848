import { LONGEST_PHRASE, type Meaning, meaningsOf } from './entry-words.ts'
import type { Token } from './tokens.ts'
import { toNumber } from './typed-amount.ts'

type Kind = Meaning['is']
type Found<K extends Kind> = { meaning: Extract<Meaning, { is: K }>; next: number }
type Numbers = { values: number[]; next: number; isDigits: boolean }

/** The largest number in digits before a part of a unit, `2 1/2` or `2 halves`; above it is a strength. */
const MOST_PARTS = 10

/** The longest phrase at a place that says one of some things. */
export function find<K extends Kind>(tokens: Token[], from: number, kinds: readonly K[]): Found<K> | null {
  for (let length = Math.min(LONGEST_PHRASE, tokens.length - from); length > 0; length--) {
    const phrase = tokens
      .slice(from, from + length)
      .map(({ plain }) => plain)
      .join(' ')
    const meaning = meaningsOf(phrase).find((each) => kinds.some((kind) => kind === each.is))
    if (meaning) return { meaning: meaning as Found<K>['meaning'], next: from + length }
  }
  return null
}

export const textOf = (tokens: Token[], from: number, to: number): string =>
  tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ')

/** A number with the half or the parts that it counts: one and a half, two halves. */
function readNumber(tokens: Token[], from: number): Numbers | null {
  const number = readPlainNumber(tokens, from)
  const [count = 0, ...others] = number?.values ?? []
  if (!number || others.length > 0 || !Number.isInteger(count) || count === 0) return number
  const half = find(tokens, number.next, ['andHalf'])
  if (half) return { ...number, values: [count + 0.5], next: half.next }
  const part = find(tokens, number.next, ['number'])
  if (!part || part.meaning.value >= 1 || count > MOST_PARTS) return number
  // `2 half tablets` are one, or a half of each of two, or the 2 belongs to the name: that is not for us to tell.
  const isClear = count === 1 || !number.isDigits
  return { ...number, values: [isClear ? count * part.meaning.value : Number.NaN], next: part.next }
}

/** Digits, a fraction, a whole number with a fraction, or a word for it. */
function readPlainNumber(tokens: Token[], from: number): Numbers | null {
  const plain = tokens[from]?.plain ?? ''
  const mixed = toNumber(`${plain} ${tokens[from + 1]?.plain ?? ''}`)
  if (mixed < MOST_PARTS + 1) return { values: [mixed], next: from + 2, isDigits: true }
  const value = toNumber(plain)
  if (!Number.isNaN(value)) return { values: [value], next: from + 1, isDigits: true }
  const range = plain.split(/[-–]/).map(toNumber)
  if (range.length === 2 && !range.some(Number.isNaN))
    return { values: range, next: from + 1, isDigits: true }
  const word = find(tokens, from, ['number'])
  return word && { values: [word.meaning.value], next: word.next, isDigits: false }
}

/** Whether a word looks like a number and is none: `1.1/2`, `0.5.5`, `-1`. */
export const isOddNumber = (plain: string): boolean =>
  /^[-–+.,/\d]*\d[-–+.,/\d]*$/.test(plain) &&
  plain.split(/(?<=\d)[-–]/).some((each) => Number.isNaN(toNumber(each)))

/** A number, or two with a word for "to" or "or" between them. */
export function readNumbers(tokens: Token[], from: number): Numbers | null {
  const first = readNumber(tokens, from)
  const to = first && find(tokens, first.next, ['to'])
  const second = to && readNumber(tokens, to.next)
  return second ? { ...second, values: [...first.values, ...second.values] } : first
}
