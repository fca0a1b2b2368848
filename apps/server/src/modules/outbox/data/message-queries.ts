import type { OutboxMessage } from '@salvia/contract/outbox/outbox'
import type { Permission } from '@salvia/contract/words/identity'
import { and, count, desc, eq, min, or, type SQL, sql } from 'drizzle-orm'
import { countRows } from '#db/count-rows'
import type { Db } from '#db/database'
import { likePattern } from '#db/like-pattern'
import { outboxMessages, type ServiceCall } from '#kernel/outbox/data/outbox-tables'
import { users } from '../../identity/index.ts'

export type MessageRow = typeof outboxMessages.$inferSelect

export type MessageQuery = {
  offset: number
  limit: number
  kind?: MessageRow['kind'] | undefined
  state?: MessageRow['state'] | undefined
  query?: string | undefined
}

const m = outboxMessages

/** Messages that could not be sent and are tried no more, and since when the first of them was to go. */
export async function countFailedMessages(
  db: Db,
): Promise<{ count: number; since: Date | null } | undefined> {
  const [row] = await db
    .select({ count: count(), since: min(m.createdAt) })
    .from(m)
    .where(eq(m.state, 'Failed'))
  return row
}

function filters({ kind, state, query }: MessageQuery): SQL | undefined {
  const pattern = query ? likePattern(query) : undefined
  return and(
    kind ? eq(m.kind, kind) : undefined,
    state ? eq(m.state, state) : undefined,
    pattern ? or(sql`${m.recipient} ilike ${pattern}`, sql`${m.subject} ilike ${pattern}`) : undefined,
  )
}

export const toMessage = (row: MessageRow): OutboxMessage => ({
  id: row.id,
  kind: row.kind,
  recipient: row.recipient,
  template: row.content.template,
  languageCode: row.content.props.languageCode ?? null,
  practitionerId: (row.kind === 'Erp' && (row.content as ServiceCall).props.practitionerId) || null,
  orderId: row.orderId,
  subject: row.subject,
  state: row.state,
  attempts: row.attempts,
  lastError: row.lastError,
  createdAt: row.createdAt.toISOString(),
  sentAt: row.sentAt?.toISOString() ?? null,
})

/** A page of messages, newest first, and their total. */
export async function listMessages(db: Db, query: MessageQuery) {
  const where = filters(query)
  const found = db.select({ id: m.id }).from(m).where(where)
  const count = await countRows(db, found)
  const rows = await db
    .select()
    .from(m)
    .where(where)
    .orderBy(desc(m.createdAt), desc(m.id))
    .offset(query.offset)
    .limit(query.limit)
  return { rows, count }
}

export async function findMessage(db: Db, messageId: string): Promise<MessageRow | null> {
  const [row] = await db.select().from(m).where(eq(m.id, messageId))
  return row ?? null
}

/** The rights of the account a message concerns. */
export async function rightsOf(db: Db, accountId: string | null): Promise<Permission[]> {
  if (accountId === null) return []
  const [account] = await db
    .select({ permissions: users.permissions })
    .from(users)
    .where(eq(users.id, accountId))
  return account?.permissions ?? []
}
