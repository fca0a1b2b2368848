import { and, eq, sql } from 'drizzle-orm'
import { committedSoon } from '#db/committed-soon'
import type { Db } from '#db/database'
import { driverValues, placeholdersOf } from '#db/row-placeholders'
import { preparedAnywhere } from '#db/statements'
import type { CartRow } from './cart-queries.ts'
import { carts } from './cart-tables.ts'

const { id: _id, createdAt: _createdAt, ...asked } = placeholdersOf(carts)

const isAsked = eq(carts.id, sql.placeholder('id'))

const wholeCart = preparedAnywhere((db: Db) =>
  db.update(carts).set(asked).where(isAsked).prepare('write_whole_cart'),
)

const unchangedCart = preparedAnywhere((db: Db) =>
  db
    .update(carts)
    .set(asked)
    .where(and(isAsked, eq(carts.updatedAt, sql`${sql.placeholder('seen')}`)))
    .returning({ id: carts.id, ...committedSoon })
    .prepare('write_unchanged_cart'),
)

/** Writes a locked cart completely. */
export async function writeCart(tx: Db, row: CartRow): Promise<void> {
  await wholeCart(tx).execute(driverValues(row))
}

/**
 * Writes a cart completely if it still has version `seen`; false if someone else changed it meanwhile. Nothing else may
 * be written in the same transaction.
 */
export async function writeUnchangedCart(db: Db, row: CartRow, seen: Date): Promise<boolean> {
  const written = await unchangedCart(db).execute({ ...driverValues(row), seen: seen.toISOString() })
  return written.length > 0
}
