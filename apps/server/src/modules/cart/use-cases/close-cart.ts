import { and, eq, isNotNull, ne, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { preparedAnywhere } from '#db/statements'
import { carts } from '../data/cart-tables.ts'

/** Versions rise strictly, whatever the clock says. */
const risen = (now: SQLWrapper | string) =>
  sql`greatest(${now}::timestamptz, ${carts.updatedAt} + interval '1 millisecond')`

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

const rising = risen(sql.placeholder('now'))

const closed = preparedAnywhere((db: Db) => {
  const ended = db.$with('ended').as(
    db
      .update(carts)
      .set({ ...forgotten, updatedAt: rising })
      .where(eq(carts.id, sql.placeholder('id')))
      .returning({ waiting: sql<string>`(${carts.setAside} ->> 'id')::uuid`.as('waiting') }),
  )
  return db
    .with(ended)
    .update(carts)
    .set({ setAsideAt: null, updatedAt: rising })
    .where(
      and(
        eq(carts.id, sql`(select ${ended.waiting} from ${ended})`),
        eq(carts.state, 'Open'),
        isNotNull(carts.setAsideAt),
      ),
    )
    .returning({ id: carts.id })
    .prepare('close_cart')
})

/** Closes the cart of an order that was placed. A cart that waited beside it takes its place. */
export async function closeCart(tx: Db, cartId: string, now: Date): Promise<void> {
  await closed(tx).execute({ id: cartId, now: now.toISOString() })
}

/** Opens the cart of an order that ended without being placed, so that its buyer can go on. */
export async function reopenCart(tx: Db, cartId: string, now: Date): Promise<void> {
  await tx
    .update(carts)
    .set({ state: 'Open', orderId: null, updatedAt: risen(now.toISOString()) })
    .where(and(eq(carts.id, cartId), ne(carts.state, 'Closed')))
}
