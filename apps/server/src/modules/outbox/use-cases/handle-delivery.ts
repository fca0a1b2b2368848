import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { notFound } from '#kernel/domain-error'
import { outboxMessages } from '#kernel/outbox/data/outbox-tables'
import { markBounced } from '#kernel/outbox/move-message'
import { type Listeners, notifyOfOutcome, type Settled } from '#kernel/outbox/send-message'

export type DeliveryReport = Pick<Settled, 'messageId' | 'kind' | 'outcome'> & { reason?: string | undefined }

const m = outboxMessages

/** The message, noted as failed if it came back; null of one that is no longer kept. Throws not found before its sending is recorded. */
async function recordReport(tx: Db, { messageId, kind, outcome, reason }: DeliveryReport) {
  const [row] = await tx.select().from(m).where(eq(m.id, messageId)).for('update')
  if (row?.kind !== kind) return null
  if (row.sentAt === null) throw notFound('message')
  if (outcome === 'Bounced') {
    const lastError = ['not delivered', reason].filter(Boolean).join(': ')
    await markBounced(tx, { id: messageId, lastError })
  }
  return row
}

/**
 * Applies a service's delivery report to a message that it had accepted: a returned one has failed, and the module that
 * sent it is notified. A report may come twice. Throws not found before the sending is recorded, so that it is reported
 * again.
 */
export async function handleDelivery(
  { db, listeners }: { db: Db; listeners: Listeners },
  report: DeliveryReport,
  now: Date,
): Promise<void> {
  const row = await db.transaction((tx) => recordReport(tx, report))
  if (row) await notifyOfOutcome({ listeners }, row, report.outcome, now)
}
