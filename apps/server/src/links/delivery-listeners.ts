import type { Db } from '#db/database'
import type { Listeners } from '#kernel/outbox/send-message'
import { noteDelivery, PLAN_INVITATION } from '../modules/plans/index.ts'

/** Who is told that a message was accepted or refused, by what it is about. */
export const deliveryListeners = (db: Db): Listeners => ({
  [PLAN_INVITATION]: (settled, now) => noteDelivery(db, settled, now),
})
