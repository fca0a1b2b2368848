import type { Db } from '#db/database'
import { addressGroup } from '#kernel/http/address-group'
import type { Jobs } from '#kernel/jobs/jobs'
import { consumeLimit, isWithinLimit, type Limiting, refundLimit } from '#kernel/limits/consume-limit'
import type { SealedText } from '#kernel/sealed-text'
import type { Config } from '../../config.ts'
import { accountLimits } from './account-limits.ts'
import type { KnownDevice } from './sessions/known-devices.ts'

/** Dependencies of this module's use cases. Inside a transaction `tx` replaces `db`. */
export type IdentityContext = {
  db: Db
  jobs: Jobs
  sealed: SealedText
  config: Pick<Config, 'publicUrl' | 'sellerCountry' | 'hasRateLimits' | 'secrets' | 'passwordCost'>
}

export type IdentityTransaction = Omit<IdentityContext, 'db'> & { tx: Db }

/** The same context inside a transaction. */
export const inTransaction = ({ jobs, sealed, config }: IdentityContext, tx: Db): IdentityTransaction => ({
  jobs,
  sealed,
  config,
  tx,
})

/** The visitor's browser. */
export type Visitor = { address: string; userAgent: string | null; devices: KnownDevice[] }

type Named = keyof typeof accountLimits

/** A limit, and the key it counts. */
export type Bucket = readonly [limit: Named, key: string]

/** Limits on what strangers at one address may do to an account. */
export const pairOf = (account: string, address: string): string => `${account}|${addressGroup(address)}`

const counted = (limit: Named, key: string): string =>
  'isByAddress' in accountLimits[limit] ? addressGroup(key) : key

/** Counts against a limit. Throws TooMany past it; installations used for measuring have none. */
export async function hold(limiting: Limiting, limit: Named, key: string, now: Date): Promise<void> {
  await consumeLimit(limiting, accountLimits[limit], counted(limit, key), now)
}

/** Counts against several limits in order: when a stricter one rejects, the laxer ones after it are not used up. */
export async function holdAll(context: IdentityContext, buckets: Bucket[], now: Date): Promise<void> {
  for (const [limit, key] of buckets) await hold(context, limit, key, now)
}

/** Reverts what `holdAll` counted, since only failures count. */
export async function releaseAll(limiting: Limiting, buckets: Bucket[], now: Date): Promise<void> {
  for (const [limit, key] of buckets)
    await refundLimit(limiting, accountLimits[limit], counted(limit, key), now)
}

/** Increments a counter and returns whether it is past the limit. */
export async function isPast(
  context: IdentityContext,
  limit: Named,
  key: string,
  now: Date,
): Promise<boolean> {
  return !(await isWithinLimit(context, accountLimits[limit], counted(limit, key), now))
}
