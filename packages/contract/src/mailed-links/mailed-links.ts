import { z } from 'zod'
import { route } from '../route.ts'
import { Id, Line } from '../wire.ts'

/**
 * What a mailed link is for, where its page acts on a click; and the page of a payment for a client, whose token is in the
 * address that leads back from it.
 */
const mailedLinkKinds = [
  'StockSubscription',
  'StockNoticesEnd',
  'InquiryUpvote',
  'ProductUpdatesEnd',
  'RefillRemindersEnd',
  'ClientPayment',
] as const
export type MailedLinkKind = (typeof mailedLinkKinds)[number]

/**
 * Why a valid link has nothing left to do: it was done before, its order is paid, its payment page has ended, its product is no longer awaited or its inquiry is over, the product it asks for is in the shop, or the
 * person ended notices, or was sent one, after asking for the link.
 */
const linkEnds = ['Done', 'Over', 'InShop', 'EndedSince', 'ToldSince'] as const

export const FoundLink = z.object({
  isValid: z.boolean(),
  over: z.enum(linkEnds).nullable(),
  /** The product that the shop shows, the inquiry, or whom to ask for a new payment link; of a valid link only. */
  about: z.object({ id: Id, name: z.string() }).nullable(),
})
export type FoundLink = z.infer<typeof FoundLink>

export const mailedLinks = {
  lookUp: route({
    method: 'POST',
    url: '/mailed-links/look-up',
    config: { access: 'public', addition: true },
    schema: {
      summary:
        'Tells whether a mailed link is whole, ours and not expired, what it is about, and whether anything is left to do. Does nothing of what the link is for.',
      body: z.strictObject({
        kind: z.enum(mailedLinkKinds),
        token: Line(700).default(''),
        /** Of an upvote. */
        inquiryId: Id.optional(),
      }),
      response: { 200: FoundLink },
    },
  }),
}
