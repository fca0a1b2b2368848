import type { Db } from '#db/database'
import { conflict, forbidden, invalid, notFound } from '#kernel/domain-error'
import { type Actor, isAdmin, isApprovedPractitioner } from '#kernel/http/actor'
import type { ItemInput } from './data/cart-items.ts'
import type { CartRow } from './data/cart-queries.ts'
import { hasClient, isClientAccount } from './data/client-queries.ts'

/** Whether a cart belongs to someone else: a bound cart is only for its user and admins, even if others know its id. */
export const isPrivateTo = ({ userId }: CartRow, actor: Actor | null): boolean =>
  userId !== null && actor?.userId !== userId && !isAdmin(actor)

/** The id grants access while the cart has no owner; someone else's cart is reported as not found. */
export function openedCart(row: CartRow | null, actor: Actor | null): CartRow {
  if (!row || isPrivateTo(row, actor)) throw notFound('cart')
  return row
}

/** Why a closed cart takes no change. One that was ordered keeps its lines; a cart that ended otherwise was emptied. */
function closedCart({ lines, isCustomClientOrder }: CartRow) {
  if (lines.length > 0) return conflict('cart_closed', 'This cart was ordered and is closed.')
  if (isCustomClientOrder) return conflict('client_order_discarded', 'This order for a client was discarded.')
  return conflict('cart_discarded', 'This cart was closed without an order.')
}

/** A cart that can still be changed. */
export function changeableCart(row: CartRow | null, actor: Actor | null): CartRow {
  const cart = openedCart(row, actor)
  if (cart.state === 'Closed') throw closedCart(cart)
  return cart
}

/** Another tab may have chosen another client: that one's order must not get what was meant for the one before. */
export function checkExpectedClient(row: CartRow, expected: string | null | undefined): void {
  if (expected === undefined || expected === row.shippingUserId) return
  throw conflict('cart_for_another', 'This order is for somebody else by now.')
}

export type Privileged = {
  lines?: ItemInput[] | undefined
  overrideDiscountPercentage?: number | null | undefined
  isCustomClientOrder?: boolean | undefined
  shippingUserId?: string | null | undefined
}

type Standing = { isCustomClientOrder: boolean; shippingUserId: string | null }

function asksForSample(input: Privileged): boolean {
  return input.lines?.some(({ isSample, quantity }) => isSample && quantity > 0) ?? false
}

/** Whether a change is reserved for admins and approved practitioners (docs/domain.md, The 30 percent). */
export function asksForPrivilege(input: Privileged, standing: Standing): boolean {
  const { overrideDiscountPercentage, isCustomClientOrder, shippingUserId } = input
  if (typeof overrideDiscountPercentage === 'number' || asksForSample(input)) return true
  if (isCustomClientOrder !== undefined && isCustomClientOrder !== standing.isCustomClientOrder) return true
  return shippingUserId !== undefined && shippingUserId !== standing.shippingUserId
}

/** Who may become the cart's owner by this change, decided before the cart is loaded. */
export const claimantOf = (input: Privileged, actor: Actor | null): Actor | null =>
  input.isCustomClientOrder !== undefined ||
  asksForPrivilege(input, { isCustomClientOrder: false, shippingUserId: null })
    ? actor
    : null

/** The caller of a privileged change. Throws forbidden for all others. */
export function privilegedCaller(actor: Actor | null): Actor {
  if (!actor || !(isAdmin(actor) || isApprovedPractitioner(actor))) throw forbidden('discount_not_allowed')
  return actor
}

/** Throws forbidden if the client is not linked to the practitioner, invalid if the account is not a client. */
export async function checkShippingUser(tx: Db, actor: Actor, shippingUserId: string): Promise<void> {
  if (isAdmin(actor)) {
    if (await isClientAccount(tx, shippingUserId)) return
    throw invalid('client_unknown', 'There is no such client.', [
      { id: 'shippingUserId', error: 'client_unknown' },
    ])
  }
  const link = { practitionerId: actor.userId, clientId: shippingUserId }
  if (!(await hasClient(tx, link))) throw forbidden('client_not_yours')
}
