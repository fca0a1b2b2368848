import { LONGEST_PHRASE, type Meaning, meaningsOf } from './entry-words.ts'
import type { Token } from './tokens.ts'
import { toNumber } from './typed-amount.ts'

type Kind = Meaning['is']
type Found<K extends Kind> = { meaning: Extract<Meaning, { is: K }>; next: number }
type Numbers = { values: number[]; next: number; isDigits: boolean }

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

/** One number: digits, a fraction, a whole number with a fraction, or a word for it. */
function readNumber(tokens: Token[], from: number): Numbers | null {
  const plain = tokens[from]?.plain ?? ''
  const mixed = toNumber(`${plain} ${tokens[from + 1]?.plain ?? ''}`)
  if (!Number.isNaN(mixed)) return { values: [mixed], next: from + 2, isDigits: true }
  const value = toNumber(plain)
  if (!Number.isNaN(value)) return { values: [value], next: from + 1, isDigits: true }
  const range = plain.split(/[-–]/).map(toNumber)
  if (range.length === 2 && !range.some(Number.isNaN))
    return { values: range, next: from + 1, isDigits: true }
  const word = find(tokens, from, ['number'])
  return word && { values: [word.meaning.value], next: word.next, isDigits: false }
}

/** A number, or two with a word for "to" or "or" between them. */
export function readNumbers(tokens: Token[], from: number): Numbers | null {
  const first = readNumber(tokens, from)
  const to = first && find(tokens, first.next, ['to'])
  const second = to && readNumber(tokens, to.next)
  return second ? { ...second, values: [...first.values, ...second.values] } : first
}
