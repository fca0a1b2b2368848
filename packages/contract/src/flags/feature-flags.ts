import { z } from 'zod'
import { pageOf, pageQuery } from '../page.ts'
import { route } from '../route.ts'
import { IfMatch, versionRule } from '../versions.ts'
import { CountryCode, Email, Id, Instant, Line } from '../wire.ts'
import { userKinds } from '../words/identity.ts'
import { flagLengths } from '../words/lengths.ts'

const config = { access: 'admin', addition: true } as const

/** The key used in code. */
const FlagKey = z.string().regex(/^[a-z][a-z0-9-]{1,48}$/)

const fields = {
  description: Line(flagLengths.description),
  isOn: z.boolean(),
  /** Who has it while it is on: these user kinds in these countries (an empty list means all), and these accounts. */
  userKinds: z.array(z.enum(userKinds)).max(userKinds.length),
  countries: z.array(CountryCode).max(250),
}

export const FeatureFlag = z.object({
  key: z.string(),
  version: z.int(),
  ...fields,
  accounts: z.array(z.object({ id: Id, email: z.string() })),
  updatedAt: Instant,
})
export type FeatureFlag = z.infer<typeof FeatureFlag>

const given = { ...fields, accounts: z.array(Email).max(200) }
export const FeatureFlagInput = z.strictObject({ key: FlagKey, ...given })
export type FeatureFlagInput = z.infer<typeof FeatureFlagInput>
export const FeatureFlagChange = z.strictObject(given).partial()
export type FeatureFlagChange = z.infer<typeof FeatureFlagChange>

const params = z.strictObject({ key: FlagKey })

/** Readable by admins, writable by admins with all rights. */
export const featureFlags = {
  list: route({
    method: 'GET',
    url: '/admin/feature-flags',
    config,
    schema: {
      summary: 'Feature flags, by their key',
      querystring: z.strictObject({ ...pageQuery(), name: Line(50).optional() }),
      response: { 200: pageOf(FeatureFlag) },
    },
  }),
  create: route({
    method: 'POST',
    url: '/admin/feature-flags',
    config,
    schema: { summary: 'Makes a feature flag', body: FeatureFlagInput, response: { 201: FeatureFlag } },
  }),
  get: route({
    method: 'GET',
    url: '/admin/feature-flags/:key',
    config,
    schema: { summary: 'A feature flag', params, response: { 200: FeatureFlag } },
  }),
  put: route({
    method: 'PUT',
    url: '/admin/feature-flags/:key',
    config,
    schema: {
      summary: `Changes who has a feature. ${versionRule}`,
      params,
      headers: IfMatch,
      body: FeatureFlagChange,
      response: { 200: FeatureFlag },
    },
  }),
}
