import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { focusPage, isKeepingFocus } from '#app/lib/focus.ts'

/**
 * Moves focus to the main area on navigation, for keyboard and screen-reader users, unless the screen does it, and keeps
 * it where a control goes away.
 */
export function useFocusOnNavigation() {
  const { pathname, state } = useLocation()
  const shown = useRef(pathname)
  const isKept = isKeepingFocus(state)
  useEffect(() => {
    const keeping = import('./keep-focus.ts').then(({ keepFocus }) => keepFocus())
    return () => void keeping.then((end) => end())
  }, [])
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (!isKept) focusPage()
  }, [isKept, pathname])
}
