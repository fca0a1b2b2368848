import { createApi } from './api.ts'
import { authorized, mayRefresh, refreshSession } from './session.ts'

/** The API over HTTP, with the session: a 401 is answered by one refresh and one repetition. */
export const browserApi = createApi(async (path, init) => {
  const response = await fetch(path, authorized(path, init))
  if (response.status !== 401 || !mayRefresh(path)) return response
  return (await refreshSession()) ? fetch(path, authorized(path, init)) : response
})
