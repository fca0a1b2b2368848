import type { Env } from './env.ts'
import type { ProxyTrust } from './kernel/http/proxy-trust.ts'
import { keyFromFile } from './kernel/key-file.ts'

/** The N of scrypt that the sign-in library has: a hash does not say with which it was made, so there is no other. */
export const PASSWORD_COST = 16_384

/** What the modules may know of the installation. */
export type Config = {
  publicUrl: string
  dataDir: string
  sellerCountry: string
  sellerVatIds: string[]
  isDemo: boolean
  hasRateLimits: boolean
  /** Whether https binds the subdomains of the public address too. */
  hstsSubdomains: boolean
  /** Whose forwarded and country headers count. */
  trustsProxy: ProxyTrust
  metricsToken: string | undefined
  /** `columns`: the first encrypts, the others still read. */
  secrets: { token: string; columns: string[] }
  /** `PASSWORD_COST` wherever passwords are to be kept safe; tests hash many of no worth. */
  passwordCost: number
}

/** `say` takes what the person who starts the server should know of its keys. */
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
    secrets: {
      token: env.tokenKey ?? keyFromFile(env.dataDir, 'token', say),
      columns: env.columnKeys ?? [keyFromFile(env.dataDir, 'columns', say)],
    },
    passwordCost: PASSWORD_COST,
  }
}
