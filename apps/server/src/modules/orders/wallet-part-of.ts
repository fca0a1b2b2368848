import type { Db } from '#db/database'
import { type Purchase, releasePurchase, reservePurchase } from '../wallet/index.ts'
import type { OrderRow } from './use-cases/move-order.ts'

/** What the buyer's wallet pays of an order, in EUR; null if nothing. */
function purchaseOf({ id: orderId, userId, walletDebit }: OrderRow): Purchase | null {
  if (walletDebit === 0 || userId === null) return null
  return { practitionerId: userId, orderId, amount: { amount: walletDebit, currency: 'EUR' } }
}

/** Holds what the wallet pays of a locked order; false if it has less by now. True if it pays nothing. */
export async function holdWalletPart(tx: Db, order: OrderRow, now: Date): Promise<boolean> {
  const purchase = purchaseOf(order)
  return purchase === null || reservePurchase(tx, purchase, now)
}

/** Frees what a locked order holds of the wallet, if anything. */
export async function freeWalletPart(tx: Db, order: OrderRow, now: Date): Promise<void> {
  if (order.walletDebit > 0) await releasePurchase(tx, order.id, now)
}
