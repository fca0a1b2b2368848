import { z } from 'zod'
import { pageOf, pageQuery } from '../page.ts'
import { route } from '../route.ts'
import { IfMatch, versionRule } from '../versions.ts'
import { CountryCode, Day, Id, IdParams, Line } from '../wire.ts'
import { rateLengths } from '../words/lengths.ts'
import { professions } from '../words/professions.ts'
import { rateStates } from '../words/shop-settings.ts'

const config = { access: 'admin', addition: true } as const

export const CommissionLaw = z.object({
  id: Id,
  version: z.int(),
  countryCode: CountryCode,
  /** Null: all professions for which the country has no row of their own. */
  professionId: z.enum(professions).nullable(),
  /** Whether practitioners may receive commission there. */
  isAllowed: z.boolean(),
  validFrom: Day,
  state: z.enum(rateStates),
  /** May still be withdrawn: starts today or later. */
  canWithdraw: z.boolean(),
  /** The law, as it is cited. */
  source: z.string(),
})
export type CommissionLaw = z.infer<typeof CommissionLaw>

export const CommissionLawInput = z.strictObject({
  countryCode: CountryCode,
  professionId: z.enum(professions).nullable(),
  isAllowed: z.boolean(),
  validFrom: Day,
  source: Line(rateLengths.source).min(1),
})
export type CommissionLawInput = z.infer<typeof CommissionLawInput>

/** Where commission is forbidden or allowed again, from which day on. Admins with all rights write. */
export const commissionLaws = {
  list: route({
    method: 'GET',
    url: '/admin/commission-laws',
    config,
    schema: {
      summary: 'Where commission is allowed or not, by country and profession, the newest first',
      querystring: z.strictObject({
        ...pageQuery(),
        countryCode: CountryCode.optional(),
        state: z.enum(rateStates).optional(),
      }),
      response: { 200: pageOf(CommissionLaw) },
    },
  }),
  add: route({
    method: 'POST',
    url: '/admin/commission-laws',
    config,
    schema: {
      summary:
        'Forbids or allows commission in a country, for all professions or one, from today or a later day on. Where it is forbidden, clients get the full margin as a discount, and what practitioners have not received yet is held.',
      body: CommissionLawInput,
      response: { 201: CommissionLaw },
    },
  }),
  get: route({
    method: 'GET',
    url: '/admin/commission-laws/:id',
    config,
    schema: { summary: 'A rule on commission', params: IdParams, response: { 200: CommissionLaw } },
  }),
  withdraw: route({
    method: 'POST',
    url: '/admin/commission-laws/:id/withdraw',
    config,
    schema: {
      summary: `Takes back a rule that begins today or later. ${versionRule}`,
      params: IdParams,
      headers: IfMatch,
      response: { 200: CommissionLaw },
    },
  }),
}
