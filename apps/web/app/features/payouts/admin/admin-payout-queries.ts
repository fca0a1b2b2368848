import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import { payoutStatuses } from '@salvia/contract/words/wallet'
import { readDay } from '@salvia/rules/format/read-day'
import type { Stale } from '#app/api/invalidate.ts'
import { query } from '#app/api/query.ts'
import { given, readChoice, readId, readSort } from '#app/workbench/address-filters.ts'
import { listReads, type QueryOf } from '#app/workbench/list-reads.ts'

const FILES_SHOWN = 10

const dayIn = (search: URLSearchParams, name: string): CalendarDay | undefined =>
  readDay(search.get(name) ?? '') ?? undefined

/** The payouts that an address asks for. */
const payoutFilter = (search: URLSearchParams): QueryOf<'GET /admin/payouts'> => {
  const status = readChoice(search, 'status', payoutStatuses)
  return given({
    status: status && [status],
    practitionerId: readId(search, 'practitionerId'),
    createdFrom: dayIn(search, 'createdFrom'),
    createdTo: dayIn(search, 'createdTo'),
    sort: readSort(search, ['createdAt', 'amount']),
  })
}

export const adminPayoutList = listReads('GET /admin/payouts', payoutFilter)

export const adminPayoutQuery = (id: string) => query('GET /admin/payouts/{id}', { params: { id } })

export const payoutSummaryQuery = query('GET /admin/payouts/summary', {})

export const payoutFilesQuery = query('GET /admin/payouts/files', { query: { limit: FILES_SHOWN } })

/** What the run of a day would pay in all. */
export const runSumQuery = (date: CalendarDay) =>
  query('GET /admin/payouts/preview', { query: { date, limit: 1 } })

/** The number on a tab. */
export const payoutCountQuery = (status: string) =>
  query('GET /admin/payouts', { query: { ...payoutFilter(new URLSearchParams({ status })), limit: 1 } })

export const runPreviewQuery = (date: CalendarDay) =>
  query('GET /admin/payouts/preview', { query: { date, limit: 100 } })

/** What every step of a payout changes. */
export const payoutReads: Stale[] = [
  'GET /admin/payouts',
  'GET /admin/payouts/{id}',
  'GET /admin/payouts/summary',
  'GET /admin/payouts/files',
  'GET /admin/payouts/preview',
]
