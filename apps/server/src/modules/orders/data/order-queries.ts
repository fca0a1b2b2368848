import type { OrderStatus, PaymentStatus } from '@salvia/contract/words/orders'
import { unsentStatuses } from '@salvia/rules/orders/order-state'
import {
  and,
  asc,
  eq,
  exists,
  getTableColumns,
  gte,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lte,
  not,
  notInArray,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import type { Db } from '#db/database'
import { holdsPlain, likePattern } from '#db/like-pattern'
import { users } from '../../identity/index.ts'
import { practitionerClients } from '../../people/index.ts'
import { hasOpenWithdrawal } from '../withdrawals/data/open-withdrawals.ts'
import { owedQuantity, withdrawnQuantity } from '../withdrawals/data/withdrawn-quantity.ts'
import { accountName } from './account-name.ts'
import { orderClaims } from './claim-tables.ts'
import { isOfClient } from './client-order-queries.ts'
import { endedStatusOf } from './ended-status.ts'
import { isOpen } from './open-orders.ts'
import { orderHistory, orderLines, orders, orderText } from './order-tables.ts'
import { hasPacksNotSent } from './orders-not-sent.ts'

export type OrderFilters = {
  status?: OrderStatus[] | undefined
  placedFrom?: string | undefined
  placedTo?: string | undefined
  recommendationId?: string | undefined
  practitionerId?: string | undefined
  hasPractitioner?: boolean | undefined
  clientId?: string | undefined
  productId?: string | undefined
  countryCode?: string | undefined
  payment?: PaymentStatus | undefined
  isOpenBackOrder?: boolean | undefined
  hasOpenWithdrawal?: boolean | undefined
  hasOpenDispute?: boolean | undefined
  hasPacksNotSent?: boolean | undefined
  isOpen?: boolean | undefined
  query?: string | undefined
}

export type OrderReader = { userId: string; isAdmin: boolean; isClient: boolean }

/** How a list reads payments, which are another module's. */
export type PaymentStatusOfOrders = SQL<PaymentStatus | null>

/** Ordered for a client by somebody else, who is the buyer. */
const isMadeFor = (clientId: string) => and(eq(orders.shippingUserId, clientId), isNotNull(orders.placedAt))

/**
 * Whose orders a list shows. Orders that were never placed are hidden from plan owners and from whom they were made
 * for, of whose payments and withdrawals nothing is found out either.
 */
function ownership(
  { userId, isAdmin, isClient }: OrderReader,
  { of, payment, hasOpenWithdrawal: withdrawal }: OrderFilters & { of: 'own' | 'plans' },
): SQL | undefined {
  if (isAdmin) return undefined
  const isOwn = eq(orders.userId, userId)
  const asksOfBuyer = payment !== undefined || withdrawal !== undefined
  if (of === 'own') return isClient && !asksOfBuyer ? or(isOwn, isMadeFor(userId)) : isOwn
  return and(eq(orders.practitionerId, userId), isNotNull(orders.placedAt))
}

/** Archived orders are left out of lists that admins browse; for all others they keep the status they ended with. */
function hasStatus({ isAdmin }: OrderReader, { status, query }: OrderFilters): SQL {
  if (status) return isAdmin ? inArray(orders.status, status) : inArray(endedStatusOf, status)
  const isPutAway = isAdmin && query === undefined
  return notInArray(orders.status, isPutAway ? ['Draft', 'Deleted', 'Archived'] : ['Draft', 'Deleted'])
}

const hasLine = (db: Db, where: SQL) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(orderLines)
      .where(and(eq(orderLines.orderId, orders.id), where)),
  )

/** Orders with lines of a plan. */
export const holdsPlan = (db: Db, recommendationId: string) =>
  hasLine(db, eq(orderLines.recommendationId, recommendationId))

const isWaitingForStock = and(eq(orders.isBackOrder, true), inArray(orders.status, [...unsentStatuses]))

/** Searches order numbers, and buyers and their companies for those who may see them. */
function search(typed: string, { userId, isAdmin, isClient }: OrderReader, of: 'own' | 'plans') {
  const isNumber = ilike(orders.number, likePattern(typed))
  if (of === 'plans') return isNumber
  const isText = holdsPlain(orderText(orders), typed)
  return isAdmin || !isClient ? isText : or(isNumber, and(eq(orders.userId, userId), isText))
}

const given = <T>(value: T | undefined, where: (value: T) => SQL | undefined) =>
  value === undefined ? undefined : where(value)

/** Whether a payment of an order is disputed at the bank. */
export type HasOpenDispute = (orderId: SQLWrapper) => SQL

export type Reading = { db: Db; paymentStatusOfOrders: PaymentStatusOfOrders; hasOpenDispute: HasOpenDispute }

/** What a reader finds by these filters. */
export function filtersOf(
  { db, paymentStatusOfOrders, hasOpenDispute }: Reading,
  reader: OrderReader,
  query: OrderFilters & { of: 'own' | 'plans' },
): SQL | undefined {
  const { placedFrom, placedTo, recommendationId } = query
  return and(
    ownership(reader, query),
    hasStatus(reader, query),
    placedFrom ? gte(orders.placedAt, new Date(placedFrom)) : undefined,
    placedTo ? lte(orders.placedAt, new Date(placedTo)) : undefined,
    given(recommendationId, (id) => holdsPlan(db, id)),
    given(query.practitionerId, (id) => eq(orders.practitionerId, id)),
    given(query.hasPractitioner, (has) => (has ? isNotNull : isNull)(orders.practitionerId)),
    given(query.clientId, (id) => isOfClient(db, id)),
    given(query.productId, (id) => hasLine(db, eq(orderLines.productId, id))),
    given(query.countryCode, (code) => eq(orders.countryCode, code)),
    given(query.payment, (payment) => eq(paymentStatusOfOrders, payment)),
    given(query.isOpenBackOrder, (is) => (is ? isWaitingForStock : not(isWaitingForStock as SQL))),
    given(query.hasOpenWithdrawal, (has) => (has ? hasOpenWithdrawal(db) : not(hasOpenWithdrawal(db)))),
    given(query.hasOpenDispute, (has) => (has ? hasOpenDispute(orders.id) : not(hasOpenDispute(orders.id)))),
    given(query.hasPacksNotSent, (has) => (has ? hasPacksNotSent(db) : not(hasPacksNotSent(db)))),
    given(query.isOpen, (is) => (is ? isOpen(db) : not(isOpen(db)))),
    query.query ? search(query.query, reader, query.of) : undefined,
  )
}

export async function findOrder(db: Db, orderId: string) {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
  return order ?? null
}

/** Nobody ordered for somebody else. */
export const noParties = { orderedBy: null, hasClientAccount: false }

/** The name of the account that ordered, null without one, and whether whom an order is for has an account. */
export async function findParties(db: Db, orderId: string) {
  const file = practitionerClients
  const isWithout = sql`exists (select from ${file} where ${file.clientId} = ${orders.shippingUserId}
    and ${file.email} is not null)`
  const [parties] = await db
    .select({
      orderedBy: accountName,
      hasClientAccount: sql<boolean>`${orders.shippingUserId} is not null and not ${isWithout}`,
    })
    .from(orders)
    .leftJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.id, orderId))
  return parties ?? noParties
}

/**
 * The lines of an order, with the packs of each from which its buyer withdrew, and those of them that wait for their
 * refund.
 */
export const listOrderLines = (db: Db, orderId: string) =>
  db
    .select({
      ...getTableColumns(orderLines),
      withdrawnQuantity: withdrawnQuantity(orderLines.id),
      owedQuantity: owedQuantity(orderLines.id),
    })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position))

/** The lines of an order as its practitioner earns from them: EUR, net. */
export async function listSoldLines(db: Db, orderId: string) {
  const { id: orderLineId, name, quantity, listNet, discountPercentage } = orderLines
  const rows = await db
    .select({ orderLineId, name, quantity, listNet, discountPercentage })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position))
  return rows.map((row) => ({ ...row, listNet: { amount: row.listNet, currency: 'EUR' as const } }))
}

export const listOrderHistory = (db: Db, orderId: string) =>
  db
    .select()
    .from(orderHistory)
    .where(eq(orderHistory.orderId, orderId))
    .orderBy(asc(orderHistory.at), asc(orderHistory.id))

/**
 * When a guest's order was added to an account, and to whose; null if it was not. The name is empty once that is gone.
 */
export async function findOrderClaim(db: Db, orderId: string): Promise<{ at: Date; name: string } | null> {
  const [claim] = await db
    .select({ at: orderClaims.claimedAt, firstName: users.firstName, lastName: users.lastName })
    .from(orderClaims)
    .leftJoin(users, eq(users.id, orderClaims.claimedBy))
    .where(eq(orderClaims.orderId, orderId))
  if (!claim?.at) return null
  return { at: claim.at, name: `${claim.firstName ?? ''} ${claim.lastName ?? ''}`.trim() }
}

/** When an account took orders that were placed without one, by order. */
export async function listClaimTimes(db: Db, claimedBy: string): Promise<Map<string, Date>> {
  const claims = await db
    .select({ orderId: orderClaims.orderId, at: orderClaims.claimedAt })
    .from(orderClaims)
    .where(eq(orderClaims.claimedBy, claimedBy))
  return new Map(claims.flatMap(({ orderId, at }) => (at ? [[orderId, at] as const] : [])))
}

/**
 * The key of the order this cart version was frozen into, paid alike; null if it was another version or other payment.
 */
export async function findOrderKey(
  tx: Db,
  orderId: string,
  { cartVersion, walletDebit }: { cartVersion: Date; walletDebit: number },
) {
  const [order] = await tx
    .select({ orderId: orders.id, orderKey: orders.orderKey })
    .from(orders)
    .where(
      and(eq(orders.id, orderId), eq(orders.cartVersion, cartVersion), eq(orders.walletDebit, walletDebit)),
    )
  return order ?? null
}
