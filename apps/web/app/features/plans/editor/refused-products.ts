import { refusedReasons } from '#app/api/api-error.ts'
import type { PlanDraft } from './plan-draft.ts'

const PRODUCT_FIELD = /^recommendationItems\.(\d+)\.productId$/

/** The products that a refused save names as no longer in the catalogue, of the draft that was sent. */
export const refusedProducts = (error: unknown, { items }: PlanDraft): string[] =>
  refusedReasons(error).flatMap(({ id, error: why }) => {
    const at = why === 'product_unknown' && PRODUCT_FIELD.exec(id)?.[1]
    return (at && items[Number(at)]?.productId) || []
  })
