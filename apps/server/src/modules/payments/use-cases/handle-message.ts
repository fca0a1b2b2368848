import { eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { driverValues, placeholdersOf } from '#db/row-placeholders'
import { preparedAnywhere } from '#db/statements'
import type { GatewayMessage } from '../../../services/payment/payment.ts'
import { gatewayMessages, refunds } from '../data/payment-tables.ts'
import type { PaymentWork } from '../payment-work.ts'
import { withoutPerson } from '../without-person.ts'
import { applyState } from './apply-state.ts'

export type ReceivedMessage = { message: GatewayMessage; body: unknown }

const rowOf = ({ message, body }: ReceivedMessage, { gateway }: PaymentWork, now: Date) => ({
  id: message.messageId,
  gateway: gateway.kind,
  type: message.type,
  body: withoutPerson(body),
  receivedAt: now,
})

const taken = preparedAnywhere((db: Db) =>
  db
    .insert(gatewayMessages)
    .values(placeholdersOf(gatewayMessages))
    .onConflictDoUpdate({
      target: gatewayMessages.id,
      set: { handledAt: sql`excluded.handled_at`, fault: null },
      setWhere: isNull(gatewayMessages.handledAt),
    })
    .returning({ id: gatewayMessages.id })
    .prepare('take_gateway_message'),
)

/** Takes a message on; false when it was handled before. A copy that comes meanwhile waits here. */
async function takeOn(tx: Db, received: ReceivedMessage, work: PaymentWork, now: Date): Promise<boolean> {
  const row = { ...rowOf(received, work, now), handledAt: now, fault: null }
  return (await taken(tx).execute(driverValues(row))).length > 0
}

async function apply(tx: Db, message: GatewayMessage, work: PaymentWork, now: Date): Promise<void> {
  if (message.kind === 'session') {
    const { messageId, sessionId, state } = message
    const applied = await applyState(tx, work, { sessionId, state, by: 'message' }, now)
    if (applied === 'amount_differs')
      await tx.update(gatewayMessages).set({ fault: applied }).where(eq(gatewayMessages.id, messageId))
  }
  if (message.kind === 'refund')
    await tx.update(refunds).set({ state: message.status }).where(eq(refunds.refundRef, message.refundRef))
}

/** Keeps a message that could not be handled, with its fault; the gateway sends it again. */
async function keepFault(work: PaymentWork, received: ReceivedMessage, error: unknown, now: Date) {
  const fault = error instanceof Error ? error.message.slice(0, 500) : 'unknown'
  await work.db
    .insert(gatewayMessages)
    .values({ ...rowOf(received, work, now), fault })
    .onConflictDoNothing()
}

/** Stores and handles a message of the gateway, once, whatever its order among others. */
export async function handleMessage(work: PaymentWork, received: ReceivedMessage, now: Date): Promise<void> {
  try {
    await work.db.transaction(async (tx) => {
      if (await takeOn(tx, received, work, now)) await apply(tx, received.message, work, now)
    })
  } catch (error) {
    await keepFault(work, received, error, now)
    throw error
  }
}
