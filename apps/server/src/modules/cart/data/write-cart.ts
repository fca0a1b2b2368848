import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { preparedAnywhere } from '#db/prepared-anywhere'
import type { CartRow } from './cart-queries.ts'
import { carts } from './cart-tables.ts'

const { id: _id, createdAt: _createdAt, ...written } = getTableColumns(carts)

/** The database reads each value as its column's type. */
const asked = Object.fromEntries(
  Object.keys(written).map((name): [string, SQL] => [name, sql`${sql.placeholder(name)}`]),
)

const wholeCart = preparedAnywhere((db: Db) =>
  db
    .update(carts)
    .set(asked)
    .where(eq(carts.id, sql.placeholder('id')))
    .prepare('write_whole_cart'),
)

function toDriver(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value
}

/** Writes a locked cart as a whole. */
export async function writeCart(tx: Db, row: CartRow): Promise<void> {
  await wholeCart(tx).execute(
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, toDriver(value)])),
  )
}
