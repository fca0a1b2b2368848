import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useUser } from '#app/features/identity/user-query.ts'

/** Follows a session that another tab or device opened, changed or ended: what one may not show any more, none shows. */
export function useOtherTabs() {
  const userId = useUser()?.id
  const client = useQueryClient()
  useEffect(() => {
    const following = import('./other-tabs.ts').then(({ followOtherTabs }) => followOtherTabs(userId))
    return () => void following.then((end) => end())
  }, [userId])
  useEffect(() => {
    if (userId === undefined) return
    const watching = import('./watch-session.ts').then(({ watchSession }) => watchSession(client))
    return () => void watching.then((end) => end())
  }, [userId, client])
}
