import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { recordAudit } from '#kernel/audit/record-audit'
import { invalid, notFound } from '#kernel/domain-error'
import type { App } from '../../../app-type.ts'
import { users } from '../../identity/index.ts'
import { notifyOfChat } from '../chat-events.ts'
import { chatConversations } from '../data/chat-tables.ts'
import { beginWaiting } from './mail-waiting.ts'

type Change = {
  conversationId: string
  actorId: string
  assigneeId?: string | null | undefined
  isClosed?: boolean | undefined
}

async function checkAssignee(tx: Db, assigneeId: string): Promise<void> {
  const [user] = await tx.select().from(users).where(eq(users.id, assigneeId))
  if (user?.userKindId === 'Internal' && user.isActive) return
  throw invalid('account_unknown', 'There is no such admin.', [
    { id: 'assigneeId', error: 'account_unknown' },
  ])
}

type Found = typeof chatConversations.$inferSelect

/** What is closed waits no longer. */
function closing({ closedAt, waitingSince }: Found, isClosed: boolean | undefined, now: Date) {
  if (isClosed === undefined) return { closedAt, waitingSince }
  return isClosed ? { closedAt: closedAt ?? now, waitingSince: null } : { closedAt: null, waitingSince }
}

/** What is opened again while its person wrote last waits again. */
const waitsAgain = ({ closedAt, lastMessageBy }: Found, isClosed: boolean | undefined): boolean =>
  isClosed === false && closedAt !== null && lastMessageBy === 'Person'

/** Assigns, closes or opens a conversation. Throws not-found, and invalid for who is no admin. */
export async function changeConversation(
  { db, jobs }: Pick<App, 'db' | 'jobs'>,
  { conversationId, actorId, assigneeId, isClosed }: Change,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const isIt = eq(chatConversations.id, conversationId)
    const [found] = await tx.select().from(chatConversations).where(isIt).for('update')
    if (!found) throw notFound('conversation')
    if (assigneeId) await checkAssignee(tx, assigneeId)
    await tx
      .update(chatConversations)
      .set({
        assigneeId: assigneeId === undefined ? found.assigneeId : assigneeId,
        ...closing(found, isClosed, now),
      })
      .where(isIt)
    if (waitsAgain(found, isClosed)) await beginWaiting({ tx, jobs }, conversationId, now)
    const details = { assigneeId, isClosed }
    const subject = { type: 'ChatConversation', id: conversationId }
    await recordAudit(tx, { event: 'ChatChanged', actorId, subject, details }, now)
    await notifyOfChat(tx, found)
  })
}
