import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { chatConversations } from './chat-tables.ts'

/** Whose conversations they are: an account's, a guest's by the hash of a key, or the one of a mailed link. */
export type ChatPerson = { userId: string | null; keyHash: string | null; linkedId: string | null }

const signatureOf = (secret: string, conversationId: string): string =>
  createHmac('sha256', secret).update(`chat:${conversationId}`).digest('base64url')

/** The token of a mailed link, which opens one guest's conversation. */
export const signChatToken = (secret: string, conversationId: string): string =>
  `${conversationId}_${signatureOf(secret, conversationId)}`

function readChatToken(secret: string, token: string): string | null {
  const at = token.indexOf('_')
  const conversationId = token.slice(0, Math.max(at, 0))
  const expected = Buffer.from(signatureOf(secret, conversationId))
  const given = Buffer.from(token.slice(at + 1))
  return given.length === expected.length && timingSafeEqual(given, expected) ? conversationId : null
}

/** What looks like the token of a link is no key, so that no link makes a guest write under a key that others know. */
const looksLikeToken = (key: string): boolean => /^[\da-f-]{36}_/i.test(key)

type Given = { userId: string | null; key: string | undefined; secret: string }

/** The caller of a chat call. A key is kept as its hash, so that the database opens no conversation. */
export function chatPerson({ userId, key, secret }: Given): ChatPerson {
  const linkedId = key === undefined ? null : readChatToken(secret, key)
  const isKey = key !== undefined && linkedId === null && !looksLikeToken(key)
  return { userId, keyHash: isKey ? createHash('sha256').update(key).digest('hex') : null, linkedId }
}

/** The conversations that a person may read and write. A mailed link never opens an account's. */
export function isOf({ userId, keyHash, linkedId }: ChatPerson): SQL {
  const c = chatConversations
  return (
    or(
      userId === null ? undefined : eq(c.userId, userId),
      keyHash === null ? undefined : eq(c.keyHash, keyHash),
      linkedId === null ? undefined : and(eq(c.id, linkedId), isNull(c.userId)),
    ) ?? sql`false`
  )
}
