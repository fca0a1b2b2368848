import type { PageVisit } from '@salvia/contract/page-visit'
import { type Api, createApi } from './api.ts'

const forwarded = ['cookie', 'accept-language', 'user-agent']

/** What the API is told of the visitor requesting a page. */
export type VisitorHeaders = Record<string, string>

/** The visitor's own headers, as far as calls of a page carry them. */
export function visitorHeaders(visit: PageVisit, page: Request): VisitorHeaders {
  const visitor: VisitorHeaders = { 'x-request-id': visit.requestId }
  for (const name of forwarded) {
    const value = page.headers.get(name)
    if (value !== null) visitor[name] = value
  }
  return visitor
}

/** The in-process API, called on behalf of the visitor requesting the page, by the headers as they are at each call. */
export function serverApi(visit: PageVisit, visitor: VisitorHeaders): Api {
  return createApi((path, { method, headers, body }) =>
    visit.api({ path, method, headers: { ...headers, ...visitor }, body }),
  )
}
