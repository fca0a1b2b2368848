import { z } from 'zod'
import { route } from '../route.ts'
import { IfMatch, versionRule } from '../versions.ts'
import { Day } from '../wire.ts'

/** By the seller's clock. What is no time is said of its field alone, and not of the day too. */
const Clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'clock_invalid', abort: true })

/** Opening hours of a day; until 00:00 means until midnight. */
export const ChatOpenSpan = z
  .strictObject({ from: Clock, to: Clock })
  .refine(({ from, to }) => from < to || to === '00:00', 'clock_invalid')
export type ChatOpenSpan = z.infer<typeof ChatOpenSpan>

/** Null for a day without answers. */
const week = {
  monday: ChatOpenSpan.nullable(),
  tuesday: ChatOpenSpan.nullable(),
  wednesday: ChatOpenSpan.nullable(),
  thursday: ChatOpenSpan.nullable(),
  friday: ChatOpenSpan.nullable(),
  saturday: ChatOpenSpan.nullable(),
  sunday: ChatOpenSpan.nullable(),
}

const MOST_DAYS_OFF = 60
const fields = { ...week, daysOff: z.array(Day).max(MOST_DAYS_OFF) }

/** When customer service answers; with no open day, nothing is said of it. */
export const ChatHours = z.object({ version: z.int(), ...fields })
export type ChatHours = z.infer<typeof ChatHours>

export const ChatHoursChange = z.strictObject(fields).partial()
export type ChatHoursChange = z.infer<typeof ChatHoursChange>

/** What persons are told of it. */
export const ChatOpening = z.object({
  ...week,
  /** Of the seller (IANA): the hours are by its clock. */
  timeZone: z.string(),
  isOpen: z.boolean(),
  /** When answers come again; null while they come, and when no day is open. */
  next: z.object({ day: Day, from: z.string(), inDays: z.int() }).nullable(),
})
export type ChatOpening = z.infer<typeof ChatOpening>

export const chatHours = {
  opening: route({
    method: 'GET',
    url: '/chat/hours',
    config: { access: 'public', addition: true },
    schema: {
      summary: 'When customer service answers in the chat, and when next',
      response: { 200: ChatOpening },
    },
  }),
  get: route({
    method: 'GET',
    url: '/admin/chat/hours',
    config: { access: 'admin', addition: true },
    schema: { summary: 'The opening hours of the chat', response: { 200: ChatHours } },
  }),
  put: route({
    method: 'PUT',
    url: '/admin/chat/hours',
    config: { access: 'admin', addition: true },
    schema: {
      summary: `Changes the given days of the opening hours of the chat. ${versionRule}`,
      headers: IfMatch,
      body: ChatHoursChange,
      response: { 200: ChatHours },
    },
  }),
}
