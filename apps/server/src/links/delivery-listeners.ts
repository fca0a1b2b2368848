import type { Db } from '#db/database'
import type { Listeners } from '#kernel/outbox/send-message'
import { noteDelivery, PLAN_INVITATION } from '../modules/plans/index.ts'

/** Listeners for accepted or refused messages, by what the message is about. */
export const deliveryListeners = (db: Db): Listeners => ({
  [PLAN_INVITATION]: (settled, now) => noteDelivery(db, settled, now),
})
