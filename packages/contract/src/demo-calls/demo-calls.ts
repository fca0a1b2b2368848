import { z } from 'zod'
import { route } from '../route.ts'
import { CountryCode, Email, hasVisibleSign, IdempotencyHeaders, Instant, Line, Text } from '../wire.ts'
import { DEMO_TOKEN_LENGTH, demoCallStates, TIME_ZONE_LENGTH } from '../words/demo-calls.ts'
import { demoCallLengths, personLengths } from '../words/lengths.ts'

/** A booked call, as whoever has its link sees it: nothing of the person. */
export const DemoCall = z.object({
  state: z.enum(demoCallStates),
  startsAt: Instant,
  minutes: z.int(),
  /** The one that its person chose (IANA). */
  timeZone: z.string(),
  /** Where it takes place; null where that is sent by mail before it. */
  joinUrl: z.string().nullable(),
  /** Of its calendar file: the same for all of its versions. */
  uid: z.string(),
  /** Of its calendar file: how often it was changed. */
  sequence: z.int(),
  updatedAt: Instant,
})
export type DemoCall = z.infer<typeof DemoCall>

const name = Line(personLengths.name).regex(hasVisibleSign, 'required')
/** IANA. */
const timeZone = Line(TIME_ZONE_LENGTH)
/** Of the link of a booking's mail; it opens this booking, and nothing else. */
const token = z.string().max(DEMO_TOKEN_LENGTH)

export const DemoCallInput = z.strictObject({
  /** One of the free slots. */
  startsAt: Instant,
  timeZone,
  firstName: name,
  lastName: name,
  email: Email,
  phone: Line(personLengths.phone).default(''),
  profession: Line(demoCallLengths.profession).default(''),
  countryCode: CountryCode.nullable().default(null),
  message: Text(demoCallLengths.message).default(''),
})
export type DemoCallInput = z.infer<typeof DemoCallInput>

const config = { access: 'public', addition: true } as const

export const demoCalls = {
  slots: route({
    method: 'GET',
    url: '/demo-calls/slots',
    config,
    schema: {
      summary: 'When a demo call can be booked, the nearest first',
      response: {
        200: z.object({
          /** Of the team (IANA). */
          timeZone: z.string(),
          minutes: z.int(),
          slots: z.array(Instant),
        }),
      },
    },
  }),
  book: route({
    method: 'POST',
    url: '/demo-calls',
    config,
    schema: {
      summary:
        'Books a demo call and mails it with a calendar file and the link that changes it. The same `Idempotency-Key` books it once',
      headers: IdempotencyHeaders,
      body: DemoCallInput,
      response: { 201: DemoCall.extend({ token }) },
    },
  }),
  get: route({
    method: 'GET',
    url: '/demo-calls/booked',
    config,
    schema: {
      summary: 'The booking that a mailed link is for',
      querystring: z.strictObject({ token }),
      response: { 200: DemoCall },
    },
  }),
  move: route({
    method: 'PUT',
    url: '/demo-calls/booked',
    config,
    schema: {
      summary: 'Moves a booking to another free slot, which frees the one before and is mailed',
      body: z.strictObject({ token, startsAt: Instant, timeZone }),
      response: { 200: DemoCall },
    },
  }),
  cancel: route({
    method: 'POST',
    url: '/demo-calls/booked/cancel',
    config,
    schema: {
      summary: 'Cancels a booking, which frees its slot and is mailed; again changes nothing',
      body: z.strictObject({ token }),
      response: { 200: DemoCall },
    },
  }),
}
