import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** A new page begins at its main area, for keyboards and screen readers alike. */
export function useFocusOnNavigation() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])
}
