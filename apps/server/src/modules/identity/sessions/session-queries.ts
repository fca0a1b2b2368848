import type { OwnSession } from '@salvia/contract/identity/own-sessions'
import { deviceOf } from '@salvia/rules/people/device-of'
import { and, count, desc, eq, gt } from 'drizzle-orm'
import type { Db } from '#db/database'
import { sessions } from '../accounts/identity-tables.ts'

/** Since when the browser of a session has been signed in to the account; null for the one that it began on. */
export async function findDeviceSince(db: Db, sessionId: string): Promise<Date | null> {
  const [session] = await db
    .select({ deviceSince: sessions.deviceSince })
    .from(sessions)
    .where(eq(sessions.id, sessionId))
  return session?.deviceSince ?? null
}

type Asked = { userId: string; sessionId: string; offset: number; limit: number }

/** A user's open sessions, last used first, and their number. */
export async function listOwnSessions(db: Db, asked: Asked, now: Date) {
  const isOpen = and(eq(sessions.userId, asked.userId), gt(sessions.expiresAt, now))
  const [counted] = await db.select({ count: count() }).from(sessions).where(isOpen)
  const rows = await db
    .select()
    .from(sessions)
    .where(isOpen)
    .orderBy(desc(sessions.updatedAt), desc(sessions.id))
    .offset(asked.offset)
    .limit(asked.limit)
  const results = rows.map(
    (row): OwnSession => ({
      id: row.id,
      isCurrent: row.id === asked.sessionId,
      ...deviceOf(row.userAgent ?? ''),
      ipAddress: row.ipAddress,
      createdAt: row.createdAt.toISOString(),
      lastUsedAt: row.updatedAt.toISOString(),
    }),
  )
  return { results, count: counted?.count ?? 0 }
}
