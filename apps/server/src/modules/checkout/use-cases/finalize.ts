import type { LanguageCode } from '@salvia/contract/words/locale'
import type { Db } from '#db/database'
import type { Actor } from '#kernel/http/actor'
import { onceByKey } from '#kernel/idempotency/once-by-key'
import type { VatCheck, VatCheckResult } from '../../../services/vat-check/vat-check.ts'
import {
  type CartContext,
  type CartNow,
  type CartRow,
  changeableCart,
  chargedPricing,
  finalizeCart,
  frozenVersion,
  isAsFrozen,
  lockCart,
  priceCart,
} from '../../cart/index.ts'
import { type CreatedOrder, createOrder, findOrderKey, nameOrder } from '../../orders/index.ts'
import { freezeCart } from '../freeze-cart.ts'
import { findSaleRefusal, readyCart } from '../ready-cart.ts'

export type FinalizeContext = CartContext & { vatCheck: VatCheck; sellerVatNumber: string | null }

export type Finalize = {
  cartId: string
  actor: Actor | null
  idempotencyKey: string | undefined
  languageCode: LanguageCode
}

export type Finalized = { cart: CartNow; error: string | null; order: CreatedOrder | null }
type Checked = { vatNumber: string; result: VatCheckResult }

function withCheck(row: CartRow, checked: Checked | null, now: Date): CartRow {
  if (!checked || row.billingAddress?.vatNumber !== checked.vatNumber) return row
  const { outcome, consultationNumber } = checked.result
  return {
    ...row,
    vatCheck: { vatNumber: checked.vatNumber, outcome, consultationNumber, checkedAt: now.toISOString() },
  }
}

/** The number that must be checked before this cart can be frozen; null when there is none, or the answer is here. */
function uncheckedNumber(
  { billingAddress, state, vatCheck }: CartRow,
  checked: Checked | null,
): string | null {
  const typed = billingAddress?.vatNumber
  if (!typed || checked?.vatNumber === typed) return null
  return state === 'Finalized' && vatCheck?.vatNumber === typed ? null : typed
}

type Frozen = { order: CreatedOrder; cart: CartNow }

async function freeze(tx: Db, cart: CartNow, request: Finalize, context: FinalizeContext): Promise<Frozen> {
  const { pricing, sellerVatNumber } = context
  const cartVersion = frozenVersion(cart, pricing.now)
  const { languageCode } = request
  const frozen = freezeCart(readyCart(cart, pricing), { pricing, languageCode, sellerVatNumber, cartVersion })
  if (cart.row.orderId) await context.withdrawOrder(tx, cart.row.orderId)
  const made = nameOrder()
  const version = { orderId: made.orderId, version: cartVersion }
  // Sent at once, in one round trip.
  const [, finalized] = await Promise.all([
    createOrder(tx, made, frozen, pricing.now),
    finalizeCart(tx, cart, version, pricing.now),
  ])
  return { order: made, cart: finalized }
}

/** One attempt under the cart's lock. Answers a VAT number that must be checked first instead. */
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
  const cart = await priceCart(tx, withCheck(row, checked, now), context.pricing)
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
 * Freezes a cart into an order in Draft; its packs are kept once its payment starts. The same version of a cart has one
 * order, however often it is sent; the same key with another version throws invalid. What cannot be sold is said in
 * `error`; what is missing throws invalid with its fields. A VAT number is checked between two transactions.
 */
export async function finalize(context: FinalizeContext, request: Finalize): Promise<Finalized> {
  const attemptOnce = (checked: Checked | null) =>
    context.db.transaction((tx) => attempt(tx, request, checked, context))
  let checked: Checked | null = null
  for (;;) {
    const outcome: Finalized | { unchecked: string } = await attemptOnce(checked)
    if (!('unchecked' in outcome)) return outcome
    const vatNumber = outcome.unchecked
    checked = { vatNumber, result: await context.vatCheck.check(vatNumber, context.sellerVatNumber) }
  }
}
