import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { preparedAnywhere } from '#db/prepared-anywhere'
import type { CartRow } from './cart-queries.ts'
import { carts } from './cart-tables.ts'

const { id: _id, createdAt: _createdAt, ...written } = getTableColumns(carts)

/** The database reads each value as its column's type. */
const asked = Object.fromEntries(
  Object.keys(written).map((name): [string, SQL] => [name, sql`${sql.placeholder(name)}`]),
)

const isAsked = eq(carts.id, sql.placeholder('id'))

const wholeCart = preparedAnywhere((db: Db) =>
  db.update(carts).set(asked).where(isAsked).prepare('write_whole_cart'),
)

const unchangedCart = preparedAnywhere((db: Db) =>
  db
    .update(carts)
    .set(asked)
    .where(and(isAsked, eq(carts.updatedAt, sql`${sql.placeholder('seen')}`)))
    .returning({ id: carts.id })
    .prepare('write_unchanged_cart'),
)

function toDriver(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value
}

const toDriverRow = (row: CartRow): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, toDriver(value)]))

/** Writes a locked cart as a whole. */
export async function writeCart(tx: Db, row: CartRow): Promise<void> {
  await wholeCart(tx).execute(toDriverRow(row))
}

/** Writes a cart as a whole if it still has the version `seen`; false when someone else wrote it meanwhile. */
export async function writeUnchangedCart(db: Db, row: CartRow, seen: Date): Promise<boolean> {
  const written = await unchangedCart(db).execute({ ...toDriverRow(row), seen: seen.toISOString() })
  return written.length > 0
}
