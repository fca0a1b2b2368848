import { servedAt } from '@salvia/contract/route'
import { createApi } from './api.ts'
import { authorized, mayRefresh, refreshSession, tellSessionRefused } from './session.ts'

const CURRENT_USER = servedAt('/users/me')
const SIGN_OUT = '/auth/signout'

/** The API over HTTP with the session. On 401 it refreshes the token once and retries. */
export const browserApi = createApi(async (path, init) => {
  const response = await fetch(path, authorized(path, init))
  if (path === CURRENT_USER && response.status === 404) window.location.assign(SIGN_OUT)
  if (response.status !== 401 || !mayRefresh(path)) return response
  if (await refreshSession()) return fetch(path, authorized(path, init))
  tellSessionRefused()
  return response
})
