import { DAY_MS } from '@salvia/contract/durations'
import { and, countDistinct, desc, eq, gt, gte, min } from 'drizzle-orm'
import type { Db } from '#db/database'
import { outboxMessages } from './outbox-tables.ts'

const { createdAt, recipient } = outboxMessages
const isMail = eq(outboxMessages.kind, 'Mail')

type MailRuns = { lastSent: Date | null; failedSince: Date | null; failedMailboxes: number }

/**
 * Of the mails of the last day: when the newest that was sent was written, when the first that failed after it was, and
 * to how many mailboxes such were.
 */
export async function mailRuns(db: Db, now: Date): Promise<MailRuns> {
  const yesterday = new Date(now.getTime() - DAY_MS)
  const isSent = and(isMail, eq(outboxMessages.state, 'Sent'), gte(createdAt, yesterday))
  const [sent] = await db
    .select({ createdAt })
    .from(outboxMessages)
    .where(isSent)
    .orderBy(desc(createdAt))
    .limit(1)
  const lastSent = sent?.createdAt ?? null
  const isFailed = and(isMail, eq(outboxMessages.state, 'Failed'), gt(createdAt, lastSent ?? yesterday))
  const [failed] = await db
    .select({ since: min(createdAt), mailboxes: countDistinct(recipient) })
    .from(outboxMessages)
    .where(isFailed)
  return { lastSent, failedSince: failed?.since ?? null, failedMailboxes: failed?.mailboxes ?? 0 }
}
