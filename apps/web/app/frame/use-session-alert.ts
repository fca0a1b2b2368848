import { useEffect } from 'react'
import { showSnackbar } from '#app/lib/snackbar-store.ts'
import { m } from '#app/paraglide/messages.js'
import { useShell } from '#app/visit/shell-data.ts'

/** Shows an alert when loading the current user fails for any reason but a missing login. */
export function useSessionAlert() {
  const failed = useShell()?.sessionFailed ?? false
  useEffect(() => {
    if (failed) showSnackbar({ id: 'session', type: 'error', mainText: m.auth_general_error() })
  }, [failed])
}
