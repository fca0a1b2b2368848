import { BoundedMap } from '@salvia/contract/bounded-map'
import type { App } from '../../../app-type.ts'

const KNOWN_MS = 60_000
const MOST_KNOWN = 10_000

/**
 * Answers whether the original of a picture is still kept under its key, looked at once a minute: one that was removed
 * is then not shown from memory any more.
 */
export function cachedOriginals({ services, now }: Pick<App, 'services' | 'now'>) {
  const looks = new BoundedMap<{ at: number; isKept: Promise<boolean> }>(MOST_KNOWN)
  return (key: string): Promise<boolean> => {
    const at = now().getTime()
    if (at - (looks.get(key)?.at ?? 0) >= KNOWN_MS) looks.delete(key)
    return looks.getOrMake(key, () => {
      const isKept = services.files.has(key)
      isKept.catch(() => looks.delete(key))
      return { at, isKept }
    }).isKept
  }
}
