import { useEffect } from 'react'
import { m } from '#app/paraglide/messages.js'
import { showSnackbar } from '#app/ui/snackbar-store.ts'
import { useShell } from '#app/visit/shell-data.ts'

/** Shows an alert when the current-user call failed for another reason than a missing login. */
export function useSessionAlert() {
  const failed = useShell()?.sessionFailed ?? false
  useEffect(() => {
    if (failed) showSnackbar({ id: 'session', type: 'error', mainText: m.auth_general_error() })
  }, [failed])
}
