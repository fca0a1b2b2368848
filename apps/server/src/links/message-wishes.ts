import type { Db } from '#db/database'
import type { Wishes } from '#kernel/outbox/why-withheld'
import {
  isNoticeWanted,
  isSubscribable,
  STOCK_NOTICE,
  STOCK_SUBSCRIPTION,
} from '../modules/disruptions/index.ts'
import { isInvitationOpen, isRefillWanted, PLAN_INVITATION, REFILL_REMINDER } from '../modules/plans/index.ts'
import { isDigestWanted, PRODUCT_DIGEST } from '../modules/updates/index.ts'

/** Who still wants a message, by what the message is about. */
export const messageWishes = (db: Db): Wishes => ({
  [STOCK_NOTICE]: (key) => isNoticeWanted(db, key),
  [STOCK_SUBSCRIPTION]: (key) => isSubscribable(db, key),
  [PLAN_INVITATION]: (key) => isInvitationOpen(db, key),
  [REFILL_REMINDER]: (key) => isRefillWanted(db, key),
  [PRODUCT_DIGEST]: (key) => isDigestWanted(db, key),
})
