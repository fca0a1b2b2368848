import type { AdminDemoCall } from '@salvia/contract/demo-calls/admin-demo-calls'
import type { DemoCallState } from '@salvia/contract/words/demo-calls'
import { demoCallState } from '@salvia/rules/demo-calls/demo-call-state'
import { and, desc, eq, gt, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { holdsPlain } from '#db/like-pattern'
import { notFound } from '#kernel/domain-error'
import type { SealedText } from '#kernel/sealed-text'
import { phoneOf } from './demo-call-queries.ts'
import { type DemoCallRow, demoCalls } from './demo-call-tables.ts'

const c = demoCalls

/** The states of `demoCallState` in SQL. */
const isIn: Record<DemoCallState, (now: Date) => SQL | undefined> = {
  Booked: (now) => and(isNull(c.canceledAt), gt(c.startsAt, now)),
  Canceled: () => isNotNull(c.canceledAt),
  Over: (now) => and(isNull(c.canceledAt), lte(c.startsAt, now)),
}

function isOf(query: string | undefined): SQL | undefined {
  if (!query) return undefined
  const said = sql`${c.firstName} || ' ' || ${c.lastName} || ' ' || ${c.email}`
  return holdsPlain(said, query)
}

type Asked = {
  state?: DemoCallState | undefined
  query?: string | undefined
  offset: number
  limit: number
}

/** Calls to come, the nearest first; then the others, the latest first. */
export async function listDemoCalls(db: Db, { state, query, offset, limit }: Asked, now: Date) {
  const where = and(state && isIn[state](now), isOf(query))
  const toCome = sql`case when ${isIn.Booked(now)} then ${c.startsAt} end`
  const rows = await db
    .select()
    .from(c)
    .where(where)
    .orderBy(sql`${toCome} asc nulls last`, desc(c.startsAt), desc(c.id))
    .offset(offset)
    .limit(limit)
  return { rows, count: await db.$count(c, where) }
}

/** Throws not-found. */
export async function getDemoCall(db: Db, callId: string): Promise<DemoCallRow> {
  const [row] = await db.select().from(c).where(eq(c.id, callId))
  if (!row) throw notFound('demo_call')
  return row
}

/** A booking with its person, for admins. */
export function toAdminDemoCall(row: DemoCallRow, sealed: SealedText, now: Date): AdminDemoCall {
  const { id, minutes, timeZone, languageCode, firstName, lastName, email } = row
  const { profession, countryCode, message } = row
  return {
    ...{ id, minutes, timeZone, languageCode, firstName, lastName, email },
    ...{ profession, countryCode, message },
    phone: phoneOf(row, sealed),
    state: demoCallState(row, now),
    startsAt: row.startsAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    canceledAt: row.canceledAt?.toISOString() ?? null,
  }
}
