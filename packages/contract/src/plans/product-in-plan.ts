import { z } from 'zod'
import { Id } from '../wire.ts'
import { instructionsShown } from './instructions-shown.ts'

/** A plan as a product is asked for with: its id, which has hyphens, else its share code. */
export const PlanOfProduct = z
  .string()
  .regex(
    /^(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[^\p{Cc}\p{Dash_Punctuation}]{1,20})$/iu,
    'plan_invalid',
  )

/**
 * What a plan says of a product to a reader of the plan. Nothing where a call names no plan, for a plan without the
 * product, a template, and a plan that is not the caller's to read.
 */
export const ProductInPlan = z.object({
  id: Id,
  shareCode: z.string(),
  name: z.string(),
  practitioner: z.object({ firstName: z.string(), lastName: z.string() }),
  /** What a client of the plan saves on the product. */
  discountPercentage: z.int(),
  recommendationItemId: Id,
  ...instructionsShown,
})
export type ProductInPlan = z.infer<typeof ProductInPlan>
