import type { DemoCallSettings } from './env/demo-calls.ts'
import type { Env } from './env.ts'
import type { ProxyTrust } from './kernel/http/proxy-trust.ts'
import { keyFromFile } from './kernel/key-file.ts'

/** The scrypt N used by the sign-in library; fixed, because a hash does not record the N it was made with. */
export const PASSWORD_COST = 16_384

/** Installation settings available to the modules. */
export type Config = {
  publicUrl: string
  dataDir: string
  sellerCountry: string
  sellerVatIds: string[]
  isDemo: boolean
  hasRateLimits: boolean
  /** Whether HSTS includes the subdomains of the public address. */
  hstsSubdomains: boolean
  /** Whose forwarded and country headers are trusted. */
  trustsProxy: ProxyTrust
  metricsToken: string | undefined
  demoCalls: DemoCallSettings
  /** `columns`: the first key encrypts, the others only decrypt. Nobody speaks for a service without its secret. */
  secrets: {
    token: string
    columns: string[]
    warehouse?: string | undefined
    bounces?: string | undefined
    content?: string | undefined
    intercomApp?: string | undefined
  }
  /** `PASSWORD_COST` wherever passwords must be safe; tests use less. */
  passwordCost: number
}

/** `say` reports key problems to the operator. */
export function configFrom(env: Env, say: (line: string) => void): Config {
  return {
    publicUrl: env.publicUrl,
    dataDir: env.dataDir,
    sellerCountry: env.sellerCountry,
    sellerVatIds: env.sellerVatIds,
    isDemo: env.isDemo,
    hasRateLimits: env.hasRateLimits,
    hstsSubdomains: env.hstsSubdomains,
    trustsProxy: env.trustsProxy,
    metricsToken: env.metricsToken,
    demoCalls: env.demoCalls,
    secrets: {
      token: env.tokenKey ?? keyFromFile(env.dataDir, 'token', say),
      warehouse: env.warehouseSecret,
      bounces: env.bounceSecret,
      content: env.contentWebhookSecret,
      intercomApp: env.intercomAppSecret,
      columns: env.columnKeys ?? [keyFromFile(env.dataDir, 'columns', say)],
    },
    passwordCost: PASSWORD_COST,
  }
}
