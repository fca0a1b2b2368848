import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { recordAudit } from '#kernel/audit/record-audit'
import { invalid, notFound } from '#kernel/domain-error'
import { users } from '../../identity/index.ts'
import { tellOfChat } from '../chat-events.ts'
import { chatConversations } from '../data/chat-tables.ts'

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

type Closing = Pick<typeof chatConversations.$inferSelect, 'closedAt' | 'waitingSince'>

/** What is closed waits no longer. */
function closing({ closedAt, waitingSince }: Closing, isClosed: boolean | undefined, now: Date): Closing {
  if (isClosed === undefined) return { closedAt, waitingSince }
  return isClosed ? { closedAt: closedAt ?? now, waitingSince: null } : { closedAt: null, waitingSince }
}

/** Assigns, closes or opens a conversation. Throws not-found, and invalid for who is no admin. */
export async function changeConversation(
  db: Db,
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
    const details = { assigneeId, isClosed }
    const subject = { type: 'ChatConversation', id: conversationId }
    await recordAudit(tx, { event: 'ChatChanged', actorId, subject, details }, now)
    await tellOfChat(tx, found)
  })
}
