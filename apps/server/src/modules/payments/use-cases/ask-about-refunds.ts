import { askLeaseUntil, retryAskAt } from '@salvia/rules/payments/ask-again'
import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { refunds } from '../data/payment-tables.ts'
import type { PaymentContext } from '../payment-context.ts'
import { keepRefund, sendRefund } from './request-refund.ts'

type Refund = typeof refunds.$inferSelect

/** Maximum refunds per run; the next run continues. */
const MOST = 60

/** Leases the refunds that are due; another process may ask about them once the lease has expired. */
function takeDue({ db }: PaymentContext, now: Date): Promise<Refund[]> {
  const due = db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.state, 'Waiting'), lte(refunds.askAt, now)))
    .orderBy(asc(refunds.askAt))
    .limit(MOST)
    .for('update', { skipLocked: true })
  return db
    .update(refunds)
    .set({ askAt: askLeaseUntil(now) })
    .where(sql`${refunds.id} in ${due}`)
    .returning()
}

/** A refund that never reached the gateway is sent: the answer to one that did may have been lost. */
async function ask(context: PaymentContext, refund: Refund, now: Date): Promise<void> {
  const { id: refundId, paymentRef } = refund
  const told = paymentRef && (await context.gateway.readRefund({ refundId, paymentRef }))
  if (told) await keepRefund(context, { refund, told }, now)
  else await sendRefund(context, refundId, now)
}

/**
 * Asks the gateway about refunds that still wait, less often the older they are. An error in one does not affect the
 * others.
 */
export async function askAboutRefunds(context: PaymentContext, now: Date): Promise<void> {
  for (const refund of await takeDue(context, now)) {
    const { id, orderId, createdAt, askAt: lease } = refund
    try {
      await ask(context, refund, now)
    } catch (error) {
      context.log.warn({ err: error, refundId: id, orderId }, 'refund_unanswered')
    }
    // Unless it was settled meanwhile.
    const isLeased = and(eq(refunds.id, id), lease === null ? undefined : eq(refunds.askAt, lease))
    await context.db
      .update(refunds)
      .set({ askAt: retryAskAt(createdAt, now) })
      .where(isLeased)
  }
}
