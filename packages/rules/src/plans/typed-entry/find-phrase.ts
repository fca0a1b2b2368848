import { LONGEST_PHRASE, type Meaning, meaningsOf } from './entry-words.ts'
import type { Token } from './tokens.ts'

type Kind = Meaning['is']
type Found<K extends Kind> = { meaning: Extract<Meaning, { is: K }>; next: number }

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
