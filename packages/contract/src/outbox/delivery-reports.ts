import { z } from 'zod'
import { route } from '../route.ts'
import { IdParams, Line } from '../wire.ts'

/** The body of a report of a mail that came back, which is signed as a whole. */
export const MailBounce = z.strictObject({
  /** The Message-ID that the mail was sent with. */
  messageId: Line(998).min(1),
  /** Why, in the words of the recipient's mail server. */
  reason: Line(300).optional(),
})
export type MailBounce = z.infer<typeof MailBounce>

const answer = { response: { 200: z.object({ received: z.literal(true) }) } }
const config = { access: 'public', addition: true } as const

/** What services report of messages that they had accepted. */
export const deliveryReports = {
  bounce: route({
    method: 'POST',
    url: '/mails/bounces',
    config,
    schema: {
      summary: 'Mails that came back after the mail service had accepted them, signed over the raw body',
      body: MailBounce,
      ...answer,
    },
  }),
  textMessage: route({
    method: 'POST',
    url: '/text-messages/:id/status',
    config,
    schema: {
      summary: 'What became of a text message: a form that the service posts and signs',
      params: IdParams,
      ...answer,
    },
  }),
}
