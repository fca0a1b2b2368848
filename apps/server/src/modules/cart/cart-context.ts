import type { Db } from '#db/database'
import type { Pricing } from './cart-pricing.ts'

/** Dependencies of cart changes. `withdrawOrder` ends the order a finalized cart was frozen into. */
export type CartContext = {
  db: Db
  pricing: Pricing
  withdrawOrder: (tx: Db, orderId: string) => Promise<void>
}
