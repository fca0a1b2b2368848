import type { Db } from '#db/database'
import { oneAtATime } from '#db/one-at-a-time'

/**
 * Prevents another cart from becoming this user's current one until the caller's transaction ends. Take it before
 * locking any cart: a cart lock held while waiting for this could deadlock.
 */
export const holdCurrentCarts = (tx: Db, userId: string): Promise<void> =>
  oneAtATime(tx, `current-cart:${userId}`)
