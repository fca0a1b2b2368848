import { eq, or } from 'drizzle-orm'
import type { Db } from '#db/database'
import type { GatewayMessage } from '../../../services/payment/payment.ts'
import { takeMessage } from '../data/message-statements.ts'
import { gatewayMessages, refunds } from '../data/payment-tables.ts'
import type { PaymentContext } from '../payment-context.ts'
import { redactPayer } from '../redact-payer.ts'
import { applyRefundState } from './apply-refund-state.ts'
import { applyState } from './apply-state.ts'
import { bookExternalRefund } from './book-external-refund.ts'
import { handleDispute } from './handle-dispute.ts'

export type ReceivedMessage = { message: GatewayMessage; body: unknown }

const rowOf = ({ message, body }: ReceivedMessage, { gateway }: PaymentContext, now: Date) => ({
  id: message.messageId,
  gateway: gateway.kind,
  type: message.type,
  body: redactPayer(body),
  receivedAt: now,
})

type RefundMessage = GatewayMessage & { kind: 'refund' }

/** By our own id too: a message may come before the answer with the gateway's reference. */
const isOf = ({ refundRef, refundId }: RefundMessage) =>
  or(eq(refunds.refundRef, refundRef), refundId ? eq(refunds.id, refundId) : undefined)

/** A refund that was made at the gateway itself is recorded first; one that failed there never was one. */
async function applyRefund(
  tx: Db,
  context: PaymentContext,
  message: RefundMessage,
  now: Date,
): Promise<void> {
  const { refundRef, refundId, paymentRef, amount, status } = message
  const isOthers = refundId === null && paymentRef !== null && status !== 'Failed'
  if (isOthers && (await tx.$count(refunds, eq(refunds.refundRef, refundRef))) === 0)
    await bookExternalRefund(tx, context, { refundRef, paymentRef, amount, reason: 'External' }, now)
  await applyRefundState(tx, context, { which: isOf(message), told: status }, now)
}

async function apply(tx: Db, message: GatewayMessage, context: PaymentContext, now: Date): Promise<void> {
  if (message.kind === 'session') {
    const { messageId, sessionId, state } = message
    const applied = await applyState(tx, context, { sessionId, state, by: 'message' }, now)
    if (applied === 'amount_differs')
      await tx.update(gatewayMessages).set({ fault: applied }).where(eq(gatewayMessages.id, messageId))
  }
  if (message.kind === 'dispute') await handleDispute(tx, context, message.dispute, now)
  if (message.kind === 'refund') await applyRefund(tx, context, message, now)
}

/** Stores a message that could not be handled, with its error; the gateway redelivers it. */
async function keepFault(context: PaymentContext, received: ReceivedMessage, error: unknown, now: Date) {
  const fault = error instanceof Error ? error.message.slice(0, 500) : 'unknown'
  await context.db
    .insert(gatewayMessages)
    .values({ ...rowOf(received, context, now), fault })
    .onConflictDoNothing()
}

/** Stores and handles a gateway message once, in whatever order messages arrive. */
export async function handleMessage(
  context: PaymentContext,
  received: ReceivedMessage,
  now: Date,
): Promise<void> {
  try {
    await context.db.transaction(async (tx) => {
      const row = { ...rowOf(received, context, now), handledAt: now, fault: null }
      if (await takeMessage(tx, row)) await apply(tx, received.message, context, now)
    })
  } catch (error) {
    await keepFault(context, received, error, now)
    throw error
  }
}
