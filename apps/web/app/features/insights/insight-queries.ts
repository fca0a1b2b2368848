import { personLengths } from '@salvia/contract/words/lengths'
import { DEFAULT_INSIGHT_MONTHS, DEFAULT_PAGE_LIMIT, MAX_INSIGHT_MONTHS } from '@salvia/contract/words/limits'
import { query } from '#app/api/query.ts'
import { readOffset } from '#app/lib/read-offset.ts'
import { readDay, readLastDay } from '#app/workbench/address-days.ts'
import { given, readSort, readWord } from '#app/workbench/address-filters.ts'
import { listReads } from '#app/workbench/list-reads.ts'

const PRODUCTS_SHOWN = 10

/** Months that the address asks for; what is no such number, as many as are usual. */
export function readMonths(search: URLSearchParams): number {
  const asked = Number(search.get('monthsCount') ?? '')
  const isPossible = Number.isInteger(asked) && asked >= 1 && asked <= MAX_INSIGHT_MONTHS
  return isPossible ? asked : DEFAULT_INSIGHT_MONTHS
}

export type InsightsAsked = {
  practitionerId: string
  monthsCount: number
  /** Of the products sold: a part of their or their brands' names, and those before. */
  name?: string | undefined
  offset?: number
}

const asked = ({ practitionerId, monthsCount, name, offset = 0 }: InsightsAsked) => ({
  params: { practitionerId },
  query: { monthsCount, offset, limit: PRODUCTS_SHOWN, ...given({ name }) },
})

/** Figures of the caller, as a practitioner. */
export const ownInsightsQuery = (of: InsightsAsked) =>
  query('GET /practitioner/{practitionerId}/insights', asked(of))

/** Figures of one practitioner, for admins. */
export const practitionerInsightsQuery = (of: InsightsAsked) =>
  query('GET /admin/practitioner/insights/{practitionerId}', asked(of))

/** The refills that came due in the days of the address. */
export const refillsQuery = (practitionerId: string, search: URLSearchParams) =>
  query('GET /practitioner/{practitionerId}/refills', {
    params: { practitionerId },
    query: {
      offset: readOffset(search),
      limit: DEFAULT_PAGE_LIMIT,
      ...given({ dueFrom: readDay(search, 'dueFrom'), dueTo: readLastDay(search, 'dueTo') }),
    },
  })

/** Figures of all practitioners together. */
export const allInsightsQuery = (monthsCount: number) =>
  query('GET /admin/practitioner/insights', { query: { monthsCount, limit: 1 } })

const sorts = ['name', 'grossSales', 'commission', 'orders', 'newClients', 'plansShared']

/** Each practitioner, those who sold most first. */
export const insightList = listReads('GET /admin/practitioner/insights', (search) => ({
  monthsCount: readMonths(search),
  ...given({ name: readWord(search, 'query', personLengths.query), sort: readSort(search, sorts) }),
}))

/** What of the products sold is looked for. */
export const readProduct = (search: URLSearchParams) => readWord(search, 'name', personLengths.query)
