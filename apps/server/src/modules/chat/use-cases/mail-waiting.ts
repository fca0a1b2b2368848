import { MINUTE_MS } from '@salvia/contract/durations'
import { afterOpenTime } from '@salvia/rules/chat/opening-hours'
import { and, eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import type { Jobs } from '#kernel/jobs/jobs'
import { queueMessage } from '#kernel/outbox/outbox'
import type { App } from '../../../app-type.ts'
import { users } from '../../identity/index.ts'
import { chatConversations } from '../data/chat-tables.ts'
import { readHours } from '../data/hours-queries.ts'

export const MAIL_WAITING = 'mail-chat-waiting'
/** How much opening time a message waits in the inbox before admins are mailed. */
const PATIENCE_MS = 15 * MINUTE_MS

/**
 * Lets a conversation wait from now on, and looks after some opening time whether it was answered; where no day is open,
 * of any time. Admins that were mailed about an earlier waiting are mailed about this one too.
 */
export async function beginWaiting(
  { tx, jobs }: { tx: Db; jobs: Pick<Jobs, 'send'> },
  conversationId: string,
  now: Date,
): Promise<void> {
  await tx
    .update(chatConversations)
    .set({ waitingSince: now, alertedAt: null })
    .where(eq(chatConversations.id, conversationId))
  const startAfter =
    afterOpenTime(await readHours(tx), now, PATIENCE_MS) ?? new Date(now.getTime() + PATIENCE_MS)
  await jobs.send(tx, MAIL_WAITING, { conversationId, since: now.toISOString() }, { startAfter })
}

/** Whom it is for: the admin it is assigned to, else every admin. */
async function findAdmins(tx: Db, assigneeId: string | null) {
  const isAdmin = and(eq(users.userKindId, 'Internal'), eq(users.isActive, true))
  const admins = await tx.select().from(users).where(isAdmin)
  const assigned = admins.filter(({ id }) => id === assigneeId)
  return assigned.length > 0 ? assigned : admins
}

/**
 * Mails admins that a message still waits for its answer, once for each waiting: not again for further messages, nor
 * when the job runs twice. Nothing of what was written is in the mail.
 */
export function mailWaiting(
  { db, jobs, config, now }: Pick<App, 'db' | 'jobs' | 'config' | 'now'>,
  { conversationId, since }: { conversationId: string; since: string },
): Promise<void> {
  return db.transaction(async (tx) => {
    const isIt = eq(chatConversations.id, conversationId)
    const [found] = await tx.select().from(chatConversations).where(isIt).for('update')
    if (found?.waitingSince?.toISOString() !== since) return
    if (found.alertedAt !== null && found.alertedAt >= found.waitingSince) return
    for (const { id, email, firstName, preferredLanguageCode } of await findAdmins(tx, found.assigneeId)) {
      const url = `${config.publicUrl}/admin/chat/${conversationId}`
      const props = { kind: 'chatWaits' as const, languageCode: preferredLanguageCode, firstName, url }
      const content = { template: 'account' as const, props }
      await queueMessage({ tx, jobs }, { kind: 'Mail', accountId: id, recipient: email, content }, now())
    }
    await tx.update(chatConversations).set({ alertedAt: now() }).where(isIt)
  })
}
