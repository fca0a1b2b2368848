import { isReturnPath } from '@salvia/rules/people/landing-page'

const KEY = 'salvia.last-visited'

export const readLastVisited = (): string | null => sessionStorage.getItem(KEY)

/** Remembers this tab's return path for a login. */
export function keepLastVisited(path: string | null) {
  if (path !== null && isReturnPath(path)) sessionStorage.setItem(KEY, path)
}
