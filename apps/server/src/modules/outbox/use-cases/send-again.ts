import type { Db } from '#db/database'
import { recordAudit } from '#kernel/audit/record-audit'
import { conflict, notFound } from '#kernel/domain-error'
import type { Jobs } from '#kernel/jobs/jobs'
import { resendMessage } from '#kernel/outbox/outbox'
import { hasLostSecret } from '#kernel/outbox/send-message'
import { findMessage } from '../data/message-queries.ts'

/** Resends a message for an admin. Throws conflict if its link or code was delivered and is no longer stored. */
export function sendAgain(
  { db, jobs }: { db: Db; jobs: Jobs },
  { messageId, userId }: { messageId: string; userId: string },
  now: Date,
): Promise<void> {
  return db.transaction(async (tx) => {
    const row = await findMessage(tx, messageId)
    if (!row) throw notFound('message')
    if (hasLostSecret(row))
      throw conflict(
        'message_secret_gone',
        'Its link or code was delivered and is not kept. Ask for a new one.',
      )
    await resendMessage({ tx, jobs }, messageId)
    const subject = { type: 'Message', id: messageId }
    await recordAudit(tx, { event: 'MessageResent', actorId: userId, subject }, now)
  })
}
