import type { AdminInquiry } from '@salvia/contract/inquiries/admin-inquiries'
import { inquiryStatuses } from '@salvia/contract/words/inquiries'
import { inquiryLengths } from '@salvia/contract/words/lengths'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { Stale } from '#app/api/invalidate.ts'
import { query } from '#app/api/query.ts'
import { given, readChoice, readSort, readWord } from '#app/workbench/address-filters.ts'
import { listReads } from '#app/workbench/list-reads.ts'
import { askedFor } from '../inquiry-words.ts'

const MOST_FOUND = 12

export const adminInquiryList = listReads('GET /admin/product-inquiries', (search) =>
  given({
    query: readWord(search, 'query', inquiryLengths.name),
    status: readChoice(search, 'status', inquiryStatuses),
    sort: readSort(search, ['name', 'upvotesCount', 'clientsCount', 'expectedDate', 'createdAt']),
  }),
)

export const adminInquiryQuery = (id: string) =>
  query('GET /admin/product-inquiries/{id}', { params: { id } })

export const keepInquiry = (client: QueryClient, saved: AdminInquiry): void => {
  client.setQueryData(adminInquiryQuery(saved.id).queryKey, saved)
}

/** What every write changes besides the record. */
export const adminInquiryReads: Stale[] = ['GET /admin/product-inquiries']

/** Searches other inquiries that can be joined with one. */
export function useFindDoubles(id: string) {
  const client = useQueryClient()
  return async (typed: string) => {
    const { results } = await client.fetchQuery(
      query('GET /admin/product-inquiries', { query: { query: typed, limit: MOST_FOUND } }),
    )
    return results
      .filter((row) => row.id !== id && row.status !== 'Closed')
      .map((row) => ({ id: row.id, name: askedFor(row) }))
  }
}
