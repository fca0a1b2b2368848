import { useEffect } from 'react'
import { useUser } from '#app/features/identity/user-query.ts'

/** Follows a session that another tab opened, changed or ended: what one tab may not show any more, none shows. */
export function useOtherTabs() {
  const userId = useUser()?.id
  useEffect(() => {
    const following = import('./other-tabs.ts').then(({ followOtherTabs }) => followOtherTabs(userId))
    return () => void following.then((end) => end())
  }, [userId])
}
