import type { CartAnswer } from '@salvia/contract/cart/cart'
import { explainCartRefusal } from '#app/api/explain-refusal.ts'
import { showSnackbar } from '#app/lib/snackbar-store.ts'

/**
 * Says why a cart refused a change (docs/specification.md, section 8), and because of which product where it left others
 * out too: the same reason is said once.
 */
export const sayCartRefused = async (error: string, refused?: CartAnswer['refusedProduct']) =>
  showSnackbar({ id: error, type: 'error', mainText: await explainCartRefusal(error, refused?.name) })
