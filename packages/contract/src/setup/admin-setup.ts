import { z } from 'zod'
import { HistoryEntry } from '../catalogue/admin-products.ts'
import { pageOf, pageQuery } from '../page.ts'
import { route } from '../route.ts'
import { CountryCode, CurrencyCode, Line } from '../wire.ts'
import { settingsSubjects, setupSteps } from '../words/shop-settings.ts'

const config = { access: 'admin', addition: true } as const

export const SetupLine = z.object({
  step: z.enum(setupSteps),
  isDone: z.boolean(),
  /** How many of what the step counts are there, and what of it is missing. */
  count: z.int(),
  countries: z.array(CountryCode),
  currencies: z.array(CurrencyCode),
})
export type SetupLine = z.infer<typeof SetupLine>

export const adminSetup = {
  get: route({
    method: 'GET',
    url: '/admin/setup',
    config,
    schema: {
      summary: 'What is still to be done until the shop can take an order',
      response: { 200: z.object({ isDone: z.boolean(), lines: z.array(SetupLine) }) },
    },
  }),
  history: route({
    method: 'GET',
    url: '/admin/settings/history',
    config,
    schema: {
      summary: 'Who changed what of a setting of the shop, newest first',
      querystring: z.strictObject({
        ...pageQuery(),
        subject: z.enum(settingsSubjects),
        key: Line(64).min(1),
      }),
      response: { 200: pageOf(HistoryEntry) },
    },
  }),
}
