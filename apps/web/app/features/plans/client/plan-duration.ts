import type { SharedPlan } from '@salvia/contract/plans/plan-records'
import type { Duration } from '@salvia/contract/words/plans'
import { formatNumber } from '@salvia/rules/format/format'
import { plannedDays } from '@salvia/rules/plans/duration-days'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { durationWord } from '../duration-words.ts'

type Counted = { amount: number; unit: 'week' | 'month' }

/** Shortest first. */
const counted: Partial<Record<Duration, Counted>> = {
  For1Week: { amount: 1, unit: 'week' },
  For2Weeks: { amount: 2, unit: 'week' },
  For3Weeks: { amount: 3, unit: 'week' },
  For1Month: { amount: 1, unit: 'month' },
  For2Month: { amount: 2, unit: 'month' },
  For3Month: { amount: 3, unit: 'month' },
  For6Month: { amount: 6, unit: 'month' },
}
const byLength = Object.keys(counted) as Duration[]

type Item = Pick<SharedPlan['recommendationItems'][number], 'duration' | 'schedule'>
type Durations = Pick<SharedPlan, 'duration'> & { recommendationItems: Item[] }

/** For how many days an item is taken: to the end of its duration, or of its last phase; infinite without an end. */
function daysTaken({ duration, schedule }: Item): number {
  const phases = schedule?.phases ?? [{ days: null }]
  const phased = phases.reduce((sum, { days }) => sum + (days ?? Number.POSITIVE_INFINITY), 0)
  return Math.min(plannedDays(duration) ?? Number.POSITIVE_INFINITY, phased)
}

/** How many days it is to the last day of a product that begins later than the plan; null where none does, or one does not end. */
function daysWithLateStart(items: Item[]): number | null {
  const longest = Math.max(...items.map(daysTaken))
  const last = Math.max(...items.map((item) => (item.schedule?.startDay ?? 0) + daysTaken(item)))
  return Number.isFinite(last) && last > longest ? last : null
}

/**
 * How long a plan runs, for its client: of products that run for different times from the shortest to the longest; to
 * the last day of all where one begins later; null where that is not a length of time.
 */
export function planDurationWords({ duration, recommendationItems }: Durations): string | null {
  if (duration === 'EmptyDuration') return null
  const days = daysWithLateStart(recommendationItems)
  if (days !== null) return m.duration_days({ count: days })
  if (duration !== 'IndividualDuration') return durationWord(duration)
  const given = recommendationItems.map((item) => item.duration)
  if (given.some((one) => one === null || counted[one] === undefined)) return null
  const [first, ...others] = byLength.filter((one) => given.includes(one))
  const last = others.at(-1)
  if (first === undefined || last === undefined) return null
  return rangeWords(first, last)
}

function rangeWords(first: Duration, last: Duration): string {
  const [from, to] = [counted[first], counted[last]]
  if (from && to && from.unit === to.unit) {
    const [least, most] = [from, to].map(({ amount }) => formatNumber(amount, getLocale()))
    const range = to.unit === 'month' ? m.duration_range_months : m.duration_range_weeks
    return range({ from: least ?? '', to: most ?? '' })
  }
  return m.duration_range({ from: durationWord(first), to: durationWord(last) })
}
