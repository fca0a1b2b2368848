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
 * Guesses answered before blocking. With 100,000 plans among 31⁷ codes one guess in 275,000 succeeds: an address needs
 * 75 years for a hit, all 256 of a network nearly three.
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
  /** Whether the caller may see the plan with this code anyway. */
  mayRead: () => Promise<boolean>
  now: Date
}

/**
 * Whether an unknown code counts as a guess: not one that is a single-letter typo of a real code, nor text that cannot
 * be a code. Codes of archived plans count as known.
 */
async function isGuess(db: Db, code: string): Promise<boolean> {
  const neighbours = neighbourCodes(code)
  if (neighbours === null) return code.length > SHARE_CODE_LENGTH && isShareCode(code)
  return (await db.$count(recommendations, inArray(recommendations.shareCode, [code, ...neighbours]))) === 0
}

/** Who is guessing: the IPv4 address, or for IPv6 the customer's network, whose addresses cost nothing. */
const guesserOf = (address: string): string => (address.includes(':') ? addressNetwork(address) : address)

/** Serialises each guesser's look-ups, so that concurrent guesses are counted like sequential ones. */
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
 * Share code look-ups protected against guessing: guesses are counted across all processes. Past a limit the guessing
 * address is blocked, even for existing codes, so that a guess reveals nothing: until the end of the day or, if only
 * the total of all guesses was exceeded, of the hour. Nobody else is blocked: others in its network and everyone else
 * can still open plans and mistype codes, and those who may see a plan anyway can open it. A successful look-up needs
 * no extra statement.
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

  /** Throws TooMany for an address that is blocked, or becomes so by this guess. */
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
