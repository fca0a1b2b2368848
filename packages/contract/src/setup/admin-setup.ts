import { z } from 'zod'
import { HistoryEntry } from '../catalogue/admin-products.ts'
import { pageOf, pageQuery } from '../page.ts'
import { route } from '../route.ts'
import { CountryCode, CurrencyCode, Instant, Line } from '../wire.ts'
import { waitingWork } from '../words/setup.ts'
import { settingsSubjects, setupSteps } from '../words/shop-settings.ts'

const config = { access: 'admin', addition: true } as const

export const SetupLine = z.object({
  step: z.enum(setupSteps),
  isDone: z.boolean(),
  /** How many items the step has, and what is missing. */
  count: z.int(),
  countries: z.array(CountryCode),
  currencies: z.array(CurrencyCode),
})
export type SetupLine = z.infer<typeof SetupLine>

export const WaitingLine = z.object({
  work: z.enum(waitingWork),
  /** At least one: what nobody waits for is not listed. */
  count: z.int(),
  /** Since when the first of them waits. */
  since: Instant,
})
export type WaitingLine = z.infer<typeof WaitingLine>

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
  waiting: route({
    method: 'GET',
    url: '/admin/waiting',
    config,
    schema: {
      summary: 'What waits for an admin, and since when',
      response: { 200: z.object({ results: z.array(WaitingLine) }) },
    },
  }),
  history: route({
    method: 'GET',
    url: '/admin/settings/history',
    config,
    schema: {
      summary: 'Who changed what of a setting of the shop, newest first',
      querystring: z
        .strictObject({ ...pageQuery(), subject: z.enum(settingsSubjects), key: Line(64).min(1) })
        .omit({ sort: true }),
      response: { 200: pageOf(HistoryEntry) },
    },
  }),
}
