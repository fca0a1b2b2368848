import { timingSafeEqual } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { notFound } from '#kernel/domain-error'
import { type Actor, isAdmin } from '#kernel/http/actor'
import { recommendations } from '../plans/index.ts'
import { findOrder } from './data/order-queries.ts'
import type { OrderRow } from './use-cases/move-order.ts'

/** The role in which the caller reads an order; whoever has its key counts as the buyer. */
export type OrderViewer = 'admin' | 'buyer' | 'practitioner'

export type OrderCaller = { actor: Actor | null; key: string | undefined }

const isKeyOf = (order: OrderRow, key: string | undefined): boolean =>
  key?.length === order.orderKey.length && timingSafeEqual(Buffer.from(key), Buffer.from(order.orderKey))

function viewerOf(order: OrderRow, { actor, key }: OrderCaller): OrderViewer | null {
  if (isAdmin(actor)) return 'admin'
  if (isKeyOf(order, key?.toLowerCase())) return 'buyer'
  if (actor === null) return null
  if (order.userId === actor.userId) return 'buyer'
  return order.practitionerId === actor.userId && order.placedAt ? 'practitioner' : null
}

export type ViewedOrder = { order: OrderRow; viewer: OrderViewer }

/** An order as its caller may read it. Throws not-found for everyone else's. */
export async function getViewedOrder(db: Db, orderId: string, caller: OrderCaller): Promise<ViewedOrder> {
  const order = await findOrder(db, orderId)
  const viewer = order && viewerOf(order, caller)
  if (!order || !viewer) throw notFound('order')
  return { order, viewer }
}

/** As whom the caller may pay or cancel: buyer, holder of the key, admin. Throws not-found for everyone else. */
export function ownerOf(order: OrderRow, caller: OrderCaller): 'admin' | 'buyer' {
  const viewer = viewerOf(order, caller)
  if (viewer === null || viewer === 'practitioner') throw notFound('order')
  return viewer
}

/** Throws not-found unless the plan is the caller's, or the caller an admin. */
export async function checkOwnPlan(db: Db, actor: Actor, recommendationId: string): Promise<void> {
  const isOwn = and(
    eq(recommendations.id, recommendationId),
    isAdmin(actor) ? undefined : eq(recommendations.practitionerId, actor.userId),
  )
  if ((await db.$count(recommendations, isOwn)) === 0) throw notFound('recommendation')
}
