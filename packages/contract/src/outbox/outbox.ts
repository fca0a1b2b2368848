import { z } from 'zod'
import { pageOf, pageQuery } from '../page.ts'
import { route } from '../route.ts'
import { Flag, Id, IdempotencyHeaders, IdParams, Instant, LanguageCode, Line } from '../wire.ts'
import { messageStates } from '../words/outbox.ts'

export const OutboxMessage = z.object({
  id: Id,
  /** `Erp`: a call to the ERP. */
  kind: z.enum(['Mail', 'Sms', 'Erp']),
  recipient: z.string(),
  template: z.string(),
  /** Null for service calls. */
  languageCode: LanguageCode.nullable(),
  /** The person an ERP call is about. */
  practitionerId: Id.nullable(),
  /** The order it is about instead. */
  orderId: Id.nullable(),
  /** The number of that order, or the name of the person an ERP call is about; null of an erased person. */
  about: z.string().nullable(),
  subject: z.string().nullable(),
  state: z.enum(messageStates),
  attempts: z.int(),
  lastError: z.string().nullable(),
  createdAt: Instant,
  sentAt: Instant.nullable(),
})
export type OutboxMessage = z.infer<typeof OutboxMessage>

export const outbox = {
  list: route({
    method: 'GET',
    url: '/admin/outbox',
    config: { access: 'admin', addition: true },
    schema: {
      summary: 'Messages and service calls that left or are to leave, newest first',
      querystring: z
        .strictObject({
          ...pageQuery(20),
          kind: z.enum(['Mail', 'Sms', 'Erp']).optional(),
          state: z.enum(messageStates).optional(),
          /** Whether it is still tried by itself; of those that failed, false are the ones given up. */
          isTried: Flag.optional(),
          query: Line(254).optional(),
        })
        .omit({ sort: true }),
      response: { 200: pageOf(OutboxMessage) },
    },
  }),
  get: route({
    method: 'GET',
    url: '/admin/outbox/:id',
    config: { access: 'admin', addition: true },
    schema: {
      summary: 'A message as it looks, with its plain-text part; of an ERP call, its name and data as JSON',
      params: IdParams,
      response: {
        200: OutboxMessage.extend({
          html: z.string().nullable(),
          plainText: z.string(),
          /** When it is tried next by itself; past while that is under way, null when it is not tried any more. */
          nextAttemptAt: Instant.nullable(),
          /** Until when it is tried by itself, at the least. */
          triedUntil: Instant.nullable(),
        }),
      },
    },
  }),
  resend: route({
    method: 'POST',
    url: '/admin/outbox/:id/resend',
    config: { access: 'admin', addition: true },
    schema: {
      summary: 'Sends a message, or makes a call, again',
      params: IdParams,
      headers: IdempotencyHeaders,
      response: { 200: OutboxMessage },
    },
  }),
}
