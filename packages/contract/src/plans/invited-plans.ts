import { z } from 'zod'
import { pageOf, pageQuery } from '../page.ts'
import { route } from '../route.ts'
import { Id, Instant } from '../wire.ts'
import { PLAN_PAGE_LIMIT } from '../words/limits.ts'

/** A plan that a client was invited to and did not save. */
export const InvitedPlan = z.object({
  id: Id,
  shareCode: z.string(),
  name: z.string(),
  practitionerName: z.string(),
  itemsCount: z.int(),
  invitedAt: Instant,
})
export type InvitedPlan = z.infer<typeof InvitedPlan>

export const invitedPlans = {
  list: route({
    method: 'GET',
    url: '/recommendations/invited',
    config: { access: 'user', addition: true },
    schema: {
      summary: 'Plans that the caller is invited to and did not save, the last invited first',
      querystring: z.strictObject(pageQuery(PLAN_PAGE_LIMIT)).omit({ sort: true }),
      response: { 200: pageOf(InvitedPlan) },
    },
  }),
}
