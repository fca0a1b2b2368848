import type { ChatConversation, ChatMessage, ChatThread } from '@salvia/contract/chat/chat'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { one } from '#db/one'
import { notFound } from '#kernel/domain-error'
import { type ChatPerson, isOf } from './chat-person.ts'
import { chatConversations, chatMessages } from './chat-tables.ts'

const MOST_CONVERSATIONS = 50
export const MOST_MESSAGES = 200

type MessageRow = typeof chatMessages.$inferSelect

const fileOf = ({ fileName: name, fileType: contentType, fileBytes: bytes }: MessageRow) =>
  name === null || contentType === null || bytes === null ? null : { name, contentType, bytes }

export const toMessage = (row: MessageRow): ChatMessage => ({
  ...{ id: row.id, by: row.by, text: row.text },
  file: fileOf(row),
  createdAt: row.createdAt.toISOString(),
})

/** The newest message of conversations, by conversation. */
export async function lastMessages(db: Db, ids: string[]): Promise<Map<string, ChatMessage>> {
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectDistinctOn([chatMessages.conversationId])
          .from(chatMessages)
          .where(inArray(chatMessages.conversationId, ids))
          .orderBy(chatMessages.conversationId, desc(chatMessages.place))
  return new Map(rows.map((row) => [row.conversationId, toMessage(row)]))
}

const unreadCount = sql<number>`(select count(*)::int from ${chatMessages} m where m.conversation_id = ${chatConversations}.id and m.by = 'Team' and m.created_at > ${chatConversations}.read_at)`

/** A person's conversations, the newest message first. */
export async function listConversations(db: Db, person: ChatPerson): Promise<ChatConversation[]> {
  const rows = await db
    .select({ conversation: chatConversations, unreadCount })
    .from(chatConversations)
    .where(isOf(person))
    .orderBy(desc(chatConversations.lastMessageAt), desc(chatConversations.id))
    .limit(MOST_CONVERSATIONS)
  const last = await lastMessages(
    db,
    rows.map(({ conversation }) => conversation.id),
  )
  return rows.map(({ conversation: { id, closedAt, createdAt }, unreadCount: unread }) => ({
    id,
    isClosed: closedAt !== null,
    createdAt: createdAt.toISOString(),
    lastMessage: one([last.get(id)].filter((message) => message !== undefined)),
    unreadCount: unread,
  }))
}

/** A conversation of a person with its newest messages. Throws not-found for another's. */
export async function getThread(db: Db, person: ChatPerson, conversationId: string): Promise<ChatThread> {
  const [row] = await db
    .select({ conversation: chatConversations, unreadCount })
    .from(chatConversations)
    .where(and(eq(chatConversations.id, conversationId), isOf(person)))
  if (!row) throw notFound('conversation')
  const newest = await db
    .select()
    .from(chatMessages)
    .where(eq(chatMessages.conversationId, conversationId))
    .orderBy(desc(chatMessages.place))
    .limit(MOST_MESSAGES)
  const messages = newest.map(toMessage)
  const { id, closedAt, createdAt } = row.conversation
  return {
    id,
    isClosed: closedAt !== null,
    createdAt: createdAt.toISOString(),
    lastMessage: one(messages.slice(0, 1)),
    unreadCount: row.unreadCount,
    messages: messages.toReversed(),
  }
}

/** All that a person wrote and was answered, for the export of an account. */
export const listChatOf = (db: Db, userId: string) =>
  db
    .select({
      by: chatMessages.by,
      text: chatMessages.text,
      createdAt: chatMessages.createdAt,
      fileName: chatMessages.fileName,
      fileType: chatMessages.fileType,
      fileBytes: chatMessages.fileBytes,
    })
    .from(chatMessages)
    .innerJoin(chatConversations, eq(chatConversations.id, chatMessages.conversationId))
    .where(eq(chatConversations.userId, userId))
    .orderBy(desc(chatMessages.place))
