import { z } from 'zod'
import { route } from '../route.ts'
import { Id, Line } from '../wire.ts'

const OrderParams = z.strictObject({ orderId: Id })

/** The token of the link in a guest's order mail. */
const ClaimToken = Line(200).min(1)

export const orderClaims = {
  read: route({
    method: 'POST',
    url: '/orders/:orderId/claim/read',
    config: { access: 'user', addition: true },
    schema: {
      summary: "What the link of a guest's order mail would add to the account",
      params: OrderParams,
      body: z.strictObject({ token: ClaimToken }),
      response: {
        200: z.object({
          number: z.string(),
          /** Who does not see the order without the account's consent; null where there is nothing to ask. */
          practitionerName: z.string().nullable(),
        }),
      },
    },
  }),
  claim: route({
    method: 'POST',
    url: '/orders/:orderId/claim',
    config: { access: 'user', addition: true },
    schema: {
      summary: "Adds a guest's order to the account, once, by the link of its mail",
      params: OrderParams,
      body: z.strictObject({ token: ClaimToken, sharesOrders: z.boolean().default(false) }),
      response: { 200: z.object({ orderId: Id }) },
    },
  }),
}
