import type { PageVisit } from '@salvia/contract/page-visit'
import { type Api, createApi } from './api.ts'

const forwarded = ['cookie', 'accept-language', 'user-agent']

/** The in-process API, called on behalf of the visitor requesting the page. */
export function serverApi(visit: PageVisit, page: Request): Api {
  const visitor: Record<string, string> = { 'x-request-id': visit.requestId }
  for (const name of forwarded) {
    const value = page.headers.get(name)
    if (value !== null) visitor[name] = value
  }
  return createApi((path, { method, headers, body }) =>
    visit.api({ path, method, headers: { ...headers, ...visitor }, body }),
  )
}
