import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { keepInvitation, readInvitation } from './kept-invitation.ts'

/**
 * The invitation that this tab is on the way to answer. Its token leaves the address at once, so that no history, no
 * bookmark and no page that is opened from here gets it.
 */
export function useInvitation(): string | null {
  const [search] = useSearchParams()
  const given = search.get('invitation')
  const [token, setToken] = useState(given)
  useEffect(() => {
    if (given) {
      keepInvitation(given)
      const address = new URL(window.location.href)
      address.searchParams.delete('invitation')
      window.history.replaceState(window.history.state, '', address)
    }
    setToken(readInvitation())
  }, [given])
  return token
}
