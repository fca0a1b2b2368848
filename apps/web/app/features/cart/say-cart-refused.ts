import { explainCartRefusal } from '#app/api/explain-refusal.ts'
import { showSnackbar } from '#app/lib/snackbar-store.ts'

/** Says why a cart refused a change (docs/specification.md, section 8): the same reason is said once. */
export const sayCartRefused = async (error: string) =>
  showSnackbar({ id: error, type: 'error', mainText: await explainCartRefusal(error) })
