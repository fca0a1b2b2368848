import type { OutboxMessage } from '@salvia/contract/outbox/outbox'
import type { Permission } from '@salvia/contract/words/identity'
import { and, count, desc, eq, getTableColumns, min, or, type SQL, sql } from 'drizzle-orm'
import { countRows } from '#db/count-rows'
import type { Db } from '#db/database'
import { likePattern } from '#db/like-pattern'
import { outboxMessages, type ServiceCall } from '#kernel/outbox/data/outbox-tables'
import { isTried } from '#kernel/outbox/is-tried'
import { users } from '../../identity/index.ts'
import { accountName, orders } from '../../orders/index.ts'

export type MessageRow = typeof outboxMessages.$inferSelect & {
  /** The number of the order or the name of the practitioner it concerns; null of neither, or once erased. */
  subjectName: string | null
}

export type MessageQuery = {
  offset: number
  limit: number
  kind?: MessageRow['kind'] | undefined
  state?: MessageRow['state'] | undefined
  isTried?: boolean | undefined
  query?: string | undefined
}

const m = outboxMessages

/** Messages that could not be sent and were given up, and since when the first of them was to go. */
export async function countFailedMessages(
  db: Db,
): Promise<{ count: number; since: Date | null } | undefined> {
  const [row] = await db
    .select({ count: count(), since: min(m.createdAt) })
    .from(m)
    .where(filters({ state: 'Failed', isTried: false }))
  return row
}

function filters(asked: Omit<MessageQuery, 'offset' | 'limit'>): SQL | undefined {
  const { kind, state, query } = asked
  const pattern = query ? likePattern(query) : undefined
  return and(
    kind ? eq(m.kind, kind) : undefined,
    state ? eq(m.state, state) : undefined,
    asked.isTried === undefined ? undefined : eq(isTried, asked.isTried),
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
  about: row.subjectName,
  subject: row.subject,
  state: row.state,
  attempts: row.attempts,
  lastError: row.lastError,
  createdAt: row.createdAt.toISOString(),
  sentAt: row.sentAt?.toISOString() ?? null,
})

/** The practitioner whom a call to the ERP names; other messages name nobody that way. */
const practitionerOfCall = sql`case when ${m.kind} = 'Erp' then (${m.content} -> 'props' ->> 'practitionerId')::uuid end`

const selectMessages = (db: Db) =>
  db
    .select({
      ...getTableColumns(m),
      subjectName: sql<string | null>`coalesce(${orders.number}, ${accountName})`,
    })
    .from(m)
    .leftJoin(orders, eq(orders.id, m.orderId))
    .leftJoin(users, eq(users.id, practitionerOfCall))

/** A page of messages, newest first, and their total. */
export async function listMessages(db: Db, query: MessageQuery) {
  const where = filters(query)
  const found = db.select({ id: m.id }).from(m).where(where)
  const count = await countRows(db, found)
  const rows = await selectMessages(db)
    .where(where)
    .orderBy(desc(m.createdAt), desc(m.id))
    .offset(query.offset)
    .limit(query.limit)
  return { rows, count }
}

export async function findMessage(db: Db, messageId: string): Promise<MessageRow | null> {
  const [row] = await selectMessages(db).where(eq(m.id, messageId))
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
