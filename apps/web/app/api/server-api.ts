import type { PageVisit } from '#app/page-visit.ts'
import { type Api, createApi } from './api.ts'

const ORIGIN = 'http://in-process'
const forwarded = ['cookie', 'accept-language', 'user-agent']

/** The API in process, as the visitor who asks for a page. */
export function serverApi(visit: PageVisit, page: Request): Api {
  return createApi((path, init) => {
    const headers = new Headers(init.headers)
    for (const name of forwarded) {
      const value = page.headers.get(name)
      if (value !== null) headers.set(name, value)
    }
    headers.set('x-request-id', visit.requestId)
    return visit.api(new Request(ORIGIN + path, { ...init, headers }))
  })
}
