import { and, eq, isNotNull, type SQLWrapper, sql } from 'drizzle-orm'
import { committedSoon } from '#db/committed-soon'
import type { Db } from '#db/database'
import { placeholdersOf } from '#db/row-placeholders'
import { preparedAnywhere } from '#db/statements'
import { carts } from './cart-tables.ts'
import { closed } from './closed-cart.ts'

/** Versions rise strictly, whatever the clock says. */
export const risen = (now: SQLWrapper | string) =>
  sql`greatest(${now}::timestamptz, ${carts.updatedAt} + interval '1 millisecond')`

export const insertGuestCart = preparedAnywhere((db: Db) =>
  db.insert(carts).values(placeholdersOf(carts)).returning(committedSoon).prepare('insert_guest_cart'),
)

/** Opening a user's cart may withdraw the order of the one before, so it is committed like any order. */
export const insertUserCart = preparedAnywhere((db: Db) =>
  db.insert(carts).values(placeholdersOf(carts)).prepare('insert_user_cart'),
)

const rising = risen(sql.placeholder('now'))

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
