import type { Db } from '#db/database'
import { DomainError, TooMany } from '#kernel/domain-error'
import { addressGroup } from '#kernel/http/address-group'
import { countInWindow } from '#kernel/limits/count-in-window'

const misses = { name: 'share-code-misses', lengthMs: 10 * 60_000 }

/** Far more than people mistype, far fewer than guessing one of 31⁷ codes needs. */
export const MISS_LIMIT = 1000

type LookUp = { address: string; now: Date }

/**
 * Look-ups of codes, guarded against guessing from many addresses: misses are counted over all of them and over all
 * processes. Past the limit an address that misses is shut out until the window ends, also from codes that exist, so
 * that a guess tells nothing; everyone else goes on opening plans, and a look-up that finds costs nothing more.
 */
export function guardedCodes(db: Db) {
  let shutUntil = new Date(0)
  const shutOut = new Set<string>()

  async function countMiss(address: string, now: Date): Promise<void> {
    const { count, endsAt } = await countInWindow(db, misses, now)
    if (count <= MISS_LIMIT) return
    if (shutUntil < endsAt) shutOut.clear()
    shutUntil = endsAt
    shutOut.add(address)
    throw new TooMany(endsAt)
  }

  /** Throws TooMany for an address that is shut out, or by this miss. */
  return async <T>({ address, now }: LookUp, find: () => Promise<T>): Promise<T> => {
    const group = addressGroup(address)
    if (now < shutUntil && shutOut.has(group)) throw new TooMany(shutUntil)
    try {
      return await find()
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'not_found') await countMiss(group, now)
      throw error
    }
  }
}
