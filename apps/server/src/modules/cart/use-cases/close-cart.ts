import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { carts } from '../data/cart-tables.ts'

/** Versions rise strictly, whatever the clock says. */
const risen = (now: Date) =>
  sql`greatest(${now.toISOString()}::timestamptz, ${carts.updatedAt} + interval '1 millisecond')`

/** What a closed cart no longer needs to know: its order has it, or nobody does. */
export const forgotten = {
  state: 'Closed',
  orderId: null,
  email: null,
  shippingAddress: null,
  billingAddress: null,
  vatCheck: null,
  note: '',
} as const

/** Closes the cart of an order that was placed. A cart that waited beside it takes its place. */
export async function closeCart(tx: Db, cartId: string, now: Date): Promise<void> {
  const waiting = sql`(select (${carts.setAside} ->> 'id')::uuid from ${carts} where ${carts.id} = ${cartId})`
  await tx
    .update(carts)
    .set({ ...forgotten, updatedAt: risen(now) })
    .where(eq(carts.id, cartId))
  await tx
    .update(carts)
    .set({ setAsideAt: null, updatedAt: risen(now) })
    .where(and(eq(carts.id, waiting), eq(carts.state, 'Open'), isNotNull(carts.setAsideAt)))
}

/** Opens the cart of an order that ended without being placed, so that its buyer can go on. */
export async function reopenCart(tx: Db, cartId: string, now: Date): Promise<void> {
  await tx
    .update(carts)
    .set({ state: 'Open', orderId: null, updatedAt: risen(now) })
    .where(and(eq(carts.id, cartId), ne(carts.state, 'Closed')))
}
