import { plainPath } from '#app/language/local-path.ts'
import { authPath } from '#app/visit/auth-path.ts'

type Visit = { pathname: string; search: string; holdsPlan: boolean }

const CLIENTS_PAGES = /^\/(?:recommendations|r|cart|checkout|order-placed)(?:\/|$)/

/** Where an account is made: who reads a plan, or holds one, becomes a client and comes back to the page. */
export function joinPath({ pathname, search, holdsPlan }: Visit): string {
  const plain = plainPath(pathname)
  if (!holdsPlan && !CLIENTS_PAGES.test(plain))
    return authPath('/auth/join', { type: 'practitioner', next: null })
  // The key of an order opens it for its guest alone: there is nothing to come back to with an account.
  const next = plain === '/order-placed' ? null : pathname + search
  return authPath('/auth/join', { type: 'client', next })
}
