import { useEffect } from 'react'
import { m } from '#app/paraglide/messages.js'
import { hideAlert, showAlert } from '#app/ui/alert-store.ts'

const ALERT = 'offline'

/** Says so while the browser has no connection. */
export function useConnectionAlert() {
  useEffect(() => {
    const check = () =>
      navigator.onLine ? hideAlert(ALERT) : showAlert({ id: ALERT, tone: 'warning', text: m.shell_offline() })
    check()
    window.addEventListener('online', check)
    window.addEventListener('offline', check)
    return () => {
      window.removeEventListener('online', check)
      window.removeEventListener('offline', check)
    }
  }, [])
}
