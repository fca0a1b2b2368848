import { BoundedMap } from '@salvia/contract/bounded-map'
import { DAY_MS, HOUR_MS } from '@salvia/contract/durations'
import { SHARE_CODE_LENGTH } from '@salvia/contract/words/limits'
import { isShareCode, neighbourCodes } from '@salvia/rules/plans/share-code'
import { inArray } from 'drizzle-orm'
import type { Db } from '#db/database'
import { DomainError, TooMany } from '#kernel/domain-error'
import { addressNetwork } from '#kernel/http/address-group'
import { consumeLimit, type Limit, type Limiting } from '#kernel/limits/consume-limit'
import { recommendations } from './data/plan-tables.ts'

/**
 * Guesses that are answered. At 100,000 plans among 31⁷ codes one guess in 275,000 hits: an address needs 75 years for a
 * hit, all 256 of a network nearly three.
 */
export const guessLimits = {
  ofGuesser: { name: 'share-code-guesses-by', max: 10, lengthMs: DAY_MS },
  ofNetwork: { name: 'share-code-guesses-of', max: 30, lengthMs: DAY_MS },
  ofAll: { name: 'share-code-guesses', max: 15, lengthMs: HOUR_MS },
} as const satisfies Record<string, Limit>

const MOST_GUESSERS = 10_000

const endOf = ({ lengthMs }: Limit, now: Date): Date =>
  new Date((Math.floor(now.getTime() / lengthMs) + 1) * lengthMs)

type LookUp = {
  code: string
  address: string
  /** Whether the caller may see the plan of this code anyway. */
  mayRead: () => Promise<boolean>
  now: Date
}

/**
 * Whether a code that opened nothing was guessed: not what somebody mistypes by one letter, nor a text that no code can
 * be. Codes of plans that are out of use count as known.
 */
async function isGuess(db: Db, code: string): Promise<boolean> {
  const neighbours = neighbourCodes(code)
  if (neighbours === null) return code.length > SHARE_CODE_LENGTH && isShareCode(code)
  return (await db.$count(recommendations, inArray(recommendations.shareCode, [code, ...neighbours]))) === 0
}

/** Who guesses: an IPv4 address; of IPv6 the network that one customer has, as its addresses cost nothing. */
const guesserOf = (address: string): string => (address.includes(':') ? addressNetwork(address) : address)

/** What one guesser asks is looked up one after another: many guesses at once are counted like as many in turn. */
function inTurn() {
  const last = new Map<string, Promise<unknown>>()
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const mine = (last.get(key) ?? Promise.resolve()).then(work)
    const settled = mine.catch(() => undefined)
    last.set(key, settled)
    try {
      return await mine
    } finally {
      if (last.get(key) === settled) last.delete(key)
    }
  }
}

/**
 * Look-ups of codes, guarded against guessing: guesses are counted over all processes. Past a limit the address that
 * guesses is shut out, also from codes that exist, so that a guess tells nothing: until the day ends, or, where only all
 * together guessed too much, until the hour ends. Nobody else is: others of its network and everyone else go on opening
 * plans and mistyping codes, and who may see a plan anyway opens it. A look-up that finds costs nothing more.
 */
export function throttleShareCodes(limiting: Limiting) {
  const shutUntil = new BoundedMap<Date>(MOST_GUESSERS)
  const turn = inTurn()

  async function count(limit: Limit, key: string, guesser: string, now: Date): Promise<void> {
    try {
      await consumeLimit(limiting, limit, key, now)
    } catch (error) {
      if (!(error instanceof TooMany)) throw error
      shutUntil.delete(guesser)
      throw new TooMany(shutUntil.getOrMake(guesser, () => endOf(limit, now)))
    }
  }

  async function countGuess(address: string, now: Date): Promise<void> {
    const guesser = guesserOf(address)
    await count(guessLimits.ofGuesser, guesser, guesser, now)
    await count(guessLimits.ofNetwork, addressNetwork(address), guesser, now)
    await count(guessLimits.ofAll, 'all', guesser, now)
  }

  async function refuseShutOut({ address, mayRead, now }: LookUp): Promise<void> {
    const until = shutUntil.get(guesserOf(address))
    if (until && now < until && !(await mayRead())) throw new TooMany(until)
  }

  /** Throws TooMany for an address that is shut out, or by this guess. */
  return <T>(lookUp: LookUp, find: () => Promise<T>): Promise<T> =>
    turn(guesserOf(lookUp.address), async () => {
      const { code, address, now } = lookUp
      await refuseShutOut(lookUp)
      try {
        return await find()
      } catch (error) {
        const isMiss = error instanceof DomainError && error.kind === 'not_found'
        if (isMiss && (await isGuess(limiting.db, code))) await countGuess(address, now)
        throw error
      }
    })
}
