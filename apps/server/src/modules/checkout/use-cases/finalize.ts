import type { LanguageCode } from '@salvia/contract/words/locale'
import type { Db } from '#db/database'
import type { Actor } from '#kernel/http/actor'
import { onceByKey } from '#kernel/idempotency/once-by-key'
import type { VatCheck, VatCheckResult } from '../../../services/vat-check/vat-check.ts'
import {
  type CartContext,
  type CartRow,
  changeableCart,
  chargedPricing,
  finalizeCart,
  frozenVersion,
  isAsFrozen,
  lockCart,
  type PricedCart,
  repriceCart,
} from '../../cart/index.ts'
import { type CreatedOrder, createOrder, findOrderKey, newOrderKeys } from '../../orders/index.ts'
import { freezeCart } from '../freeze-cart.ts'
import { findSaleRefusal, readyCart } from '../ready-cart.ts'

export type FinalizeContext = CartContext & {
  vatCheck: VatCheck
  /** Read at time of use, so that an order's audit trail has the number in force when it was frozen. */
  sellerVatNumber: (db: Db) => Promise<string | null>
}

export type Finalize = {
  cartId: string
  actor: Actor | null
  idempotencyKey: string | undefined
  languageCode: LanguageCode
}

export type Finalized = { cart: PricedCart; error: string | null; order: CreatedOrder | null }
type Checked = { vatNumber: string; result: VatCheckResult }

function withCheck(row: CartRow, checked: Checked | null, now: Date): CartRow {
  if (!checked || row.billingAddress?.vatNumber !== checked.vatNumber) return row
  const { outcome, consultationNumber } = checked.result
  return {
    ...row,
    vatCheck: { vatNumber: checked.vatNumber, outcome, consultationNumber, checkedAt: now.toISOString() },
  }
}

/** The VAT number to check before this cart can be frozen; null if there is none, or it was already checked. */
function uncheckedNumber(
  { billingAddress, state, vatCheck }: CartRow,
  checked: Checked | null,
): string | null {
  const typed = billingAddress?.vatNumber
  if (!typed || checked?.vatNumber === typed) return null
  return state === 'Finalized' && vatCheck?.vatNumber === typed ? null : typed
}

type Frozen = { order: CreatedOrder; cart: PricedCart }

async function freeze(
  tx: Db,
  cart: PricedCart,
  request: Finalize,
  context: FinalizeContext,
): Promise<Frozen> {
  const { pricing } = context
  const sellerVatNumber = await context.sellerVatNumber(tx)
  const cartVersion = frozenVersion(cart, pricing.now)
  const { languageCode } = request
  const frozen = freezeCart(readyCart(cart, pricing), { pricing, languageCode, sellerVatNumber, cartVersion })
  if (cart.row.orderId) await context.withdrawOrder(tx, cart.row.orderId)
  const made = newOrderKeys()
  const version = { orderId: made.orderId, version: cartVersion }
  // Sent together, in one round trip.
  const [, finalized] = await Promise.all([
    createOrder(tx, made, frozen, pricing.now),
    finalizeCart(tx, cart, version, pricing.now),
  ])
  return { order: made, cart: finalized }
}

/** One attempt under the cart's lock. Returns a VAT number if it must be checked first. */
async function attempt(
  tx: Db,
  request: Finalize,
  checked: Checked | null,
  asked: FinalizeContext,
): Promise<Finalized | { unchecked: string }> {
  const { now } = asked.pricing
  const row = changeableCart(await lockCart(tx, request.cartId), request.actor)
  const unchecked = uncheckedNumber(row, checked)
  if (unchecked) return { unchecked }
  const context = { ...asked, pricing: await chargedPricing(tx, asked.pricing, row.countryCode) }
  const cart = await repriceCart(tx, withCheck(row, checked, now), context.pricing)
  const made =
    isAsFrozen(cart, now) && row.orderId ? await findOrderKey(tx, row.orderId, row.updatedAt) : null
  if (made) return { cart, error: null, order: made }
  const error = findSaleRefusal(cart)
  if (error) return { cart, error, order: null }
  let shown = cart
  const { cartId, idempotencyKey: key } = request
  const freezeOnce = async () => {
    const frozen = await freeze(tx, cart, request, context)
    shown = frozen.cart
    return frozen.order
  }
  const version = row.state === 'Finalized' ? row.updatedAt : frozenVersion(cart, now)
  const repeatable = { scope: `finalize:${cartId}`, key, input: { version: version.toISOString() } }
  const order = await onceByKey(tx, repeatable, freezeOnce, now)
  return { cart: shown, error: null, order }
}

/**
 * Freezes a cart into a Draft order; stock is reserved once its payment starts. Each version of a cart has one order,
 * however often it is sent; the same key with another version throws invalid. Unavailable products are reported in
 * `error`; missing data throws invalid with its fields. A VAT number is checked between two transactions.
 */
export async function finalize(context: FinalizeContext, request: Finalize): Promise<Finalized> {
  const attemptOnce = (checked: Checked | null) =>
    context.db.transaction((tx) => attempt(tx, request, checked, context))
  let checked: Checked | null = null
  for (;;) {
    const outcome: Finalized | { unchecked: string } = await attemptOnce(checked)
    if (!('unchecked' in outcome)) return outcome
    const vatNumber = outcome.unchecked
    const requester = await context.sellerVatNumber(context.db)
    checked = { vatNumber, result: await context.vatCheck.check(vatNumber, requester) }
  }
}
