import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Remembers each visited page for a later login; the rule is lazy-loaded. */
export function useLastVisited() {
  const { pathname, search } = useLocation()
  useEffect(() => {
    void import('./last-visited.ts').then(({ keepLastVisited }) => keepLastVisited(pathname + search))
  }, [pathname, search])
}
