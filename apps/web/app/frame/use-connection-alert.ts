import { useEffect } from 'react'
import { hideAlert, showAlert } from '#app/lib/alert-store.ts'
import { showSnackbar } from '#app/lib/snackbar-store.ts'
import { m } from '#app/paraglide/messages.js'

const ALERT = 'offline'

/** A link of ours that would leave the page for one that cannot be loaded now. */
function leadsAway(event: MouseEvent): boolean {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!isPlain || link === null || link.target === '_blank' || link.hasAttribute('download')) return false
  return link.origin === location.origin && link.pathname !== location.pathname
}

/** Without a connection a page stays, with what was typed on it, and says why. */
function stay(event: MouseEvent) {
  if (navigator.onLine || !leadsAway(event)) return
  event.preventDefault()
  event.stopPropagation()
  showSnackbar({ id: ALERT, type: 'warning', mainText: m.shell_offline_stay() })
}

/** Shows an alert while the browser is offline. */
export function useConnectionAlert() {
  useEffect(() => {
    const check = () =>
      navigator.onLine ? hideAlert(ALERT) : showAlert({ id: ALERT, tone: 'warning', text: m.shell_offline() })
    check()
    window.addEventListener('online', check)
    document.addEventListener('click', stay, true)
    if (import.meta.env.PROD)
      void import('./offline-page.ts').then(
        (part) => part.keepOfflinePage(),
        () => null,
      )
    window.addEventListener('offline', check)
    return () => {
      window.removeEventListener('online', check)
      document.removeEventListener('click', stay, true)
      window.removeEventListener('offline', check)
    }
  }, [])
}
