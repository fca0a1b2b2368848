import type { Db } from '#db/database'
import { addressGroup } from '#kernel/http/address-group'
import type { Jobs } from '#kernel/jobs/jobs'
import type { Limit } from '#kernel/limits/hold-to-limit'
import { giveBack, holdToLimit } from '#kernel/limits/hold-to-limit'
import type { SealedText } from '#kernel/sealed-text'
import type { Config } from '../../config.ts'

/** What the use cases of this module work with. `tx` instead of `db` in what runs inside a transaction. */
export type IdentityWork = {
  db: Db
  jobs: Jobs
  sealed: SealedText
  config: Pick<Config, 'publicUrl' | 'sellerCountry' | 'hasRateLimits' | 'secrets'>
}

export type IdentityWorkIn = Omit<IdentityWork, 'db'> & { tx: Db }

/** The same work inside a transaction. */
export const workIn = ({ jobs, sealed, config }: IdentityWork, tx: Db): IdentityWorkIn => ({
  jobs,
  sealed,
  config,
  tx,
})

/** Whose browser asks. */
export type Visitor = { address: string; userAgent: string | null }

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

const byAddress = { isByAddress: true } as const

/** How often something may be tried, per account or per address it comes from: of IPv6 per network, as one has many. */
const limits = {
  signInOfAccount: { name: 'sign-in-account', max: 10, lengthMs: 15 * MINUTE_MS },
  signInFromAddress: { ...byAddress, name: 'sign-in-address', max: 50, lengthMs: 15 * MINUTE_MS },
  secondFactor: { name: 'second-factor', max: 10, lengthMs: 15 * MINUTE_MS },
  signUpFromAddress: { ...byAddress, name: 'sign-up-address', max: 20, lengthMs: HOUR_MS },
  thirdPartyFromAddress: { ...byAddress, name: 'third-party-address', max: 60, lengthMs: HOUR_MS },
  resetOfAccount: { name: 'reset-account', max: 3, lengthMs: HOUR_MS },
  resetFromAddress: { ...byAddress, name: 'reset-address', max: 20, lengthMs: HOUR_MS },
  tokensFromAddress: { ...byAddress, name: 'tokens-address', max: 60, lengthMs: HOUR_MS },
  mailOfAccount: { name: 'account-mail', max: 10, lengthMs: HOUR_MS },
  duplicateNotice: { name: 'duplicate-notice', max: 1, lengthMs: 24 * HOUR_MS },
  phoneCodes: { name: 'phone-codes', max: 5, lengthMs: 24 * HOUR_MS },
  emailChecks: { ...byAddress, name: 'email-checks', max: 60, lengthMs: HOUR_MS },
  phoneCodesFromAddress: { ...byAddress, name: 'phone-codes-address', max: 10, lengthMs: HOUR_MS },
  phoneTries: { name: 'phone-tries', max: 5, lengthMs: 15 * MINUTE_MS },
} as const satisfies Record<string, Limit & { isByAddress?: true }>

type Named = keyof typeof limits

const counted = (limit: Named, key: string): string =>
  'isByAddress' in limits[limit] ? addressGroup(key) : key

/** Counts against a limit. Throws TooMany past it; an installation that measures has none. */
export async function hold(
  { db, config }: IdentityWork,
  limit: Named,
  key: string,
  now: Date,
): Promise<void> {
  if (config.hasRateLimits) await holdToLimit(db, limits[limit], counted(limit, key), now)
}

/** Takes back what `hold` counted: only failures use a limit up. */
export async function release(
  { db, config }: IdentityWork,
  limit: Named,
  key: string,
  now: Date,
): Promise<void> {
  if (config.hasRateLimits) await giveBack(db, limits[limit], counted(limit, key), now)
}
