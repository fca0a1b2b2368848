import { z } from 'zod'
import { Id, Instant } from '../wire.ts'
import { inquiryStatuses } from '../words/inquiries.ts'

const status = z.enum(inquiryStatuses)

/** The inquiry that a product fulfils: without who asked, and what they were told. */
export const InquiryOfProduct = z.object({
  id: Id,
  /** The product's. */
  name: z.string(),
  status,
  upvotesCount: z.int(),
  /** Oldest first. */
  statusHistory: z.array(z.object({ status, at: Instant })),
})
export type InquiryOfProduct = z.infer<typeof InquiryOfProduct>
