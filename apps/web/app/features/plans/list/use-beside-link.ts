import { useSearchParams } from 'react-router'
import { KEEPS_FOCUS } from '#app/lib/focus.ts'

/** Opens the clients or the versions of a plan beside the list as it is filtered. */
export function useBesideLink(name: 'clients' | 'versions', planId: string) {
  const [search] = useSearchParams()
  const after = new URLSearchParams(search)
  after.delete('clients')
  after.delete('versions')
  after.set(name, planId)
  return { to: `?${after}`, preventScrollReset: true, state: KEEPS_FOCUS }
}
