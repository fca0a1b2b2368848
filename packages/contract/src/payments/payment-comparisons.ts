import { z } from 'zod'
import { pageOf, pageQuery } from '../page.ts'
import { route } from '../route.ts'
import { Day, Id, Instant } from '../wire.ts'
import { comparisonFindings } from '../words/payments.ts'

/** What a day's payments at the gateway came to beside ours; amounts in minor units. */
export const PaymentComparison = z.object({
  /** The day (UTC) on which they were paid. */
  day: Day,
  comparedAt: Instant,
  /** How many payments the gateway listed. */
  payments: z.int(),
  totals: z.array(z.object({ currency: z.string(), paid: z.int(), refunded: z.int() })),
  findings: z.array(
    z.object({
      kind: z.enum(comparisonFindings),
      paymentRef: z.string(),
      orderId: Id.nullable(),
      currency: z.string(),
      /** What the gateway tells and what we have, paid or refunded; null where a side has nothing. */
      there: z.int().nullable(),
      here: z.int().nullable(),
    }),
  ),
})
export type PaymentComparison = z.infer<typeof PaymentComparison>

export const paymentComparisons = {
  list: route({
    method: 'GET',
    url: '/admin/payments/comparisons',
    config: { access: 'accounting', addition: true },
    schema: {
      summary: 'What each day’s payments at the gateway came to beside ours, the newest first',
      querystring: z.strictObject(pageQuery()).omit({ sort: true }),
      response: { 200: pageOf(PaymentComparison) },
    },
  }),
}
