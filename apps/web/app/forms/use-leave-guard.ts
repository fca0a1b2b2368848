import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { hasUnsaved } from './unsaved-forms.ts'

/** Asks before a page is left whose forms hold unsaved changes; `isSamePage` knows the page's own addresses. */
export function useLeaveGuard(isSamePage: (path: string) => boolean) {
  useBlocker(
    ({ nextLocation }) =>
      !isSamePage(nextLocation.pathname) && hasUnsaved() && !window.confirm(m.form_leave_question()),
  )
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasUnsaved()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])
}
