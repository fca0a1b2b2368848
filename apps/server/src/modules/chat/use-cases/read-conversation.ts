import { and, eq } from 'drizzle-orm'
import { notFound } from '#kernel/domain-error'
import type { App } from '../../../app-type.ts'
import { notifyOfChat } from '../chat-events.ts'
import { type ChatPerson, isOf } from '../data/chat-person.ts'
import { chatConversations } from '../data/chat-tables.ts'

/**
 * Marks a person's conversation as read until now, and notifies their other tabs if there was something unread. Throws
 * not-found for another's conversation.
 */
export async function readConversation(
  { db, now }: Pick<App, 'db' | 'now'>,
  { person, conversationId }: { person: ChatPerson; conversationId: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const own = and(eq(chatConversations.id, conversationId), isOf(person))
    const [found] = await tx.select().from(chatConversations).where(own).for('update')
    if (!found) throw notFound('conversation')
    await tx.update(chatConversations).set({ readAt: now() }).where(eq(chatConversations.id, conversationId))
    const wasUnread = found.lastMessageBy === 'Team' && found.readAt < found.lastMessageAt
    if (wasUnread) await notifyOfChat(tx, found)
  })
}
