import { explainCartRefusal, explainPlanGone } from '#app/api/explain-refusal.ts'
import { showSnackbar } from '#app/ui/snackbar-store.ts'

/** Says why a cart refused a change (docs/specification.md, section 8): the same reason is said once. */
export const sayCartRefused = async (error: string) =>
  showSnackbar({ id: error, type: 'error', mainText: await explainCartRefusal(error) })

/** Says that the products of a plan are in the cart without it, because it was deleted while somebody read it. */
export const sayPlanGone = async () =>
  showSnackbar({ id: 'plan-gone', type: 'warning', mainText: await explainPlanGone() })
