import { z } from 'zod'
import { pageOf, pageQuery } from '../page.ts'
import { route } from '../route.ts'
import { Id, Instant, NamedPerson } from '../wire.ts'

const RefillDue = z.object({
  /** When the client ran out, or would have without the refill. */
  dueAt: Instant,
  /** Ordered at most 14 days later. */
  isRefilled: z.boolean(),
  client: NamedPerson,
  product: z.object({ id: Id, name: z.string() }),
  recommendation: z.object({ id: Id, name: z.string() }),
})
export type RefillDueRow = z.infer<typeof RefillDue>

export const refillsDue = {
  list: route({
    method: 'GET',
    url: '/practitioner/:practitionerId/refills',
    config: { access: 'owner', addition: true },
    schema: {
      summary: 'The refills that came due with the clients of a practitioner, the latest first',
      params: z.strictObject({ practitionerId: Id }),
      querystring: z
        .strictObject({ ...pageQuery(), dueFrom: Instant.optional(), dueTo: Instant.optional() })
        .omit({ sort: true }),
      response: { 200: pageOf(RefillDue) },
    },
  }),
}
