import { and, eq, isNotNull, type SQLWrapper, sql } from 'drizzle-orm'
import { committedSoon } from '#db/committed-soon'
import type { Db } from '#db/database'
import { driverValues, placeholdersOf } from '#db/row-placeholders'
import { preparedAnywhere } from '#db/statements'
import { carts } from './cart-tables.ts'
import { closed } from './closed-cart.ts'

/** Versions are strictly increasing, whatever the clock says. */
export const versionAfter = (now: SQLWrapper | string) =>
  sql`greatest(${now}::timestamptz, ${carts.updatedAt} + interval '1 millisecond')`

const guestCartInserted = preparedAnywhere((db: Db) =>
  db.insert(carts).values(placeholdersOf(carts)).returning(committedSoon).prepare('insert_guest_cart'),
)

/** Opening a cart for a user may withdraw the order of the previous one, so it is committed durably like any order. */
const userCartInserted = preparedAnywhere((db: Db) =>
  db.insert(carts).values(placeholdersOf(carts)).prepare('insert_user_cart'),
)

export async function insertCart(tx: Db, row: typeof carts.$inferSelect): Promise<void> {
  const inserted = row.userId === null ? guestCartInserted : userCartInserted
  await inserted(tx).execute(driverValues(row))
}

const rising = versionAfter(sql.placeholder('now'))

/** Closes the cart of a placed order; the set-aside cart, if any, becomes current. */
export const closeOrderedCart = preparedAnywhere((db: Db) => {
  const ended = db.$with('ended').as(
    db
      .update(carts)
      .set({ ...closed, updatedAt: rising })
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
