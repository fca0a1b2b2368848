import { DAY_MS } from '@salvia/contract/durations'
import { utcDay } from '@salvia/rules/format/days'
import { comparePayments } from '@salvia/rules/payments/compare-payments'
import type { GatewayPayment } from '../../../services/payment/payment.ts'
import { keepComparison, listOwnPayments, listPaymentsOfPlaced } from '../data/comparison-queries.ts'
import type { PaymentContext } from '../payment-context.ts'

/** A bank may take so long over a payment: the gateway lists it under the day on which it was started. */
const LOOK_BACK_DAYS = 14

async function collect(payments: AsyncIterable<GatewayPayment>): Promise<GatewayPayment[]> {
  const all: GatewayPayment[] = []
  for await (const payment of payments) all.push(payment)
  return all
}

function totalsOf(payments: GatewayPayment[]) {
  const sum = (of: GatewayPayment[], figure: 'amount' | 'refunded') =>
    of.reduce((all, payment) => all + payment[figure], 0)
  return [...Map.groupBy(payments, ({ currency }) => currency)].map(([currency, of]) => ({
    ...{ currency, paid: sum(of, 'amount'), refunded: sum(of, 'refunded') },
  }))
}

/**
 * Compares yesterday's payments (UTC) at the gateway with ours and keeps what differs, for accounting. May be repeated.
 */
export async function compareDay({ db, gateway, log }: PaymentContext, now: Date): Promise<void> {
  const to = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS)
  const from = new Date(to.getTime() - DAY_MS)
  const listed = await collect(gateway.listPayments(new Date(from.getTime() - LOOK_BACK_DAYS * DAY_MS), now))
  const ofDay = listed.filter(({ startedAt }) => startedAt >= from && startedAt < to)
  const refs = new Set(listed.map(({ paymentRef }) => paymentRef))
  const placed = await listPaymentsOfPlaced(db, { gateway: gateway.kind, from, to })
  const findings = comparePayments(
    ofDay,
    await listOwnPayments(
      db,
      ofDay.map(({ paymentRef }) => paymentRef),
    ),
    placed.filter(({ paymentRef }) => !refs.has(paymentRef)),
  )
  const day = utcDay(from)
  await keepComparison(db, {
    ...{ day, comparedAt: now, payments: ofDay.length, totals: totalsOf(ofDay), findings },
  })
  if (findings.length > 0) log.error({ day, findings: findings.length }, 'payments_differ')
}
