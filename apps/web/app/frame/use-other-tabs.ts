import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useUser } from '#app/features/identity/user-query.ts'

/** What one tab or device may not show any more, none shows. */
export function useOtherTabs() {
  const userId = useUser()?.id
  const client = useQueryClient()
  useEffect(() => {
    const following = import('./follow-session.ts').then(({ followSession }) => followSession(userId, client))
    return () => void following.then((end) => end())
  }, [userId, client])
}
