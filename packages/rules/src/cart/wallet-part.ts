import type { Currency, Money } from '@salvia/contract/money'
import type { ExchangeRate } from '../money/convert-currency.ts'
import { roundHalfUp } from '../money/round-half-up.ts'

const ONE = 1_000_000n

/** The smallest amount that the payment gateway charges, in minor units (Stripe, minimum charge amounts). */
export const smallestCharge: Record<Currency, number> = { EUR: 50, DKK: 250, SEK: 300 }

/** What a wallet pays of an order: `covers` in the order's currency, `debit` in EUR as it leaves the wallet. */
export type WalletPart = { covers: Money; debit: Money }

/** Minor units of `currency` that `euros` buy, rounded down: a wallet never covers more than it loses. */
const covered = (euros: number, { millionths }: ExchangeRate): number =>
  Number((BigInt(euros) * BigInt(millionths)) / ONE)

/** EUR cents that `amount` costs, rounded up. */
const cost = (amount: number, { millionths }: ExchangeRate): number =>
  Number((BigInt(amount) * ONE + BigInt(millionths) - 1n) / BigInt(millionths))

/**
 * The part of `total` that a wallet pays when its owner wants to use `wanted` EUR cents: all of it at most. What is left
 * to pay is nothing, or an amount that the gateway takes.
 */
export function walletPart(total: Money, wanted: number, rate: ExchangeRate): WalletPart {
  const most = Math.min(covered(Math.max(wanted, 0), rate), total.amount)
  const due = total.amount - most
  const least = smallestCharge[total.currency]
  const amount = due === 0 || due >= least ? most : Math.max(total.amount - least, 0)
  return {
    covers: { amount, currency: total.currency },
    debit: { amount: cost(amount, rate), currency: 'EUR' },
  }
}

/** `covers` and `refunded…` share the order's currency, `debit` is EUR cents. */
export type RefundedPurchase = { covers: number; debit: number; refundedBefore: number; refundedNow: number }

/**
 * EUR cents that go back to a wallet by a refund, in proportion to what it covered. Several refunds give back the whole
 * debit to the cent once all of it is refunded.
 */
export function walletRefund({ covers, debit, refundedBefore, refundedNow }: RefundedPurchase): number {
  if (covers === 0) return 0
  const back = (refunded: number) => roundHalfUp([debit, refunded], covers)
  return back(refundedBefore + refundedNow) - back(refundedBefore)
}
