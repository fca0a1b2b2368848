import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { hasUnsaved } from './unsaved-forms.ts'

/** Asks before a page is left whose forms hold unsaved changes. */
export function useLeaveGuard() {
  useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      hasUnsaved() &&
      !window.confirm(m.form_leave_question()),
  )
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasUnsaved()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])
}
