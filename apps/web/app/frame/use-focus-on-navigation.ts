import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { focusPage, isKeepingFocus } from '#app/lib/focus.ts'
import { whenWanted } from '#app/startup/when-wanted.ts'

/**
 * Moves focus to the main area on navigation, for keyboard and screen-reader users, unless the screen does it, and keeps
 * it where a control goes away.
 */
export function useFocusOnNavigation() {
  const { pathname, state } = useLocation()
  const shown = useRef(pathname)
  const isKept = isKeepingFocus(state)
  useEffect(() => {
    let focused: EventTarget[] = []
    const note = (event: FocusEvent) => {
      focused = event.composedPath()
    }
    document.addEventListener('focusin', note)
    const keeping = whenWanted().then(async () => (await import('./keep-focus.ts')).keepFocus(focused))
    const stopNoting = () => document.removeEventListener('focusin', note)
    void keeping.then(stopNoting)
    return () => {
      stopNoting()
      void keeping.then((end) => end())
    }
  }, [])
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (!isKept) focusPage()
  }, [isKept, pathname])
}
