import type { AdminChat, AdminChatRow } from '@salvia/contract/chat/admin-chat'
import type { ChatListState } from '@salvia/contract/words/chat'
import { and, desc, eq, exists, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#db/database'
import { fullNameOf } from '#db/full-name'
import { holdsPlain } from '#db/like-pattern'
import { one } from '#db/one'
import { orderBy } from '#db/order-by'
import { notFound } from '#kernel/domain-error'
import { users } from '../../identity/index.ts'
import { lastMessages, MOST_MESSAGES, toMessage } from './chat-queries.ts'
import { chatConversations, chatMessages } from './chat-tables.ts'

const c = chatConversations
const assignees = alias(users, 'assignees')
const named = (id: string | null, fullName: string) => (id === null ? null : { id, fullName })

const selectRows = (db: Db) =>
  db
    .select({
      conversation: c,
      fullName: fullNameOf(users),
      email: users.email,
      assigneeName: fullNameOf(assignees),
    })
    .from(c)
    .leftJoin(users, eq(users.id, c.userId))
    .leftJoin(assignees, eq(assignees.id, c.assigneeId))

type Row = Awaited<ReturnType<typeof selectRows>>[number]

async function toRows(db: Db, rows: Row[]): Promise<AdminChatRow[]> {
  const last = await lastMessages(
    db,
    rows.map(({ conversation }) => conversation.id),
  )
  return rows.map(({ conversation, fullName, email, assigneeName }) => ({
    id: conversation.id,
    person:
      conversation.userId !== null && email !== null ? { id: conversation.userId, fullName, email } : null,
    guestEmail: conversation.guestEmail,
    languageCode: conversation.languageCode,
    assignee: named(conversation.assigneeId, assigneeName),
    isClosed: conversation.closedAt !== null,
    isWaiting: conversation.closedAt === null && conversation.lastMessageBy === 'Person',
    lastMessage: one([last.get(conversation.id)].filter((message) => message !== undefined)),
    createdAt: conversation.createdAt.toISOString(),
  }))
}

const states: Record<ChatListState, SQL | undefined> = {
  Waiting: and(isNull(c.closedAt), eq(c.lastMessageBy, 'Person')),
  Open: isNull(c.closedAt),
  Closed: isNotNull(c.closedAt),
}

/** Each word that was typed stands in the name, the address or a message. */
const isAbout = (db: Db, query: string | undefined): SQL | undefined =>
  and(...(query?.split(/\s+/) ?? []).filter(Boolean).map((word) => hasWord(db, word)))

function hasWord(db: Db, word: string): SQL | undefined {
  const has = (text: SQL) => holdsPlain(text, word)
  const inMessages = db
    .select({ one: sql`1` })
    .from(chatMessages)
    .where(and(eq(chatMessages.conversationId, c.id), has(sql`${chatMessages.text}`)))
  return or(
    has(sql`${users.firstName} || ' ' || ${users.lastName} || ' ' || ${users.email}`),
    has(sql`${c.guestEmail}`),
    exists(inMessages),
  )
}

type Asked = {
  query?: string | undefined
  state?: ChatListState | undefined
  offset: number
  limit: number
  sort?: string | undefined
}

/** Conversations, the newest message first. */
export async function listAdminChats(db: Db, { query, state, offset, limit, sort }: Asked) {
  const where = and(state && states[state], isAbout(db, query))
  const { createdAt, lastMessageAt, id } = c
  const [rows, [counted]] = await Promise.all([
    selectRows(db)
      .where(where)
      .orderBy(...orderBy(sort, { createdAt, lastMessageAt }, [desc(lastMessageAt)]), desc(id))
      .limit(limit)
      .offset(offset),
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(c)
      .leftJoin(users, eq(users.id, c.userId))
      .where(where),
  ])
  return { results: await toRows(db, rows), count: counted?.count ?? 0 }
}

/** A conversation in the admin view. Throws not-found. */
export async function getAdminChat(db: Db, conversationId: string): Promise<AdminChat> {
  const [row] = await toRows(db, await selectRows(db).where(eq(c.id, conversationId)))
  if (!row) throw notFound('conversation')
  const newest = await db
    .select({ message: chatMessages, fullName: fullNameOf(users) })
    .from(chatMessages)
    .leftJoin(users, eq(users.id, chatMessages.authorId))
    .where(eq(chatMessages.conversationId, conversationId))
    .orderBy(desc(chatMessages.place))
    .limit(MOST_MESSAGES)
  const messages = newest.map(({ message, fullName }) => ({
    ...toMessage(message),
    author: named(message.authorId, fullName),
  }))
  return { ...row, messages: messages.toReversed() }
}
