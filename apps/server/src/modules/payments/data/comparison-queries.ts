import type { OwnPayment } from '@salvia/rules/payments/compare-payments'
import { and, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { orders } from '../../orders/index.ts'
import { paymentComparisons } from './comparison-tables.ts'
import { paymentAttempts, refunds } from './payment-tables.ts'

type Known = { paymentRef: string; orderId: string; amount: number; currency: string }

/** With what went back of each; what a bank took back by a dispute is no refund of the gateway's. */
async function withRefunds(db: Db, payments: Known[]): Promise<OwnPayment[]> {
  const refs = payments.map(({ paymentRef }) => paymentRef)
  const back = await db.select().from(refunds).where(inArray(refunds.paymentRef, refs))
  const byRef = Map.groupBy(back, ({ paymentRef }) => paymentRef)
  return payments.map((payment) => {
    const own = (byRef.get(payment.paymentRef) ?? []).filter(({ reason }) => reason !== 'Dispute')
    const done = own.filter(({ state }) => state === 'Succeeded')
    return {
      ...payment,
      // What went to a wallet never left the gateway.
      refunded: done.reduce((sum, { amount, walletAmount }) => sum + amount - walletAmount, 0),
      isSettled: own.every(({ state }) => state !== 'Waiting'),
    }
  })
}

const isPaid = eq(paymentAttempts.state, 'Paid')

const knownOf = (rows: { attempt: typeof paymentAttempts.$inferSelect }[]): Known[] =>
  rows.flatMap(({ attempt: { paymentRef, orderId, amount, currency } }) =>
    paymentRef === null ? [] : [{ paymentRef, orderId, amount, currency }],
  )

/** Those of these payments that we know: of orders, and those that were given back at once. */
export async function listOwnPayments(db: Db, refs: string[]): Promise<OwnPayment[]> {
  const attempts = await db
    .select({ attempt: paymentAttempts })
    .from(paymentAttempts)
    .where(and(isPaid, inArray(paymentAttempts.paymentRef, refs)))
  const known = knownOf(attempts)
  const found = new Set(known.map(({ paymentRef }) => paymentRef))
  const whole = await db
    .select()
    .from(refunds)
    .where(and(inArray(refunds.paymentRef, refs), inArray(refunds.reason, ['PaidTwice', 'AmountDiffers'])))
  const others = whole.flatMap(({ paymentRef, orderId, amount, currency }) =>
    paymentRef === null || found.has(paymentRef) ? [] : [{ paymentRef, orderId, amount, currency }],
  )
  return withRefunds(db, [...known, ...others])
}

/** The payments of orders that were placed in a time, by this gateway. */
export async function listPaymentsOfPlaced(
  db: Db,
  { gateway, from, to }: { gateway: 'stripe' | 'test'; from: Date; to: Date },
): Promise<OwnPayment[]> {
  const rows = await db
    .select({ attempt: paymentAttempts })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .where(
      and(isPaid, eq(paymentAttempts.gateway, gateway), gte(orders.placedAt, from), lt(orders.placedAt, to)),
    )
  return withRefunds(db, knownOf(rows))
}

/** A page of comparisons, the newest day first. */
export async function listComparisons(db: Db, { offset, limit }: { offset: number; limit: number }) {
  const rows = await db
    .select()
    .from(paymentComparisons)
    .orderBy(desc(paymentComparisons.day))
    .offset(offset)
    .limit(limit)
  return { rows, count: await db.$count(paymentComparisons) }
}

type Comparison = typeof paymentComparisons.$inferInsert

/** Keeps a day's comparison; a later one of the same day takes its place. */
export async function keepComparison(db: Db, comparison: Comparison): Promise<void> {
  await db
    .insert(paymentComparisons)
    .values(comparison)
    .onConflictDoUpdate({
      target: paymentComparisons.day,
      set: {
        comparedAt: sql`excluded.compared_at`,
        payments: sql`excluded.payments`,
        totals: sql`excluded.totals`,
        findings: sql`excluded.findings`,
      },
    })
}
