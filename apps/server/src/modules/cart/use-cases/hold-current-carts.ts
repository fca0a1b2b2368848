import type { Db } from '#db/database'
import { oneAtATime } from '#db/one-at-a-time'

/**
 * No other cart becomes this user's current one until the caller's transaction ends. Taken before any cart is locked:
 * whoever holds a cart and waits for this could be waited for by who has it.
 */
export const holdCurrentCarts = (tx: Db, userId: string): Promise<void> =>
  oneAtATime(tx, `current-cart:${userId}`)
