import type { QueryClient } from '@tanstack/react-query'
import { readingOf } from '#app/api/query.ts'
import { onSessionRefused } from '#app/api/session.ts'
import { userQuery, userReading } from '#app/features/identity/user-query.ts'

/** Minimum time between checks on returning to the page. */
const PAUSE_MS = 5000

/** Beside the user that the page knows: after a check that failed these would be read again, and forgotten without a reload. */
const sessionCheck = { ...readingOf({ ...userReading, as: 'check' }), staleTime: 0, gcTime: 0, retry: false }

/**
 * Detects a session ended elsewhere: when the page becomes visible, and on a 401. Reloads the page, which sends
 * protected pages to the login. An unreachable server ends nothing. Returns the stop function.
 */
export function watchSession(client: QueryClient): () => void {
  let lookedAt = 0
  const look = async () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < PAUSE_MS) return
    lookedAt = Date.now()
    const user = await client.fetchQuery(sessionCheck).catch(() => undefined)
    if (user === null) window.location.reload()
    else if (user) client.setQueryData(userQuery.queryKey, user)
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
