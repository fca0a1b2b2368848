import { z } from 'zod'
import { Id } from '../wire.ts'

/** Why a change of a cart was refused as a whole. */
export const refusal = {
  error: z.string().nullable(),
  /** One product of several, none of which was added because of it. */
  refusedProduct: z.object({ id: Id, name: z.string() }).optional(),
}
