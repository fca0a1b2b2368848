import type { ApiAnswer, ApiCall, ApiInput } from '@salvia/contract/api-calls'
import { keepPreviousData, type QueryFunction, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { Api } from '#app/api/api.ts'
import { readingOf } from '#app/api/query.ts'
import { readOffset } from '#app/lib/read-offset.ts'
import { everyPage } from './every-page.ts'

const ROWS = 25
const EXPORTED = 100

type Page<Row> = { results: Row[]; pager: { offset: number; count: number; limit: number } }

/** Calls that answer a page of rows. */
type ListCall = { [C in ApiCall]: ApiAnswer<C> extends Page<unknown> ? C : never }[ApiCall]
type RowOf<C extends ListCall> = Extract<ApiAnswer<C>, Page<unknown>>['results'][number]

export type QueryOf<C extends ApiCall> = NonNullable<ApiInput<C> extends { query?: infer Q } ? Q : never>

type Read<Answer> = { queryKey: readonly unknown[]; queryFn: QueryFunction<Answer> }

/** How a list reads its rows. */
export type ListReads<Row> = {
  /** The query of the page that the URL asks for. */
  page: (search: URLSearchParams) => Read<Page<Row>>
  /** The query of how many rows match the URL's filters. */
  count: (search: URLSearchParams) => Read<Page<Row>>
  /** Fetches all rows that match the URL's filters, for the export. */
  every: (api: Api, search: URLSearchParams) => Promise<Row[]>
}

/** Reads a list by the filters that `filter` finds in its URL. */
export function listReads<C extends ListCall>(
  call: C,
  filter: (search: URLSearchParams) => QueryOf<C>,
): ListReads<RowOf<C>> {
  type Answer = Page<RowOf<C>>
  // The compiler cannot see that each list call takes an offset and a limit and answers a page.
  const inputOf = (search: URLSearchParams, part: { offset?: number; limit: number }) =>
    ({ query: { ...filter(search), ...part } }) as unknown as ApiInput<C>
  const reading = (input: ApiInput<C>): Read<Answer> => {
    const read = (api: Api, signal: AbortSignal) => api(call, input, { signal }) as Promise<Answer>
    const { queryKey, queryFn } = readingOf({ call, input, read: (api, { signal }) => read(api, signal) })
    return { queryKey, queryFn: queryFn as QueryFunction<Answer> }
  }
  return {
    page: (search) => reading(inputOf(search, { offset: readOffset(search), limit: ROWS })),
    count: (search) => reading(inputOf(search, { limit: 1 })),
    every: (api, search) =>
      everyPage(
        (offset) => api(call, inputOf(search, { offset, limit: EXPORTED })) as Promise<Answer>,
        EXPORTED,
      ),
  }
}

const keyOf = ({ queryKey }: { queryKey: readonly unknown[] }): string => JSON.stringify(queryKey)

/** The query that tells how many rows match `asked`: that of the page where it shows these, else one of the count alone. */
export function countedBy<Row>(
  { page, count }: ListReads<Row>,
  asked: URLSearchParams,
  shown: URLSearchParams,
): Read<Page<Row>> {
  const ofPage = page(shown)
  return keyOf(page(asked)) === keyOf(ofPage) ? ofPage : count(asked)
}

/** The rows that the URL asks for; those before stay until the next are there. */
export function useListed<Row>({ page }: ListReads<Row>) {
  const [search] = useSearchParams()
  return useQuery({ ...page(search), placeholderData: keepPreviousData })
}
