import { asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import type { Jobs } from '#kernel/jobs/jobs'
import { orderClaims } from '../data/claim-tables.ts'
import { orders } from '../data/order-tables.ts'
import { type ErasedRole, erasedOrder, isUnderWay } from '../erased-order.ts'
import { orderNotes } from '../notes/data/note-tables.ts'
import { withdrawals } from '../withdrawals/data/withdrawal-tables.ts'
import { endOrder } from './end-order.ts'
import { lockOrder } from './lock-order.ts'
import type { OrderRow } from './move-order.ts'

type Context = { tx: Db; jobs: Jobs }
type Person = { userId: string; emails: string[] }
export type PersonsOrder = { orderId: string; cartId: string; role: ErasedRole }

/** A person's orders, as buyer (signed in or by verified address), or as the one ordered for. */
export async function listOrdersOf(tx: Db, { userId, emails }: Person): Promise<PersonsOrder[]> {
  const isBuyers = or(eq(orders.userId, userId), inArray(sql`lower(${orders.email})`, emails))
  const rows = await tx
    .select({ orderId: orders.id, cartId: orders.cartId, isBuyers: sql<boolean>`(${isBuyers})` })
    .from(orders)
    .where(or(isBuyers, eq(orders.shippingUserId, userId)))
    .orderBy(asc(orders.id))
  return rows.map(({ isBuyers: own, ...order }) => ({ ...order, role: own ? 'Buyer' : 'Recipient' }))
}

async function write(tx: Db, orderId: string, fields: Partial<Omit<OrderRow, 'status'>>): Promise<void> {
  await tx.update(orders).set(fields).where(eq(orders.id, orderId))
}

/** What only the buyer needed: the link of a guest, and who withdrew. */
async function forgetBuyer(tx: Db, orderId: string): Promise<void> {
  await tx.delete(orderClaims).where(eq(orderClaims.orderId, orderId))
  await tx.update(withdrawals).set({ name: '' }).where(eq(withdrawals.orderId, orderId))
}

/** The team's notes about a person are deleted with the person. */
async function pseudonymise(tx: Db, order: OrderRow, role: ErasedRole): Promise<void> {
  await write(tx, order.id, erasedOrder(order, role))
  await tx.delete(orderNotes).where(eq(orderNotes.orderId, order.id))
}

/**
 * Removes a person from an order: an unpaid one is ended, a finished one pseudonymised. True if it still has to be
 * delivered, in which case only the account's name is removed for now. The caller has locked its cart.
 */
export async function eraseFromOrder(
  { tx, jobs }: Context,
  { orderId, role }: PersonsOrder,
  now: Date,
): Promise<boolean> {
  let order = await lockOrder(tx, orderId)
  if (role === 'Buyer') await forgetBuyer(tx, orderId)
  if (role === 'Buyer' && (order.status === 'Draft' || order.status === 'Pending')) {
    const ending = { event: 'cancel' as const, userId: null, cause: 'AccountErased' as const }
    order = { ...(await endOrder({ tx, jobs }, order, ending, now)), lines: order.lines }
  }
  if (isUnderWay(order)) {
    await write(
      tx,
      orderId,
      role === 'Buyer' ? { userId: null, shippingUserId: null } : { shippingUserId: null },
    )
    return true
  }
  await pseudonymise(tx, order, role)
  return false
}

/**
 * Pseudonymises an order that was in progress when its person was erased, once it is finished. False if it is not yet.
 */
export async function eraseDeliveredOrder(
  tx: Db,
  { orderId, role }: { orderId: string; role: ErasedRole },
): Promise<boolean> {
  const order = await lockOrder(tx, orderId)
  if (isUnderWay(order)) return false
  await pseudonymise(tx, order, role)
  return true
}

/** Removes a practitioner's name from the orders of their plans. */
export async function eraseOrdersPractitioner(tx: Db, practitionerId: string): Promise<void> {
  await tx.update(orders).set({ practitionerName: null }).where(eq(orders.practitionerId, practitionerId))
}
