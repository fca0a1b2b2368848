import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { notifyOfChat } from '../chat-events.ts'
import { chatConversations } from '../data/chat-tables.ts'

/**
 * Moves what was begun with a guest's key to the account that the guest has signed in to; again, nothing moves. The key
 * opens none of it from then on, and answers go to the account's address.
 */
export async function bindConversations(
  db: Db,
  { userId, keyHash }: { userId: string; keyHash: string | null },
): Promise<void> {
  if (keyHash === null) return
  await db.transaction(async (tx) => {
    const moved = await tx
      .update(chatConversations)
      .set({ userId, keyHash: null, guestEmail: null })
      .where(eq(chatConversations.keyHash, keyHash))
      .returning()
    for (const conversation of moved) await notifyOfChat(tx, conversation)
  })
}
