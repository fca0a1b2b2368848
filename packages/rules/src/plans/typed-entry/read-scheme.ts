import type { IntakeTime } from '@salvia/contract/words/plans'
import type { Read } from './entry-parts.ts'
import { find, textOf } from './find-phrase.ts'
import type { Token } from './tokens.ts'
import { isTaken, LARGEST_BARE_AMOUNT, toCertainNumber } from './typed-amount.ts'

const schemeTimes: IntakeTime[] = ['Morning', 'Afternoon', 'Evening', 'BedTime']
/** As many drops as are taken at once. */
const LARGEST_COUNTED = 100

/** `1/0/1`; without a nought it may be a date. */
const STROKES = /^(?=.*0)\d(?:\/\d){2,3}$/

/**
 * The scheme of German-speaking practices: units in the morning, at noon, in the evening and at night (`1-0-1-0`), with
 * what they count or without (`2-0-2 caps`). An item has one amount, so that `2-0-1` is not said by a plan.
 */
export function readScheme(tokens: Token[], from: number, { plain }: Token): Read | null {
  const format = find(tokens, from + 1, ['format'])
  const most = format ? LARGEST_COUNTED : LARGEST_BARE_AMOUNT
  const units = plain.split(STROKES.test(plain) ? '/' : /[-–]/).map(toCertainNumber)
  const isScheme =
    units.length > 2 && units.length <= schemeTimes.length && units.every((each) => each <= most)
  if (!isScheme) return null
  const next = format?.next ?? from + 1
  const text = textOf(tokens, from, next)
  const taken = units.filter((each) => each > 0)
  if (new Set(taken).size !== 1 || !taken.every(isTaken)) return { parts: [{ is: 'unsaid', text }], next }
  const times = schemeTimes.filter((_, at) => Number(units[at]) > 0)
  const formatId = format?.meaning.id ?? null
  const parts: Read['parts'] = [
    { is: 'amount', amounts: taken.slice(0, 1), formatId, text },
    { is: 'times', times, isWord: false, text },
  ]
  return { parts, next }
}
