import { type Money, zero } from '@salvia/contract/money'
import type { LanguageCode } from '@salvia/contract/words/locale'
import { type WalletPart, walletPart } from '@salvia/rules/cart/wallet-part'
import type { Db } from '#db/database'
import { forbidden } from '#kernel/domain-error'
import { type Actor, isApprovedPractitioner } from '#kernel/http/actor'
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
import { findClientLanguage } from '../../people/index.ts'
import { freezeCart } from '../freeze-cart.ts'
import { findBalanceRefusal, findSaleRefusal, readyCart } from '../ready-cart.ts'

export type FinalizeContext = CartContext & {
  vatCheck: VatCheck
  /** Read at time of use, so that an order's audit trail has the number in force when it was frozen. */
  sellerVatNumber: (db: Db) => Promise<string | null>
}

export type Finalize = {
  cartId: string
  actor: Actor | null
  idempotencyKey: string | undefined
  /** EUR that the buyer wants to pay from the own wallet. */
  balanceUsed: Money | undefined
  languageCode: LanguageCode
}

export type Finalized = {
  cart: PricedCart
  error: string | null
  order: CreatedOrder | null
  wallet: WalletPart
}
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

/** A wallet pays for its owner's carts alone. Throws forbidden for others. */
function walletOf({ row, price, rate }: PricedCart, { balanceUsed, actor }: Finalize): WalletPart {
  if (!balanceUsed) return { covers: zero(rate.currency), debit: zero('EUR') }
  if (!actor || !isApprovedPractitioner(actor) || row.userId !== actor.userId)
    throw forbidden('balance_not_yours')
  return walletPart(price.total, balanceUsed.amount, rate)
}

/**
 * The language of an order's mails: that of its client where it is for one and the mails go to the client, as for
 * invitations; else that in which it was ordered.
 */
async function readersLanguage(
  tx: Db,
  { row, owner }: PricedCart,
  { languageCode }: Finalize,
): Promise<LanguageCode> {
  const { isCustomClientOrder, shippingUserId: clientId, email } = row
  const isOwnMail = email?.toLowerCase() === owner?.email.toLowerCase()
  if (!isCustomClientOrder || !owner || clientId === null || isOwnMail) return languageCode
  return (await findClientLanguage(tx, { practitionerId: owner.id, clientId })) ?? languageCode
}

type Frozen = { order: CreatedOrder; cart: PricedCart }

async function freeze(
  tx: Db,
  { cart, wallet }: { cart: PricedCart; wallet: WalletPart },
  request: Finalize,
  context: FinalizeContext,
): Promise<Frozen> {
  const { pricing } = context
  // Only an exempt order names it.
  const sellerVatNumber = cart.exemptNumber === null ? null : await context.sellerVatNumber(tx)
  const cartVersion = frozenVersion(cart, pricing.now)
  const languageCode = await readersLanguage(tx, cart, request)
  const freezing = { pricing, languageCode, sellerVatNumber, cartVersion, wallet }
  const frozen = freezeCart(readyCart(cart, pricing), freezing)
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
  const wallet = walletOf(cart, request)
  const asFrozen = { cartVersion: row.updatedAt, walletDebit: wallet.debit.amount }
  const made = isAsFrozen(cart, now) && row.orderId ? await findOrderKey(tx, row.orderId, asFrozen) : null
  if (made) return { cart, error: null, order: made, wallet }
  const error = findSaleRefusal(cart) ?? (await findBalanceRefusal(tx, cart, wallet))
  if (error) return { cart, error, order: null, wallet }
  let shown = cart
  const { cartId, idempotencyKey: key } = request
  const freezeOnce = async () => {
    const frozen = await freeze(tx, { cart, wallet }, request, context)
    shown = frozen.cart
    return frozen.order
  }
  const version = row.state === 'Finalized' ? row.updatedAt : frozenVersion(cart, now)
  // Without a wallet the input is as before wallets could pay, so that keys given then are still known.
  const paidWith = wallet.debit.amount > 0 ? { walletDebit: wallet.debit.amount } : {}
  const input = { version: version.toISOString(), ...paidWith }
  const repeatable = { scope: `finalize:${cartId}`, key, input }
  const order = await onceByKey(tx, repeatable, freezeOnce, now)
  return { cart: shown, error: null, order, wallet }
}

/**
 * Freezes a cart into a Draft order; stock is reserved once its payment starts. Each version of a cart has one order,
 * however often it is sent, until it is to be paid otherwise; the same key with another version throws invalid.
 * Unavailable products, and a balance that is short, are reported in `error`; missing data throws invalid with its
 * fields, another one's balance forbidden. A VAT number is checked between two transactions.
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
