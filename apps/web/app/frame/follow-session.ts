import type { QueryClient } from '@tanstack/react-query'
import { followOtherTabs } from '#app/visit/other-tabs.ts'
import { watchSession } from './watch-session.ts'

/** Follows a session that another tab or device opened, changed or ended; the answer ends that. */
export function followSession(userId: string | undefined, client: QueryClient): () => void {
  const ends = [followOtherTabs(userId), ...(userId === undefined ? [] : [watchSession(client)])]
  return () => {
    for (const end of ends) end()
  }
}
