import { z } from 'zod'
import { saleProblems } from '../cart/line-problems.ts'
import { Id } from '../wire.ts'

/** Why a product of an order cannot be ordered again now; `Gone` when it is not in the catalogue any more. */
export const reorderProblems = [...saleProblems, 'Gone'] as const

export const Reorder = z.object({
  /** What can be put into a cart; a line keeps its plan as long as that is there. */
  lines: z.array(z.object({ productId: Id, quantity: z.int(), recommendationItemId: Id.nullable() })),
  left: z.array(z.object({ productId: Id, name: z.string(), problem: z.enum(reorderProblems) })),
})
export type Reorder = z.infer<typeof Reorder>
