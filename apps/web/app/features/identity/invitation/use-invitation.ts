import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { readInvitation, storeInvitation } from './stored-invitation.ts'

/**
 * The invitation this tab is answering. The token is removed from the URL at once, so that history, bookmarks and
 * referrers do not leak it.
 */
export function useInvitation(): string | null {
  const [search] = useSearchParams()
  const given = search.get('invitation')
  const [token, setToken] = useState(given)
  useEffect(() => {
    if (given) {
      storeInvitation(given)
      const address = new URL(window.location.href)
      address.searchParams.delete('invitation')
      window.history.replaceState(window.history.state, '', address)
    }
    setToken(readInvitation())
  }, [given])
  return token
}
