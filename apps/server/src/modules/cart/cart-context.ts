import type { Db } from '#db/database'
import type { Pricing } from './cart-pricing.ts'

/** What a change of a cart works with. `withdrawOrder` ends the order that a finalized cart was frozen into. */
export type CartContext = {
  db: Db
  pricing: Pricing
  withdrawOrder: (tx: Db, orderId: string) => Promise<void>
}
