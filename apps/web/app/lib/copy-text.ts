import { m } from '#app/paraglide/messages.js'
import { showSnackbar } from './snackbar-store.ts'

/** Puts a text on the clipboard and says whether it is there: browsers may refuse. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showSnackbar({ id: 'copied', type: 'success', mainText: m.common_copied() })
  } catch {
    showSnackbar({ id: 'copied', type: 'warning', mainText: m.common_copy_failed() })
  }
}
