import { isReturnPath } from '@salvia/rules/people/landing-page'
import { tabStorage } from '#app/lib/browser-storage.ts'

const KEY = 'salvia.last-visited'

export const readLastVisited = (): string | null => tabStorage.read(KEY)

/** Remembers this tab's return path for a login. */
export function keepLastVisited(path: string | null) {
  if (path !== null && isReturnPath(path)) tabStorage.keep(KEY, path)
}
