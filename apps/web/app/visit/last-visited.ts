import { isReturnPath } from '@salvia/rules/people/landing-page'

const KEY = 'salvia.last-visited'

export const readLastVisited = (): string | null => sessionStorage.getItem(KEY)

/** Remembers, for this tab, where a login is to come back to. */
export function keepLastVisited(path: string | null) {
  if (path !== null && isReturnPath(path)) sessionStorage.setItem(KEY, path)
}
