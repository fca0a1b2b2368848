import { useEffect, useId, useRef } from 'react'
import { useBlocker } from 'react-router'
import { singleFlight } from '#app/api/single-flight.ts'
import { m } from '#app/paraglide/messages.js'
import { ask, discarding } from './ask.ts'
import { hasUnsaved, markUnsaved } from './unsaved-forms.ts'

/** Asks before leaving a page with unsaved forms; `isSamePage` recognises the page's own URLs. */
export function useLeaveGuard(isSamePage: (path: string) => boolean) {
  const blocker = useBlocker(({ nextLocation }) => !isSamePage(nextLocation.pathname) && hasUnsaved())
  const askOnce = useRef(singleFlight(() => ask(discarding(m.form_leave_question()))))
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void askOnce.current().then((isYes) => {
      if (isYes) blocker.proceed()
      else if (isYes === false) blocker.reset()
    })
  }, [blocker])
  useEffect(() => {
    const hold = (event: BeforeUnloadEvent) => {
      if (hasUnsaved()) event.preventDefault()
    }
    window.addEventListener('beforeunload', hold)
    return () => window.removeEventListener('beforeunload', hold)
  }, [])
}

/** Asks before leaving a record with unsaved changes. */
export function useUnsavedGuard(isUnsaved: boolean, path: string) {
  const id = useId()
  useEffect(() => {
    markUnsaved(id, isUnsaved)
    return () => markUnsaved(id, false)
  }, [id, isUnsaved])
  useLeaveGuard((other) => other === path)
}
