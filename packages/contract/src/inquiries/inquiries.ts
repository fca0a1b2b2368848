import { z } from 'zod'
import { pageOf, pageQuery } from '../page.ts'
import { route } from '../route.ts'
import { Day, Id, IdParams, Instant, Line, ListOf, Text } from '../wire.ts'
import { inquiryScopes, inquiryStatuses } from '../words/inquiries.ts'
import { inquiryLengths, MOST_INQUIRY_CLIENTS } from '../words/lengths.ts'

/** What is said of a request at a change of its status; `message` may be empty. */
export const InquiryStep = z.object({
  status: z.enum(inquiryStatuses),
  at: Instant,
  message: z.string(),
})

/** A request for a product that is not offered, as every practitioner sees it: without the names of those who wait. */
export const ProductInquiry = z.object({
  id: Id,
  name: z.string(),
  /** Empty when it is not known. */
  brandName: z.string(),
  status: z.enum(inquiryStatuses),
  expectedDate: Day.nullable(),
  /** The product that fulfils it, while the shop shows it. */
  product: z.object({ id: Id, name: z.string() }).nullable(),
  upvotesCount: z.int(),
  isUpvoted: z.boolean(),
  /** Whether the caller may join it: it is open. */
  isOpen: z.boolean(),
  createdAt: Instant,
  /** Its messages are for those who wait: empty for all others. */
  statusHistory: z.array(InquiryStep),
  /** What the caller said when asking or joining. */
  own: z.object({ reason: z.string(), clientsCount: z.int().nullable() }).nullable(),
})
export type ProductInquiry = z.infer<typeof ProductInquiry>

const productFields = {
  name: Line(inquiryLengths.name).min(1),
  brandName: Line(inquiryLengths.brandName).default(''),
  /** Where the product is described. Only http and https. */
  linkUrl: Line(inquiryLengths.linkUrl).nullable().default(null),
}

export const InquiryInput = z.strictObject({
  ...productFields,
  reason: Text(inquiryLengths.reason).default(''),
  /** How many clients need it; null when that is not known. */
  clientsCount: z.int().min(1).max(MOST_INQUIRY_CLIENTS).nullable().default(null),
})
export type InquiryInput = z.infer<typeof InquiryInput>

export const inquiries = {
  list: route({
    method: 'GET',
    url: '/product-inquiries',
    config: { access: 'practitioner' },
    schema: {
      summary: 'Requests for products that are not offered, those most asked for first',
      querystring: z.strictObject({
        ...pageQuery(),
        query: Line(inquiryLengths.name).optional(),
        scope: z.enum(inquiryScopes).default('All'),
        status: ListOf(z.enum(inquiryStatuses)).optional(),
      }),
      response: { 200: pageOf(ProductInquiry) },
    },
  }),
  ask: route({
    method: 'POST',
    url: '/product-inquiries',
    config: { access: 'practitioner', addition: true },
    schema: {
      summary:
        'Asks for a product that is not offered. When an open request names the same product, the caller joins that one, which is answered with 200.',
      body: InquiryInput,
      response: { 200: ProductInquiry, 201: ProductInquiry },
    },
  }),
  upvote: route({
    method: 'PUT',
    url: '/products/product-inquiries/:id/practitioner',
    config: { access: 'public' },
    schema: {
      summary:
        'Joins an open request, once per practitioner: the one who is signed in, or the one whom the token of the message names',
      params: IdParams,
      body: z.strictObject({ token: Line(300).nullish() }).nullish(),
      response: { 200: z.object({ id: Id, name: z.string(), upvotesCount: z.int() }) },
    },
  }),
}
