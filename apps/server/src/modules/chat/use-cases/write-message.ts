import type { ChatMessageInput } from '@salvia/contract/chat/chat'
import { MINUTE_MS } from '@salvia/contract/durations'
import type { LanguageCode } from '@salvia/contract/words/locale'
import { and, eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { oneAtATime } from '#db/one-at-a-time'
import { recordAudit } from '#kernel/audit/record-audit'
import { conflict, invalid, notFound, unauthenticated } from '#kernel/domain-error'
import { newId } from '#kernel/ids'
import type { App } from '../../../app-type.ts'
import { notifyOfChat } from '../chat-events.ts'
import { type ChatPerson, isOf } from '../data/chat-person.ts'
import { chatConversations, chatMessages } from '../data/chat-tables.ts'
import { beginWaiting } from './mail-waiting.ts'

export const MAIL_ANSWER = 'mail-chat-answer'
/** How long an answer may stay unread in the chat before it is also mailed. */
const PATIENCE_MS = 5 * MINUTE_MS

type ChatContext = Pick<App, 'db' | 'jobs' | 'now'>

type Kept = typeof chatMessages.$inferSelect

/** The message that has this id already, whoever wrote it. */
async function findSent(tx: Db, messageId: string): Promise<Kept | undefined> {
  const [sent] = await tx.select().from(chatMessages).where(eq(chatMessages.id, messageId))
  return sent
}

const taken = () => conflict('key_reused', 'Another message has this id.')

/** Throws invalid unless a sender's own message is the one that it sent before: it must not take another for kept. */
function checkSame(kept: Kept, { text, file }: Sent): void {
  const isSameFile =
    kept.fileName === (file?.fileName ?? null) &&
    kept.fileType === (file?.fileType ?? null) &&
    kept.fileBytes === (file?.fileBytes ?? null)
  if (kept.text !== text || !isSameFile) throw invalid('key_reused', 'This id was used with another message.')
}

export type MessageFile = { fileName: string; fileType: string; fileBytes: number; fileKey: string }
type Sent = ChatMessageInput & { file?: MessageFile }

type Written = { conversationId: string; input: Sent; now: Date } & (
  | { by: 'Person'; authorId: null }
  | { by: 'Team'; authorId: string }
)

/**
 * Keeps a message once; false when it was kept before. Throws conflict for the id of another's, and invalid for an own
 * one with another text.
 */
async function keepMessage(tx: Db, { conversationId, input, by, authorId, now }: Written): Promise<boolean> {
  const { messageId: id, text, file } = input
  const kept = await tx
    .insert(chatMessages)
    .values({ id, conversationId, by, authorId, text, ...file, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: chatMessages.id })
  if (kept.length > 0) return true
  const sent = await findSent(tx, id)
  if (sent?.conversationId !== conversationId || sent.by !== by) throw taken()
  checkSame(sent, input)
  return false
}

type Beginning = {
  person: ChatPerson
  input: ChatMessageInput & { email: string | null }
  languageCode: LanguageCode
}

/**
 * Begins a conversation; sent again, it is the same one. Returns its id. Throws unauthenticated for who has neither an
 * account nor a key, conflict for the id of another's message, and invalid for an own one with another text.
 */
export function beginConversation(
  { db, jobs, now }: ChatContext,
  { person, input, languageCode }: Beginning,
): Promise<string> {
  const { userId } = person
  const keyHash = userId === null ? person.keyHash : null
  if (userId === null && keyHash === null) throw unauthenticated()
  const { email, ...message } = input
  return db.transaction(async (tx) => {
    await oneAtATime(tx, `chat-message:${message.messageId}`)
    const sent = await findSent(tx, message.messageId)
    if (sent) {
      const own = and(eq(chatConversations.id, sent.conversationId), isOf(person))
      if (sent.by !== 'Person' || (await tx.$count(chatConversations, own)) === 0) throw taken()
      checkSame(sent, message)
      return sent.conversationId
    }
    const conversationId = newId()
    const at = now()
    await tx.insert(chatConversations).values({
      ...{ id: conversationId, userId, keyHash, languageCode },
      guestEmail: userId === null ? (email?.toLowerCase() ?? null) : null,
      ...{ createdAt: at, lastMessageAt: at, lastMessageBy: 'Person', readAt: at },
    })
    if (!(await keepMessage(tx, { conversationId, input: message, by: 'Person', authorId: null, now: at })))
      throw taken()
    await notifyOfChat(tx, { id: conversationId, userId, keyHash })
    await beginWaiting({ tx, jobs }, conversationId, at)
    return conversationId
  })
}

/**
 * Writes into a person's own conversation; false when it was sent before. Throws not-found for another's, conflict for
 * the id of another's message, and invalid for an own one with another text.
 */
export function writeMessage(
  { db, jobs, now }: ChatContext,
  { person, conversationId, input }: { person: ChatPerson; conversationId: string; input: Sent },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const own = and(eq(chatConversations.id, conversationId), isOf(person))
    const [found] = await tx.select().from(chatConversations).where(own).for('update')
    if (!found) throw notFound('conversation')
    const at = now()
    if (!(await keepMessage(tx, { conversationId, input, by: 'Person', authorId: null, now: at })))
      return false
    await tx
      .update(chatConversations)
      .set({ lastMessageAt: at, lastMessageBy: 'Person', readAt: at, closedAt: null })
      .where(eq(chatConversations.id, conversationId))
    await notifyOfChat(tx, found)
    if (found.waitingSince === null) await beginWaiting({ tx, jobs }, conversationId, at)
    return true
  })
}

/**
 * Answers a person, and looks after some minutes whether it was read; false when it was sent before. Throws not-found,
 * conflict for the id of another's message, and invalid for one that was sent with another text.
 */
export function answerPerson(
  { db, jobs, now }: ChatContext,
  { conversationId, input, actorId }: { conversationId: string; input: Sent; actorId: string },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const isIt = eq(chatConversations.id, conversationId)
    const [found] = await tx.select().from(chatConversations).where(isIt).for('update')
    if (!found) throw notFound('conversation')
    const at = now()
    if (!(await keepMessage(tx, { conversationId, input, by: 'Team', authorId: actorId, now: at })))
      return false
    const assigneeId = found.assigneeId ?? actorId
    await tx
      .update(chatConversations)
      .set({ lastMessageAt: at, lastMessageBy: 'Team', closedAt: null, waitingSince: null, assigneeId })
      .where(isIt)
    const subject = { type: 'ChatConversation', id: conversationId }
    await recordAudit(tx, { event: 'ChatAnswered', actorId, subject }, at)
    await notifyOfChat(tx, found)
    const startAfter = new Date(at.getTime() + PATIENCE_MS)
    await jobs.send(tx, MAIL_ANSWER, { conversationId }, { startAfter })
    return true
  })
}
