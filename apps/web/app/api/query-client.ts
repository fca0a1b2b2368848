import { QueryClient } from '@tanstack/react-query'
import type { Api } from './api.ts'
import { ApiError } from './api-error.ts'

const RETRIES = 3
const LONGEST_DELAY_MS = 30_000
const KEPT_MS = 5 * 60_000
/** Data the server just rendered is not refetched immediately. */
const FRESH_MS = 30_000

const apis = new WeakMap<QueryClient, Api>()

/** The API that a client's queries and mutations use: in process on the server, over HTTP in the browser. */
export function apiOf(client: QueryClient): Api {
  const api = apis.get(client)
  if (api === undefined) throw new Error('this query client has no API')
  return api
}

/** Retries only failures that may be transient: never refusals, never during server rendering. */
const mayRetry = (failures: number, error: Error) =>
  !import.meta.env.SSR && failures < RETRIES && !(error instanceof ApiError && error.status < 500)

/** A separate cache per request on the server and per page in the browser. Times: docs/specification.md, section 9. */
export function createQueryClient(api?: Api): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        retry: mayRetry,
        retryDelay: (failures) => Math.min(1000 * 2 ** failures, LONGEST_DELAY_MS),
        gcTime: import.meta.env.SSR ? Number.POSITIVE_INFINITY : KEPT_MS,
        staleTime: FRESH_MS,
      },
    },
  })
  if (api) apis.set(client, api)
  return client
}
