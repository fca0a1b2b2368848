import { z } from 'zod'
import { route } from '../route.ts'
import { Line } from '../wire.ts'
import { TIME_ZONE_LENGTH } from '../words/demo-calls.ts'

const config = { access: 'practitioner', addition: true } as const

/** Of entries of the content service. */
const ContentId = Line(100)
const params = z.strictObject({ webinarId: ContentId })

const WebinarRegistration = z.object({
  isRegistered: z.boolean(),
  /** Where the webinar takes place, for whoever is registered; null where that is not said yet. */
  joinUrl: z.string().nullable(),
})
export type WebinarRegistration = z.infer<typeof WebinarRegistration>

/** What practitioners do in the learning hub. */
export const learning = {
  registration: route({
    method: 'GET',
    url: '/learning/webinars/:webinarId/registration',
    config,
    schema: {
      summary: 'Whether the caller is registered for a webinar, and where it takes place',
      params,
      response: { 200: WebinarRegistration },
    },
  }),
  register: route({
    method: 'PUT',
    url: '/learning/webinars/:webinarId/registration',
    config,
    schema: {
      summary:
        'Registers the caller for a webinar to come, once, which is mailed with a calendar file; its recording is mailed too',
      params,
      /** In which the mail says the time. */
      body: z.strictObject({ timeZone: Line(TIME_ZONE_LENGTH) }),
      response: { 200: WebinarRegistration },
    },
  }),
  leave: route({
    method: 'DELETE',
    url: '/learning/webinars/:webinarId/registration',
    config,
    schema: {
      summary: 'Takes the registration of the caller back; again changes nothing',
      params,
      response: { 204: z.void() },
    },
  }),
  materials: route({
    method: 'GET',
    url: '/learning/materials',
    config,
    schema: {
      summary: 'Which onboarding materials the caller has marked as done, by their ids',
      response: { 200: z.object({ finished: z.array(z.string()) }) },
    },
  }),
  finish: route({
    method: 'PUT',
    url: '/learning/materials/:materialId',
    config,
    schema: {
      summary: 'Marks an onboarding material as done, or no longer',
      params: z.strictObject({ materialId: ContentId }),
      body: z.strictObject({ isFinished: z.boolean() }),
      response: { 204: z.void() },
    },
  }),
}
