import { BoundedMap } from '@salvia/contract/words/bounded-map'
import { SHARE_CODE_LENGTH } from '@salvia/contract/words/limits'
import { isShareCode, neighbourCodes } from '@salvia/rules/plans/share-code'
import { inArray } from 'drizzle-orm'
import type { Db } from '#db/database'
import { DomainError, TooMany } from '#kernel/domain-error'
import { addressNetwork } from '#kernel/http/address-group'
import { holdToLimit, type Limit } from '#kernel/limits/hold-to-limit'
import { recommendations } from './data/plan-tables.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/**
 * Guesses that are answered. At 100,000 plans among 31⁷ codes one guess in 275,000 hits: a network needs 75 years for a
 * hit, a hundred networks 20 months.
 */
export const guessLimits = {
  ofNetwork: { name: 'share-code-guesses-of', max: 10, lengthMs: DAY_MS },
  ofAll: { name: 'share-code-guesses', max: 15, lengthMs: HOUR_MS },
} as const satisfies Record<string, Limit>

const MOST_NETWORKS = 10_000

const dayEnd = (now: Date): Date => new Date((Math.floor(now.getTime() / DAY_MS) + 1) * DAY_MS)

type LookUp = { code: string; address: string; now: Date }

/**
 * Whether a code that opened nothing was guessed: not what somebody mistypes by one letter, nor a text that no code can
 * be. Codes of plans that are out of use count as known.
 */
async function isGuess(db: Db, code: string): Promise<boolean> {
  const neighbours = neighbourCodes(code)
  if (neighbours === null) return code.length > SHARE_CODE_LENGTH && isShareCode(code)
  return (await db.$count(recommendations, inArray(recommendations.shareCode, [code, ...neighbours]))) === 0
}

/**
 * Look-ups of codes, guarded against guessing from many addresses: guesses are counted over all processes. Past a limit
 * the network that guesses is shut out until the day ends, also from codes that exist, so that a guess tells nothing.
 * Everyone else goes on opening plans and mistyping codes; a look-up that finds costs nothing more.
 */
export function throttleShareCodes(db: Db) {
  const shutUntil = new BoundedMap<Date>(MOST_NETWORKS)

  async function countGuess(network: string, now: Date): Promise<void> {
    try {
      await holdToLimit(db, guessLimits.ofNetwork, network, now)
      await holdToLimit(db, guessLimits.ofAll, 'all', now)
    } catch (error) {
      if (!(error instanceof TooMany)) throw error
      shutUntil.delete(network)
      throw new TooMany(shutUntil.getOrMake(network, () => dayEnd(now)))
    }
  }

  /** Throws TooMany for a network that is shut out, or by this guess. */
  return async <T>({ code, address, now }: LookUp, find: () => Promise<T>): Promise<T> => {
    const network = addressNetwork(address)
    const until = shutUntil.get(network)
    if (until && now < until) throw new TooMany(until)
    try {
      return await find()
    } catch (error) {
      const isMiss = error instanceof DomainError && error.kind === 'not_found'
      if (isMiss && (await isGuess(db, code))) await countGuess(network, now)
      throw error
    }
  }
}
