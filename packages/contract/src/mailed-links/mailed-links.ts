import { z } from 'zod'
import { route } from '../route.ts'
import { Id, Line } from '../wire.ts'

/** What a mailed link is for, where its page acts on a click. */
const mailedLinkKinds = [
  'StockSubscription',
  'StockNoticesEnd',
  'InquiryUpvote',
  'ProductUpdatesEnd',
  'RefillRemindersEnd',
] as const
export type MailedLinkKind = (typeof mailedLinkKinds)[number]

export const mailedLinks = {
  lookUp: route({
    method: 'POST',
    url: '/mailed-links/look-up',
    config: { access: 'public', addition: true },
    schema: {
      summary:
        'Tells whether a mailed link is whole, ours and not over. Does nothing of what the link is for.',
      body: z.strictObject({
        kind: z.enum(mailedLinkKinds),
        token: Line(700).default(''),
        /** Of an upvote. */
        inquiryId: Id.optional(),
      }),
      response: { 200: z.object({ isValid: z.boolean() }) },
    },
  }),
}
