import { useSearchParams } from 'react-router'
import { KEEPS_FOCUS } from '#app/lib/focus.ts'

/** Opens the clients of a plan beside the list as it is filtered. */
export function useClientsLink(planId: string) {
  const [search] = useSearchParams()
  const after = new URLSearchParams(search)
  after.set('clients', planId)
  return { to: `?${after}`, preventScrollReset: true, state: KEEPS_FOCUS }
}
