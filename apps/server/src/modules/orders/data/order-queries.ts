import type { OrderStatus } from '@salvia/contract/words/orders'
import {
  and,
  asc,
  desc,
  eq,
  exists,
  gte,
  ilike,
  inArray,
  isNotNull,
  lte,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Db } from '#db/database'
import { likePattern } from '#db/like-pattern'
import { orderBy } from '#db/order-by'
import { orderHistory, orderLines, orders, shipments } from './order-tables.ts'

export type OrderListQuery = {
  offset: number
  limit: number
  sort?: string | undefined
  of: 'own' | 'plans'
  status?: OrderStatus[] | undefined
  placedFrom?: string | undefined
  placedTo?: string | undefined
  recommendationId?: string | undefined
  query?: string | undefined
}

export type OrderReader = { userId: string; isAdmin: boolean }

const sortable = {
  createdAt: orders.createdAt,
  placedAt: orders.placedAt,
  number: orders.number,
  status: orders.status,
  totalAmount: orders.total,
}

/** Whose orders a list shows. Orders that were never placed are hidden from plan owners. */
function ownership({ userId, isAdmin }: OrderReader, of: 'own' | 'plans'): SQL | undefined {
  if (isAdmin) return undefined
  if (of === 'own') return eq(orders.userId, userId)
  return and(eq(orders.practitionerId, userId), isNotNull(orders.placedAt))
}

const holdsPlan = (db: Db, recommendationId: string) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(orderLines)
      .where(and(eq(orderLines.orderId, orders.id), eq(orderLines.recommendationId, recommendationId))),
  )

/** Searches order numbers, and addresses for those who may see them. */
function search(text: string, of: 'own' | 'plans'): SQL | undefined {
  const pattern = likePattern(text)
  return of === 'plans'
    ? ilike(orders.number, pattern)
    : or(ilike(orders.number, pattern), ilike(orders.email, pattern))
}

function filters(db: Db, reader: OrderReader, query: OrderListQuery): SQL | undefined {
  const { status, placedFrom, placedTo, recommendationId } = query
  return and(
    ownership(reader, query.of),
    status ? inArray(orders.status, status) : notInArray(orders.status, ['Draft', 'Deleted']),
    placedFrom ? gte(orders.placedAt, new Date(placedFrom)) : undefined,
    placedTo ? lte(orders.placedAt, new Date(placedTo)) : undefined,
    recommendationId ? holdsPlan(db, recommendationId) : undefined,
    query.query ? search(query.query, query.of) : undefined,
  )
}

async function page(
  db: Db,
  where: SQL | undefined,
  asked: Pick<OrderListQuery, 'offset' | 'limit' | 'sort'>,
) {
  const newestFirst = [desc(orders.createdAt)]
  const rows = await db
    .select()
    .from(orders)
    .where(where)
    .orderBy(...orderBy(asked.sort, sortable, newestFirst), desc(orders.id))
    .limit(asked.limit)
    .offset(asked.offset)
  return { rows, count: await db.$count(orders, where) }
}

/** A page of the orders visible to the reader, newest first unless sorted otherwise. */
export const listOrders = (db: Db, reader: OrderReader, query: OrderListQuery) =>
  page(db, filters(db, reader, query), query)

/** A page of a plan's placed orders. The caller must have checked the reader's access to the plan. */
export const listOrdersOfPlan = (
  db: Db,
  recommendationId: string,
  asked: Pick<OrderListQuery, 'offset' | 'limit' | 'sort'>,
) => page(db, and(isNotNull(orders.placedAt), holdsPlan(db, recommendationId)), asked)

export async function findOrder(db: Db, orderId: string) {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
  return order ?? null
}

export const listOrderLines = (db: Db, orderId: string) =>
  db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position))

export const listOrderHistory = (db: Db, orderId: string) =>
  db
    .select()
    .from(orderHistory)
    .where(eq(orderHistory.orderId, orderId))
    .orderBy(asc(orderHistory.at), asc(orderHistory.id))

export const listShipments = (db: Db, orderId: string) =>
  db.select().from(shipments).where(eq(shipments.orderId, orderId)).orderBy(asc(shipments.id))

/** The key of the order this cart version was frozen into; null if it was another version. */
export async function findOrderKey(tx: Db, orderId: string, cartVersion: Date) {
  const [order] = await tx
    .select({ orderId: orders.id, orderKey: orders.orderKey })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.cartVersion, cartVersion)))
  return order ?? null
}
