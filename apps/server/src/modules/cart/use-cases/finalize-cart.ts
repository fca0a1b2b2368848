import type { Db } from '#db/database'
import { writeCart } from '../data/write-cart.ts'
import { digestOf } from '../describe-cart.ts'
import type { PricedCart } from '../reprice-cart.ts'
import { cartAfter } from './move-cart.ts'
import { nextVersion } from './save-cart.ts'

/** The version under which a locked cart will be frozen. */
export const frozenVersion = ({ row }: PricedCart, now: Date): Date => nextVersion(row.updatedAt, now)

/** Marks a locked cart as frozen into an order, under the version recorded in the order. */
export async function finalizeCart(
  tx: Db,
  cart: PricedCart,
  { orderId, version }: { orderId: string; version: Date },
  now: Date,
): Promise<PricedCart> {
  const changes = {
    ...cartAfter(cart.row, 'finalize'),
    orderId,
    updatedAt: version,
    lines: cart.items,
    vatCheck: cart.row.vatCheck,
    shownDigest: digestOf(cart, now),
  }
  const row = { ...cart.row, ...changes }
  await writeCart(tx, row)
  return { ...cart, row }
}

/** Whether a finalized cart still matches the lines and prices of its order. */
export const isAsFrozen = (cart: PricedCart, now: Date): boolean =>
  cart.row.state === 'Finalized' && cart.row.shownDigest === digestOf(cart, now)
