import { eq, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { preparedAnywhere } from '#db/statements'
import { carts } from '../../cart/index.ts'
import { orderLines, orders } from './order-tables.ts'

/** The line data needed for placing and paying; an order's lines never change. */
export type LockedLine = Pick<
  typeof orderLines.$inferSelect,
  | 'id'
  | 'productId'
  | 'name'
  | 'brandName'
  | 'quantity'
  | 'unitNet'
  | 'gross'
  | 'discount'
  | 'paid'
  | 'vatRate'
  | 'vat'
  | 'commission'
  | 'recommendationId'
>
export type LockedOrder = typeof orders.$inferSelect & { lines: LockedLine[] }

const l = orderLines
const lines = sql<LockedLine[]>`(select json_agg(json_build_object(
    'id', ${l.id}, 'productId', ${l.productId}, 'name', ${l.name}, 'brandName', ${l.brandName},
    'quantity', ${l.quantity}, 'unitNet', ${l.unitNet}, 'gross', ${l.gross}, 'discount', ${l.discount},
    'paid', ${l.paid}, 'vatRate', ${l.vatRate}, 'vat', ${l.vat}, 'commission', ${l.commission},
    'recommendationId', ${l.recommendationId}) order by ${l.position})
  from ${l} where ${l.orderId} = ${orders.id})`

const lockWhere = (db: Db, orderId: Placeholder | SQL) =>
  db
    .select({ order: orders, lines })
    .from(carts)
    .innerJoin(orders, eq(orders.cartId, carts.id))
    .where(eq(orders.id, orderId))
    .for('update')

const lockedById = preparedAnywhere((db: Db) =>
  lockWhere(db, sql.placeholder('key')).prepare('locked_order_by_id'),
)

type Locking = (tx: Db, key: string) => Promise<LockedOrder | null>

const locking =
  (statement: typeof lockedById): Locking =>
  async (tx, key) => {
    const [locked] = await statement(tx).execute({ key })
    return locked ? { ...locked.order, lines: locked.lines } : null
  }

/** Locks the order found by `orderId`, a subquery using placeholder `key`. */
export const lockingBy = (name: string, orderId: SQL): Locking =>
  locking(preparedAnywhere((db: Db) => lockWhere(db, orderId).prepare(name)))

export const lockById = locking(lockedById)
