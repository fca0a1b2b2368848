import type { ChatOpenSpan } from '@salvia/contract/chat/chat-hours'
import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import { type ChatWeekday, chatSides } from '@salvia/contract/words/chat'
import { type LanguageCode, languages } from '@salvia/contract/words/locale'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { day, id, instant } from '#db/columns'
import { users } from '../../identity/index.ts'

/** Conversations with customer service: of an account, or of a guest by a key of their own. */
export const chatConversations = pgTable(
  'chat_conversations',
  {
    id: id(),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of a guest's key. */
    keyHash: text(),
    /** The address to which a guest's answers are mailed. */
    guestEmail: text(),
    languageCode: text({ enum: languages }).notNull(),
    assigneeId: uuid().references(() => users.id, { onDelete: 'set null' }),
    closedAt: instant(),
    createdAt: instant().notNull(),
    lastMessageAt: instant().notNull(),
    lastMessageBy: text({ enum: chatSides }).notNull(),
    /** Until when the person has read. */
    readAt: instant().notNull(),
    /** When the person was last mailed that there is an answer. */
    mailedAt: instant(),
    /** Since when a message of the person waits; null once it is answered or the conversation closed. */
    waitingSince: instant(),
    /** When admins were mailed that one waits; null until then, and again with each new waiting. */
    alertedAt: instant(),
  },
  (t) => [
    index().on(t.userId),
    index().on(t.keyHash),
    index().on(t.guestEmail),
    index().on(t.assigneeId),
    index().on(t.lastMessageAt),
    check('chat_conversations_someone', sql`(${t.userId} is null) <> (${t.keyHash} is null)`),
  ],
)

export const chatMessages = pgTable(
  'chat_messages',
  {
    /** The sender's own. */
    id: uuid().primaryKey(),
    /** Messages of one instant keep their order. */
    place: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    conversationId: uuid()
      .notNull()
      .references(() => chatConversations.id, { onDelete: 'cascade' }),
    by: text({ enum: chatSides }).notNull(),
    /** Of the team; null when the account is gone. */
    authorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    text: text().notNull(),
    /** Of an attached file; its content is in the file store, under the key. */
    fileName: text(),
    fileType: text(),
    fileBytes: integer(),
    fileKey: text(),
    createdAt: instant().notNull(),
  },
  (t) => [
    index().on(t.conversationId, t.place),
    index().on(t.authorId),
    check(
      'chat_messages_whole_file',
      sql`num_nulls(${t.fileName}, ${t.fileType}, ${t.fileBytes}, ${t.fileKey}) in (0, 4)`,
    ),
  ],
)

/** When customer service answers, by the seller's clock: one row, made when an admin first saves it. */
export const chatHours = pgTable(
  'chat_hours',
  {
    id: smallint().primaryKey().default(1),
    version: integer().notNull(),
    week: jsonb().$type<Record<ChatWeekday, ChatOpenSpan | null>>().notNull(),
    daysOff: day().array().$type<CalendarDay[]>().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [check('chat_hours_one', sql`${t.id} = 1`)],
)

/** Answers that admins put into theirs, by language; English is always there. */
export const chatAnswers = pgTable('chat_answers', {
  id: id(),
  version: integer().notNull().default(1),
  title: text().notNull(),
  texts: jsonb().$type<Record<LanguageCode, string>>().notNull(),
  isActive: boolean().notNull(),
  updatedAt: instant().notNull(),
})
