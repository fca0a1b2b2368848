import type { QueryClient } from '@tanstack/react-query'
import { onSessionRefused } from '#app/api/session.ts'
import { userQuery } from '#app/features/identity/user-query.ts'

/** Coming back to a page again and again asks no more often than this. */
const PAUSE_MS = 5000

/**
 * Notices that a session was ended elsewhere: when the page comes back into view, and when a call is refused for want
 * of a session. The page is loaded again then, which leads a protected one to the login and back. A server that cannot
 * be reached ends nothing. The answer ends the watch.
 */
export function watchSession(client: QueryClient): () => void {
  let lookedAt = 0
  const look = async () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < PAUSE_MS) return
    lookedAt = Date.now()
    const user = await client.fetchQuery({ ...userQuery, staleTime: 0, retry: false }).catch(() => undefined)
    if (user === null) window.location.reload()
  }
  window.addEventListener('focus', look)
  document.addEventListener('visibilitychange', look)
  const endRefusals = onSessionRefused(() => void look())
  return () => {
    window.removeEventListener('focus', look)
    document.removeEventListener('visibilitychange', look)
    endRefusals()
  }
}
