import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useUser } from '#app/features/identity/user-query.ts'

/** A session that ended in one tab ends in all of them. */
export function useOtherTabs() {
  const userId = useUser()?.id
  const client = useQueryClient()
  useEffect(() => {
    const following = import('./follow-session.ts').then(({ followSession }) => followSession(userId, client))
    return () => void following.then((end) => end())
  }, [userId, client])
}
