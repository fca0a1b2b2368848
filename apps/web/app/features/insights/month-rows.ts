import type { InsightFigures, InsightMonth } from '@salvia/contract/insights/insights'
import { formatDate } from '@salvia/rules/format/format'
import { daysOfMonth } from '@salvia/rules/insights/compare'
import { lastMonths } from '@salvia/rules/wallet/last-months'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import type { Figures } from './insight-figures.ts'
import type { Days } from './insight-rows.ts'

/** What every insight answers: its months, all of them together, and those before. */
export type Span = { months: InsightMonth[]; total: InsightFigures; before: InsightFigures }

/** A row of figures: of a month or of several together. */
export type MonthRow = { id: string; title: string; days: Days; of: Figures }

/** A month with its year, as short as it is written. */
export const monthWord = (month: InsightMonth['month']): string =>
  formatDate(`${month}-01`, getLocale(), 'monthYear')

const rowOf = (of: InsightMonth): MonthRow => ({
  id: of.month,
  title: monthWord(of.month),
  days: daysOfMonth(of.month),
  of,
})

/** The months, the newest first. */
export const monthRows = ({ months }: Span): MonthRow[] => months.map(rowOf).toReversed()

/** The months as many as are asked for and those before, each together. */
export function togetherRows({ months, total, before }: Span): MonthRow[] {
  const [first, last] = [months[0], months.at(-1)]
  if (!first || !last) return []
  const count = months.length
  const earlier = lastMonths(new Date(`${first.month}-01T00:00:00Z`), count + 1)
  const [from, to] = [earlier[0] ?? first.month, earlier.at(-2) ?? first.month]
  return [
    {
      id: 'total',
      title: m.insights_total({ count }),
      days: { from: daysOfMonth(first.month).from, to: daysOfMonth(last.month).to },
      of: { ...total, clients: null },
    },
    {
      id: 'before',
      title: m.insights_before({ count }),
      days: { from: daysOfMonth(from).from, to: daysOfMonth(to).to },
      of: { ...before, clients: null },
    },
  ]
}

/** The newest month beside the one before it, which is all of those before when one month is asked for. */
export function newestRows(span: Span): { newest: MonthRow; before: MonthRow } | null {
  const [newest, previous] = monthRows(span)
  if (!newest) return null
  if (previous) return { newest, before: previous }
  const before = togetherRows(span).find(({ id }) => id === 'before')
  if (!before) return null
  const month = before.days.from.slice(0, 7) as InsightMonth['month']
  return { newest, before: { ...before, title: monthWord(month) } }
}

/** Whether nothing happened, in these months and those before. */
export const isQuiet = ({ months, total, before }: Span): boolean =>
  months.every(({ clients }) => clients === 0) &&
  [total, before].every(
    (of) => of.orders + of.views + of.newClients + of.plansMade + of.plansShared + of.refillsDue === 0,
  )
