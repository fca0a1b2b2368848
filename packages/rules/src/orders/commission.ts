import { type Money, subtract, sum, times, zero } from '@salvia/contract/money'
import { PRACTITIONER_DISCOUNT_PERCENT } from '@salvia/contract/words/limits'
import { percentOf } from '../money/percent-of.ts'
import { roundHalfUp } from '../money/round-half-up.ts'

/** `listNet` is the net list price of one unit in EUR, whatever the buyer pays in. */
export type CommissionLine = { listNet: Money; quantity: number; discountPercentage: number }

/** All net EUR: the margin, the buyer's discount, and what remains. */
export type LineCommission = { margin: Money; discountNet: Money; commission: Money }

/**
 * The practitioner's commission on a plan line (docs/domain.md, The 30 percent): list 100.00 at 10 percent discount
 * leaves 20.00. Discounts above the margin, such as samples, leave zero, not a debt.
 */
export function lineCommission({ listNet, quantity, discountPercentage }: CommissionLine): LineCommission {
  const list = times(listNet, quantity)
  const margin = percentOf(list, PRACTITIONER_DISCOUNT_PERCENT)
  const discountNet = percentOf(list, discountPercentage)
  const isSpent = discountPercentage > PRACTITIONER_DISCOUNT_PERCENT
  return {
    margin,
    discountNet,
    commission: isSpent ? zero(list.currency) : subtract(margin, discountNet),
  }
}

/** `paid` and what is refunded of it share the buyer's currency; the commission is EUR. */
export type RefundedCommission = {
  commission: Money
  paid: Money
  refundedBefore: Money
  refundedNow: Money
}

/**
 * The part of a commission that a refund takes back, in proportion to what was paid. Several refunds of one line
 * take back the whole commission to the cent once everything is refunded.
 */
export function commissionTakenBack(refund: RefundedCommission): Money {
  const { commission, paid, refundedBefore, refundedNow } = refund
  if (paid.amount === 0) return zero(commission.currency)
  const takenBackAt = (refunded: number) => roundHalfUp([commission.amount, refunded], paid.amount)
  const amount = takenBackAt(refundedBefore.amount + refundedNow.amount) - takenBackAt(refundedBefore.amount)
  return { amount, currency: commission.currency }
}

/** Lines with what was refunded of each; `byAmount` was refunded of the order without naming lines. */
export type CommissionRefunded = {
  total: Money
  byAmount: Money
  isWhole: boolean
  lines: { commission: Money; paid: Money; refunded: Money }[]
}

/**
 * What all refunds of an order take back of its commission, in EUR: of each line in proportion to what was refunded of
 * it, of an amount in proportion to the order's total, and never more than the whole.
 */
export function commissionRefunded({ total, byAmount, isWhole, lines }: CommissionRefunded): Money {
  const whole = sum(
    lines.map(({ commission }) => commission),
    'EUR',
  )
  if (isWhole) return whole
  const byLine = lines.map(({ commission, paid, refunded }) =>
    commissionTakenBack({ commission, paid, refundedBefore: zero(paid.currency), refundedNow: refunded }),
  )
  const none = zero(total.currency)
  const rest = commissionTakenBack({
    commission: whole,
    paid: total,
    refundedBefore: none,
    refundedNow: byAmount,
  })
  const takenBack = sum([...byLine, rest], 'EUR')
  return takenBack.amount < whole.amount ? takenBack : whole
}
