import { z } from 'zod'
import { route } from '../route.ts'
import { Id, ListOf } from '../wire.ts'
import { RecommendationItem } from './plan-records.ts'

/** How the caller last gave a product to a client. */
export const LastDose = RecommendationItem.pick({
  productId: true,
  intakeAmount: true,
  intakeFormatId: true,
  intakeTime: true,
  intakeFoodInstruction: true,
  duration: true,
  schedule: true,
})
export type LastDose = z.infer<typeof LastDose>

export const lastDoses = {
  list: route({
    method: 'GET',
    url: '/recommendations/last-doses',
    config: { access: 'practitioner', addition: true },
    schema: {
      summary:
        "The dose of each product in the caller's shared plan or template changed last; none of others",
      querystring: z.strictObject({ productIds: ListOf(Id, 20).optional() }),
      response: { 200: z.array(LastDose) },
    },
  }),
}
