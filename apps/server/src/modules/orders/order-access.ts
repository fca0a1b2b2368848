import { timingSafeEqual } from 'node:crypto'
import type { Db } from '#db/database'
import { forbidden, notFound } from '#kernel/domain-error'
import { type Actor, isAccounting, isAdmin } from '#kernel/http/actor'
import { findOrder } from './data/order-queries.ts'
import type { OrderRow } from './use-cases/move-order.ts'

/**
 * The role in which the caller reads an order; a holder of its key counts as the buyer. Recipient: the account for which
 * somebody else ordered.
 */
type OrderViewer = 'admin' | 'buyer' | 'recipient' | 'practitioner'

/** Buyer and payment are between the buyer and the shop. */
export const readsBuyer = (viewer: OrderViewer): viewer is 'admin' | 'buyer' =>
  viewer === 'admin' || viewer === 'buyer'

export type OrderCaller = { actor: Actor | null; key: string | undefined }

const isKeyOf = (order: OrderRow, key: string | undefined): boolean =>
  key?.length === order.orderKey.length && timingSafeEqual(Buffer.from(key), Buffer.from(order.orderKey))

function viewerOf(order: OrderRow, { actor, key }: OrderCaller): OrderViewer | null {
  if (isAdmin(actor)) return 'admin'
  if (isKeyOf(order, key?.toLowerCase())) return 'buyer'
  if (actor === null) return null
  if (order.userId === actor.userId) return 'buyer'
  if (order.placedAt === null) return null
  if (order.shippingUserId === actor.userId) return 'recipient'
  return order.practitionerId === actor.userId ? 'practitioner' : null
}

/** `mayRefund`: moves money, which is accounting's alone. `isAccounts`: its caller's own, by account and not by key. */
export type ViewedOrder = { order: OrderRow; viewer: OrderViewer; mayRefund: boolean; isAccounts: boolean }

/** An order as its caller may read it. Throws not-found if it is someone else's. */
export async function getViewedOrder(db: Db, orderId: string, caller: OrderCaller): Promise<ViewedOrder> {
  const order = await findOrder(db, orderId)
  const viewer = order && viewerOf(order, caller)
  if (!order || !viewer) throw notFound('order')
  const isAccounts = caller.actor !== null && order.userId === caller.actor.userId
  return { order, viewer, mayRefund: isAccounting(caller.actor), isAccounts }
}

/**
 * An order whose documents the caller may have: its buyer, holders of its key, admins, accounting, and the practitioner
 * who ordered for a client. They name the buyer, so that neither the practitioner of an ordered plan nor whom somebody
 * ordered for gets any. Throws not-found for everyone else.
 */
export async function getOrderForDocuments(db: Db, orderId: string, caller: OrderCaller): Promise<OrderRow> {
  const order = await findOrder(db, orderId)
  if (!order) throw notFound('order')
  const viewer = viewerOf(order, caller)
  const isOrderers = viewer === 'practitioner' && order.isCustomClientOrder
  const isBuyers = isOrderers || (viewer !== null && readsBuyer(viewer))
  if (!isBuyers && !isAccounting(caller.actor)) throw notFound('order')
  return order
}

type Asked = Partial<
  Record<'payment' | 'hasOpenWithdrawal' | 'isOpen' | 'hasOpenDispute' | 'hasPacksNotSent', unknown>
>

/**
 * Throws forbidden where a list is asked by what its reader may not see: payments and withdrawals are between the shop
 * and the buyer, disputes between the shop and the bank, and what is still to be refunded is the team's work.
 */
export function checkAsked(
  { payment, hasOpenWithdrawal, isOpen, hasOpenDispute, hasPacksNotSent }: Asked,
  reader: { isBuyers: boolean; isAdmin: boolean },
): void {
  const asksOfBuyer = [payment, hasOpenWithdrawal, isOpen].some((asked) => asked !== undefined)
  const asksOfWork = [hasOpenDispute, hasPacksNotSent].some((asked) => asked !== undefined)
  if ((asksOfBuyer && !reader.isBuyers) || (asksOfWork && !reader.isAdmin)) throw forbidden()
}

/** The role in which the caller may pay or cancel: buyer, key holder, admin. Throws not-found for everyone else. */
export function ownerOf(order: OrderRow, caller: OrderCaller): 'admin' | 'buyer' {
  const viewer = viewerOf(order, caller)
  if (viewer === null || !readsBuyer(viewer)) throw notFound('order')
  return viewer
}
