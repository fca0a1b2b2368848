import type { ComparisonFindingKind } from '@salvia/contract/words/payments'

/** Minor units; `refunded`: what of it went back. */
export type ComparedPayment = { paymentRef: string; amount: number; refunded: number; currency: string }
/** Ours, with the order that it is of. `isSettled`: no refund of it is under way. */
export type OwnPayment = ComparedPayment & { orderId: string; isSettled: boolean }

export type ComparisonFinding = {
  kind: ComparisonFindingKind
  paymentRef: string
  orderId: string | null
  currency: string
  /** Minor units of what differs: paid or refunded; null where a side has nothing. */
  there: number | null
  here: number | null
}

function differencesOf(their: ComparedPayment, own: OwnPayment): ComparisonFinding[] {
  const { paymentRef, currency } = their
  const about = { paymentRef, orderId: own.orderId, currency }
  const isSame = their.amount === own.amount && currency === own.currency
  if (!isSame) return [{ ...about, kind: 'AmountDiffers', there: their.amount, here: own.amount }]
  return their.refunded !== own.refunded && own.isSettled
    ? [{ ...about, kind: 'RefundDiffers', there: their.refunded, here: own.refunded }]
    : []
}

/**
 * What differs between the payments of a day at the gateway and ours. `expected` are payments of ours that the gateway
 * has to list. Refunds under way are not compared: either side may know of them first.
 */
export function comparePayments(
  their: ComparedPayment[],
  own: OwnPayment[],
  expected: OwnPayment[],
): ComparisonFinding[] {
  const ownByRef = new Map(own.map((payment) => [payment.paymentRef, payment]))
  const listed = new Set(their.map(({ paymentRef }) => paymentRef))
  const found = their.flatMap((payment): ComparisonFinding[] => {
    const mine = ownByRef.get(payment.paymentRef)
    if (mine) return differencesOf(payment, mine)
    const { paymentRef, currency, amount } = payment
    return [{ kind: 'UnknownHere', paymentRef, orderId: null, currency, there: amount, here: null }]
  })
  const missing = expected.filter(({ paymentRef }) => !listed.has(paymentRef))
  return [
    ...found,
    ...missing.map(
      ({ paymentRef, orderId, currency, amount }): ComparisonFinding => ({
        ...{ kind: 'UnknownThere', paymentRef, orderId, currency, there: null, here: amount },
      }),
    ),
  ]
}
