import { servedAt } from '@salvia/contract/route'
import { getLocale } from '#app/paraglide/runtime.js'
import { createApi, type Sent } from './api.ts'
import { announceSessionRefused, authorized, mayRefresh, refreshSession } from './session.ts'

const CURRENT_USER = servedAt('/users/me')
const SIGN_OUT = '/auth/signout'

/** `fetch` with the session. On 401 it refreshes the token once and retries. */
export async function fetchAuthorized(path: string, init: Sent): Promise<Response> {
  const response = await fetch(path, authorized(path, init))
  if (path === CURRENT_USER && response.status === 404) window.location.assign(SIGN_OUT)
  if (response.status !== 401 || !mayRefresh(path)) return response
  if (await refreshSession()) return fetch(path, authorized(path, init))
  announceSessionRefused()
  return response
}

/** The API over HTTP with the session, which is told the language of the page: mails and answers come in it. */
export const browserApi = createApi((path, sent) =>
  fetchAuthorized(path, { ...sent, headers: { ...sent.headers, 'content-language': getLocale() } }),
)
