import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Remembers every page that is shown, for a login later on; the rule for it comes after the page itself. */
export function useLastVisited() {
  const { pathname, search } = useLocation()
  useEffect(() => {
    void import('./last-visited.ts').then(({ keepLastVisited }) => keepLastVisited(pathname + search))
  }, [pathname, search])
}
