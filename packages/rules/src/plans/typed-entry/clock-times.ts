import type { Part } from './entry-parts.ts'

const HALF_OF_DAY = /^[ap]\.?m\.?$/i
const LAST_HOUR = 12
/** More at once is rarer than an hour of the clock. */
export const MOST_BESIDE_TIME = 4

type Bare = Extract<Part, { is: 'bare' }>

const isHour = (part: Part, after: Part | undefined): part is Bare =>
  part.is === 'bare' &&
  part.amounts.every((each) => Number.isInteger(each) && each <= LAST_HOUR) &&
  HALF_OF_DAY.test(after?.text.replace(/[,;:!]+$/, '') ?? '')

/**
 * Tells hours of the clock, `8am`, which are no amounts. Small ones are amounts (`1 am 1 pm`) where they are as many and
 * nothing else of the line counts.
 */
export function tellClockTimes(parts: Part[]): Part[] {
  const hours = parts.flatMap((part, at) => (isHour(part, parts[at + 1]) ? part.amounts : []))
  const isCounted = parts.some(({ is }) => is === 'amount' || is === 'perDay' || is === 'multiple')
  const mayCount = !isCounted && new Set(hours).size === 1 && hours.every((each) => each <= MOST_BESIDE_TIME)
  if (hours.length === 0 || mayCount) return parts
  return parts.map((part, at) => {
    const pair = parts.slice(at, at + 2)
    return isHour(part, pair[1]) ? { is: 'unsaid', text: pair.map(({ text }) => text).join(' ') } : part
  })
}
