import type { QueryClient } from '@tanstack/react-query'
import { followOtherTabs } from '#app/visit/other-tabs.ts'
import { watchSession } from './watch-session.ts'

/** Follows session changes from other tabs and devices; returns the unsubscribe function. */
export function followSession(userId: string | undefined, client: QueryClient): () => void {
  const ends = [followOtherTabs(userId), ...(userId === undefined ? [] : [watchSession(client)])]
  return () => {
    for (const end of ends) end()
  }
}
