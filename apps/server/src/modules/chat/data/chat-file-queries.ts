import { and, eq, isNotNull, type SQL } from 'drizzle-orm'
import type { Db } from '#db/database'
import { notFound } from '#kernel/domain-error'
import { chatConversations, chatMessages } from './chat-tables.ts'

type Asked = { conversationId: string; messageId: string }

/** A file of a conversation that `isReadable` lets the caller read. Throws not-found. */
export async function getChatFile(db: Db, { conversationId, messageId }: Asked, isReadable?: SQL) {
  const [row] = await db
    .select({ name: chatMessages.fileName, contentType: chatMessages.fileType, key: chatMessages.fileKey })
    .from(chatMessages)
    .innerJoin(chatConversations, eq(chatConversations.id, chatMessages.conversationId))
    .where(and(eq(chatMessages.id, messageId), eq(chatConversations.id, conversationId), isReadable))
  if (!row?.name || !row.contentType || !row.key) throw notFound('file')
  return { name: row.name, contentType: row.contentType, key: row.key }
}

/** Where the files of conversations lie. */
export async function listChatFileKeys(tx: Db, which: SQL | undefined): Promise<string[]> {
  const rows = await tx
    .select({ key: chatMessages.fileKey })
    .from(chatMessages)
    .innerJoin(chatConversations, eq(chatConversations.id, chatMessages.conversationId))
    .where(and(isNotNull(chatMessages.fileKey), which))
  return rows.flatMap(({ key }) => key ?? [])
}
