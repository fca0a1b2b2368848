import type { MailContent } from '@salvia/documents'
import type { Db } from '#db/database'
import { recordAudit } from '#kernel/audit/record-audit'
import { conflict, notFound } from '#kernel/domain-error'
import { onceByKey } from '#kernel/idempotency/once-by-key'
import type { Jobs } from '#kernel/jobs/jobs'
import { resendMessage, rewriteMail } from '#kernel/outbox/outbox'
import { hasLostSecret } from '#kernel/outbox/send-message'
import { type Wishes, whyWithheld } from '#kernel/outbox/why-withheld'
import { findMessage } from '../data/message-queries.ts'

type Row = NonNullable<Awaited<ReturnType<typeof findMessage>>>
type Content = Row['content']

/** An order's mail says what counts without the link that was delivered; null of all others. */
function withoutClaim(content: Content): MailContent | null {
  if (!('claimUrl' in content.props)) return null
  const { claimUrl: _, ...props } = content.props
  return { template: 'orderPlaced', props }
}

export type Resending = { messageId: string; userId: string; idempotencyKey: string | undefined }

/**
 * Resends a message for an admin, once per key. Throws not-found, and conflict if its recipient has no use for it any
 * more, or if its link or code was delivered and is no longer stored.
 */
export function sendAgain(
  { db, jobs, wishes }: { db: Db; jobs: Jobs; wishes: Wishes },
  { messageId, userId, idempotencyKey: key }: Resending,
  now: Date,
): Promise<void> {
  return db.transaction(async (tx) => {
    const row = await findMessage(tx, messageId)
    if (!row) throw notFound('message')
    if ((await whyWithheld(wishes, row, now)) !== null)
      throw conflict(
        'message_unwanted',
        'Its link or code or what it says is over, or its recipient does not want it.',
      )
    const resend = () => sendOnce({ tx, jobs }, row, userId, now)
    await onceByKey(tx, { scope: `resend:${messageId}`, key, input: {} }, resend, now)
  })
}

async function sendOnce(
  { tx, jobs }: { tx: Db; jobs: Jobs },
  row: Row,
  userId: string,
  now: Date,
): Promise<void> {
  const { id: messageId } = row
  const isLost = hasLostSecret(row)
  const rest = isLost ? withoutClaim(row.content) : null
  if (rest) await rewriteMail(tx, messageId, rest)
  else if (isLost)
    throw conflict(
      'message_secret_gone',
      'Its link or code was delivered and is not kept. Ask for a new one.',
    )
  await resendMessage({ tx, jobs }, messageId)
  const subject = { type: 'Message', id: messageId }
  await recordAudit(tx, { event: 'MessageResent', actorId: userId, subject }, now)
}
