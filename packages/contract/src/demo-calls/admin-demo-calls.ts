import { z } from 'zod'
import { pageOf, pageQuery } from '../page.ts'
import { route } from '../route.ts'
import { CountryCode, Id, IdParams, Instant, LanguageCode, Line } from '../wire.ts'
import { demoCallStates } from '../words/demo-calls.ts'
import { demoCallLengths } from '../words/lengths.ts'

/** A booked call with what its person said; what was not said is empty. */
export const AdminDemoCall = z.object({
  id: Id,
  state: z.enum(demoCallStates),
  startsAt: Instant,
  minutes: z.int(),
  /** In which its person reads times (IANA). */
  timeZone: z.string(),
  languageCode: LanguageCode,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  profession: z.string(),
  countryCode: CountryCode.nullable(),
  message: z.string(),
  createdAt: Instant,
  canceledAt: Instant.nullable(),
})
export type AdminDemoCall = z.infer<typeof AdminDemoCall>

const config = { access: 'admin', addition: true } as const

export const adminDemoCalls = {
  list: route({
    method: 'GET',
    url: '/admin/demo-calls',
    config,
    schema: {
      summary: 'Demo calls: those to come first, the nearest first; then the others, the latest first',
      querystring: z
        .strictObject({
          ...pageQuery(),
          state: z.enum(demoCallStates).optional(),
          /** In names and e-mail address. */
          query: Line(demoCallLengths.query).optional(),
        })
        .omit({ sort: true }),
      response: { 200: pageOf(AdminDemoCall) },
    },
  }),
  get: route({
    method: 'GET',
    url: '/admin/demo-calls/:id',
    config,
    schema: { summary: 'One demo call', params: IdParams, response: { 200: AdminDemoCall } },
  }),
  cancel: route({
    method: 'POST',
    url: '/admin/demo-calls/:id/cancel',
    config,
    schema: {
      summary: 'Cancels a demo call for the team, which frees its slot and is mailed; again changes nothing',
      params: IdParams,
      response: { 200: AdminDemoCall },
    },
  }),
}
