import type { Read } from './entry-parts.ts'
import { find, textOf } from './find-phrase.ts'
import { readNumbers } from './read-number.ts'
import type { Token } from './tokens.ts'

const HOURLY = /^(?:q\d+(?:[-–]\d+)?(?:h|hr|hrs|min)|\d+(?:[-–]\d+)?[-–]?(?:hourly|stundlich))$/
const EACH = /^(?:per|pro|par|je|\/)$/

const isToken = (tokens: Token[], at: number, words: RegExp): boolean =>
  tokens.slice(at, at + 1).some(({ plain }) => words.test(plain))

/** What makes a dose another one and a plan has no words for: every 12 hours, per 10 kg, in weeks 1 to 2. */
export function readInterval(tokens: Token[], from: number): Read | null {
  const next = isToken(tokens, from, HOURLY)
    ? from + 1
    : (endOfWeight(tokens, from) ?? endOfNumberedSpan(tokens, from))
  return next === null ? null : { parts: [{ is: 'unsaid', text: textOf(tokens, from, next) }], next }
}

/** `per kg`, `per 10 kg`. */
function endOfWeight(tokens: Token[], from: number): number | null {
  if (!isToken(tokens, from, EACH)) return null
  return find(tokens, readNumbers(tokens, from + 1)?.next ?? from + 1, ['weight'])?.next ?? null
}

/** `week 1-2`; in `week 1 cap` the number counts capsules, in `an 5 Tagen` days. */
function endOfNumberedSpan(tokens: Token[], from: number): number | null {
  const numbers = find(tokens, from, ['span']) && readNumbers(tokens, from + 1)
  if (!numbers?.isDigits) return null
  const isCount = find(tokens, numbers.next, ['format', 'by', 'measure', 'strength', 'span']) !== null
  return isCount ? null : numbers.next
}
