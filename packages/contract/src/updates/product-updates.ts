import { z } from 'zod'
import { DisruptedProduct } from '../disruptions/product-disruption.ts'
import { pageOf, pageQuery } from '../page.ts'
import { route } from '../route.ts'
import { Day, Flag, Id, Instant, Line, Money } from '../wire.ts'
import { disruptionTypes } from '../words/disruptions.ts'
import { productUpdateKinds } from '../words/updates.ts'

const practitionerAddition = { access: 'practitioner', addition: true } as const

export const ProductUpdate = z.object({
  kind: z.enum(productUpdateKinds),
  /** When it happened; null for a product that cannot be had, of which nobody wrote down since when. */
  at: Instant.nullable(),
  /** Since the caller's last visit. */
  isNew: z.boolean(),
  product: DisruptedProduct.extend({ imageUrl: z.string() }),
  /** Whether the shop shows the product. */
  isShown: z.boolean(),
  /** As plans show it. */
  stockStatusId: z.string(),
  /** Of the disruption that is active. */
  disruptionType: z.enum(disruptionTypes).nullable(),
  /** Plans of the caller that hold it, and the first of them. */
  plansCount: z.int(),
  plans: z.array(z.object({ id: Id, name: z.string(), createdAt: Instant })),
  /** Of a disruption that is active: the first day on which it is expected again, and what can be had instead. */
  expectedUntil: Day.nullable(),
  replacement: DisruptedProduct.nullable(),
  /** It is short or ends, and the packs that are there are sold still. */
  isStillSold: z.boolean(),
  /** Net, of a price that changed. */
  priceBefore: Money.nullable(),
  price: Money.nullable(),
})
export type ProductUpdate = z.infer<typeof ProductUpdate>

const Count = z.int()

export const productUpdates = {
  list: route({
    method: 'GET',
    url: '/product-updates',
    config: practitionerAddition,
    schema: {
      summary:
        'What is new of products by kind, of each newest first: those of own plans that cannot be had, and what happened within sixty days',
      querystring: z
        .strictObject({
          ...pageQuery(),
          kind: z.enum(productUpdateKinds).optional(),
          /** Only products of own plans. */
          inOwnPlans: Flag.default(false),
        })
        .omit({ sort: true }),
      response: {
        200: pageOf(ProductUpdate).extend({
          /** The caller's visit before this one; null at the first. */
          lastVisitAt: Instant.nullable(),
          newCount: Count,
          counts: z.object({
            AtRisk: Count,
            BackInStock: Count,
            NewArrival: Count,
            PriceChange: Count,
            Discontinued: Count,
          }),
        }),
      },
    },
  }),
  visit: route({
    method: 'PUT',
    url: '/product-updates/visit',
    config: practitionerAddition,
    schema: {
      summary: 'Notes that the caller reads the updates; what comes later is new at the next visit',
      response: { 204: z.void() },
    },
  }),
  unsubscribe: route({
    method: 'POST',
    url: '/product-updates/digest/unsubscribe',
    config: { access: 'public', addition: true },
    schema: {
      summary:
        'Ends the monthly mail of product updates, with the token of one; also as mail programs ask for it',
      querystring: z.strictObject({ token: Line(200).default('') }),
      response: { 204: z.void() },
    },
  }),
}
