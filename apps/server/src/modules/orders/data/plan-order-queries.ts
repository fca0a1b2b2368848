import { undoneEnds } from '@salvia/rules/orders/order-state'
import { type AnyColumn, and, eq, gte, inArray, isNotNull, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { preparedAnywhere } from '#db/statements'
import { users } from '../../identity/index.ts'
import { practitionerClients } from '../../people/index.ts'
import {
  type FollowedOrder,
  type PlanClientKey,
  recommendationClients,
  recommendations,
} from '../../plans/index.ts'
import { packsInParcels } from '../shipments/data/packs-in-parcels.ts'
import { shipments } from '../shipments/data/shipment-tables.ts'
import { orderClaims } from './claim-tables.ts'
import { endedStatusOf } from './ended-status.ts'
import { orderLines, orders } from './order-tables.ts'

const c = recommendationClients
const f = practitionerClients

const isCanceled = sql<boolean>`${inArray(endedStatusOf, [...undoneEnds])}`

/** When all parcels that are not canceled have arrived; null before. */
const deliveredAt = sql<Date | null>`(select case when bool_and(${shipments.deliveredAt} is not null)
  then max(${shipments.deliveredAt}) end from ${shipments}
  where ${shipments.orderId} = ${orders.id} and ${shipments.status} <> 'Canceled')`.mapWith(
  shipments.deliveredAt,
)

/** Ordered by the practitioner for this client. */
const isForClient = and(eq(orders.shippingUserId, c.clientId), eq(orders.userId, orders.practitionerId))
/** The client agreed. */
const isShared = and(eq(orders.userId, c.clientId), c.sharesOrders)
/** A buyer who is on the plan with its account is not also the file that was invited by its address. */
const isOnPlanItself = sql<boolean>`exists (select from ${c} own
  where own.recommendation_id = ${c.recommendationId} and own.client_id = ${orders.userId} and own.revoked_at is null)`
/**
 * Not answered yet: orders since the invitation was sent, none of who was put on the plan without a message. An account
 * counts by the address that the invitation was sent to, once verified.
 */
const isInvited = and(
  isNull(c.joinedAt),
  gte(orders.placedAt, c.firstSentAt),
  eq(users.emailVerified, true),
  or(eq(orders.userId, c.clientId), and(eq(users.email, f.email), not(isOnPlanItself))),
)

const countsForClient = or(isForClient, isShared, isInvited)
const isOwn = or(isForClient, eq(orders.userId, c.clientId))

/** Placed orders that count for clients of plans: what the plans' practitioner may know of them. */
export const selectCounted = (db: Db, where: SQL | undefined) =>
  db
    .select({ clientId: c.clientId, orderId: orders.id, placedAt: orders.placedAt })
    .from(c)
    .innerJoin(orderLines, eq(orderLines.recommendationId, c.recommendationId))
    .innerJoin(orders, and(eq(orders.id, orderLines.orderId), isNotNull(orders.placedAt)))
    .leftJoin(users, eq(users.id, orders.userId))
    .leftJoin(f, and(eq(f.clientId, c.clientId), eq(f.practitionerId, orders.practitionerId)))
    .where(and(where, isNull(c.revokedAt), countsForClient))

/** Whether an order counts for a client of a plan: for statements that have happenings of orders. */
export const isCountedOrder = (
  db: Db,
  { recommendationId, clientId, orderId }: Record<keyof PlanClientKey | 'orderId', AnyColumn | SQL>,
): SQL<boolean> =>
  sql`exists ${selectCounted(
    db,
    and(eq(c.recommendationId, recommendationId), eq(c.clientId, clientId), eq(orders.id, orderId)),
  )}`

/**
 * Who an order may count for: its buyer, whom its practitioner bought it for, and whose file has its buyer's address.
 * Clients of plans are looked up by these, not compared with every order of their plan.
 */
const parties = sql`lateral (
  select ${orders.userId} as client_id
  union select ${orders.shippingUserId} where ${orders.userId} = ${orders.practitionerId}
  union select ${f.clientId} from ${f}
    where ${f.practitionerId} = ${orders.practitionerId} and ${f.email} = ${users.email}) party`

const partyId = sql<string>`party.client_id`

/** Their file with the order's practitioner, by its key: joined plainly, all files are compared with each order. */
const fileOfClient = sql`lateral (
  select * from ${f} k where k.practitioner_id = ${orders.practitionerId} and k.client_id = ${partyId}
  offset 0) ${f}`

/** Packs of a line that its parcels bring and that were not refunded: looked up once a line, not wherever they are read. */
const suppliedPacks = sql`lateral (
  select least(${orderLines.quantity} - ${orderLines.refundedQuantity}, ${packsInParcels(orderLines.id)}) as packs
  offset 0) supplied`

/**
 * The lines of an order by plan, without what was all refunded or is not sent. An order is one row, since whom it counts for, and what
 * became of it, is looked up for each.
 */
const linesByPlan = (db: Db, which: SQL) => {
  const packs = sql`supplied.packs`
  const eachLeft = (what: SQL | AnyColumn) =>
    sql`coalesce(array_agg(${what} order by ${orderLines.position}) filter (where ${packs} > 0), '{}')`
  return db
    .select({
      recommendationId: orderLines.recommendationId,
      orderId: orderLines.orderId,
      productIds: sql<string[]>`${eachLeft(orderLines.productId)}`.as('product_ids'),
      packs: sql<number[]>`${eachLeft(packs)}`.as('packs'),
    })
    .from(orderLines)
    .innerJoin(suppliedPacks, sql`true`)
    .where(which)
    .groupBy(orderLines.recommendationId, orderLines.orderId)
    .as('of_plan')
}

type Followed = {
  /** Lines of the orders that are looked at. */
  lines: SQL
  of?: SQL
  counts?: SQL | undefined
}

/** By what is known before clients are looked up: lines, orders and parties. */
function selectFollowed(db: Db, { lines, of, counts = countsForClient }: Followed) {
  const ofPlan = linesByPlan(db, lines)
  /** Each party is looked up by its key: joined plainly, all clients of a plan are compared with each of its orders. */
  const clientOfPlan = sql`lateral (
    select * from ${c} k where k.recommendation_id = ${ofPlan.recommendationId} and k.client_id = ${partyId}
    offset 0) ${c}`
  return db
    .select({
      recommendationId: sql<string>`${ofPlan.recommendationId}`,
      clientId: partyId,
      orderId: orders.id,
      placedAt: sql<Date>`${orders.placedAt}`.mapWith(orders.placedAt),
      deliveredAt,
      isCanceled,
      productIds: ofPlan.productIds,
      packs: ofPlan.packs,
    })
    .from(ofPlan)
    .innerJoin(orders, and(eq(orders.id, ofPlan.orderId), isNotNull(orders.placedAt)))
    .leftJoin(users, eq(users.id, orders.userId))
    .innerJoin(parties, sql`true`)
    .innerJoin(clientOfPlan, sql`true`)
    .leftJoin(fileOfClient, sql`true`)
    .where(and(of, isNull(c.revokedAt), counts))
}

const keyOf = ({ recommendationId, clientId }: PlanClientKey) => `${recommendationId}:${clientId}`

const isAmong = (column: AnyColumn | SQL, name: string) =>
  sql`${column} = any(${sql.placeholder(name)}::uuid[])`

/** Run for some hundred clients at a time: building it takes as long as reading what it finds. */
const ordersOfClients = preparedAnywhere((db: Db) =>
  selectFollowed(db, {
    lines: sql`${isAmong(orderLines.recommendationId, 'planIds')}
      and coalesce(${orderLines.productId} = ${sql.placeholder('productId')}::uuid, true)`,
    of: isAmong(partyId, 'clientIds'),
  }).prepare('orders_of_plan_clients'),
)

const distinct = (ids: string[]): string[] => [...new Set(ids)]

/** Placed orders that count for some clients of plans, with their lines of that plan; with a product, those that have it. */
export async function listOrdersOfPlanClients(
  db: Db,
  keys: PlanClientKey[],
  productId?: string,
): Promise<FollowedOrder[]> {
  if (keys.length === 0) return []
  const asked = new Set(keys.map(keyOf))
  const rows = await ordersOfClients(db).execute({
    planIds: distinct(keys.map(({ recommendationId }) => recommendationId)),
    clientIds: distinct(keys.map(({ clientId }) => clientId)),
    productId: productId ?? null,
  })
  return toOrders(rows.filter((row) => asked.has(keyOf(row))))
}

/** Placed orders of a client's plan with their lines of it, whether or not the practitioner hears of them. */
export const listOwnOrdersOfPlan = async (
  db: Db,
  { recommendationId, clientId }: PlanClientKey,
): Promise<FollowedOrder[]> =>
  toOrders(
    await selectFollowed(db, {
      lines: eq(orderLines.recommendationId, recommendationId),
      of: eq(partyId, clientId),
      counts: isOwn,
    }),
  )

const toOrders = (rows: Awaited<ReturnType<typeof selectFollowed>>): FollowedOrder[] =>
  rows.map(({ productIds, packs, ...order }) => ({
    ...order,
    lines: productIds.map((productId, at) => ({ productId, packs: packs[at] ?? 0 })),
  }))

/** The clients to whom an order is attributed, by plan. */
export async function listPlanClientsOfOrder(db: Db, orderId: string): Promise<PlanClientKey[]> {
  const rows = await selectFollowed(db, { lines: eq(orderLines.orderId, orderId) })
  const byClient = new Map(rows.map((row) => [keyOf(row), row]))
  return [...byClient.values()].map(({ recommendationId, clientId }) => ({ recommendationId, clientId }))
}

/** The plans of a guest's placed order, as long as no account has taken it and it is not canceled. */
export async function listPlansOfGuestOrder(
  db: Db,
  orderId: string,
): Promise<{ recommendationId: string; placedAt: Date }[]> {
  const rows = await db
    .selectDistinct({ recommendationId: recommendations.id, placedAt: orders.placedAt })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(recommendations, eq(recommendations.id, orderLines.recommendationId))
    // Only guests' orders have one: an order whose account was erased is no guest's.
    .innerJoin(orderClaims, eq(orderClaims.orderId, orders.id))
    .where(and(eq(orders.id, orderId), isNull(orders.userId), isNull(orderClaims.claimedAt), not(isCanceled)))
  return rows.flatMap(({ recommendationId, placedAt }) => (placedAt ? [{ recommendationId, placedAt }] : []))
}
