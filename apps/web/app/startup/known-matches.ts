import { BoundedMap } from '@salvia/contract/bounded-map'
import { use } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router'

type Router = NonNullable<React.ContextType<typeof DataRouterContext>>['router']
type Match = Router['match']

const MOST_PATHS = 1000
const known = new BoundedMap<ReturnType<Match>>(MOST_PATHS)

const remembering =
  (match: Match): Match =>
  (location, ...rest) => {
    const path = typeof location === 'string' ? location : (location.pathname ?? '/')
    return known.getOrMake(path, () => match(location, ...rest))
  }

/**
 * Caches route matches on the server: `Scripts` matches every ancestor path again for each page, which took 5 % of the
 * render time.
 */
export function useKnownMatches(): void {
  const context = use(DataRouterContext)
  if (import.meta.env.SSR && context) context.router.match = remembering(context.router.match)
}
