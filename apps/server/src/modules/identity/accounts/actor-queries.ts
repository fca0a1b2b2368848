import type { UserStatus } from '@salvia/contract/words/identity'
import { and, eq, gt, lt, notInArray, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { preparedAnywhere } from '#db/statements'
import type { Actor } from '#kernel/http/actor'
import { SESSION_MS } from '../sessions/session-cookie.ts'
import { sessions, users } from './identity-tables.ts'

const actorColumns = {
  userId: users.id,
  sessionId: sessions.id,
  email: users.email,
  userKindId: users.userKindId,
  userStatusId: users.userStatusId,
  permissions: users.permissions,
  isEmailVerified: users.emailVerified,
  firstName: users.firstName,
  lastName: users.lastName,
  languageCode: users.preferredLanguageCode,
  lastUsedAt: sessions.updatedAt,
}

/** Statuses in which the owner cannot use the account. */
export const closedStatuses: UserStatus[] = ['Suspended', 'Deleted']

/** Checked on every request: ending a session or closing an account takes effect at once, in all processes. */
const isLive = and(
  gt(sessions.expiresAt, sql.placeholder('now')),
  eq(users.isActive, true),
  notInArray(users.userStatusId, closedStatuses),
)

const byId = preparedAnywhere((db: Db) =>
  db
    .select(actorColumns)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, sql.placeholder('key')), isLive))
    .prepare('actor_by_session'),
)

const byToken = preparedAnywhere((db: Db) =>
  db
    .select(actorColumns)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.token, sql.placeholder('key')), isLive))
    .prepare('actor_by_token'),
)

type FoundActor = Actor & { lastUsedAt: Date }

export async function findActorBySession(db: Db, sessionId: string, now: Date): Promise<FoundActor | null> {
  const [actor] = await byId(db).execute({ key: sessionId, now })
  return actor ?? null
}

export async function findActorByToken(db: Db, tokenHash: string, now: Date): Promise<FoundActor | null> {
  const [actor] = await byToken(db).execute({ key: tokenHash, now })
  return actor ?? null
}

const USE_NOTED_EVERY_MS = 300_000

/** Records use of a session and extends its life; at most once in five minutes. */
export async function recordUse(db: Db, actor: FoundActor, now: Date): Promise<void> {
  const notedBefore = new Date(now.getTime() - USE_NOTED_EVERY_MS)
  if (actor.lastUsedAt > notedBefore) return
  await db
    .update(sessions)
    .set({ updatedAt: now, expiresAt: new Date(now.getTime() + SESSION_MS) })
    .where(and(eq(sessions.id, actor.sessionId), lt(sessions.updatedAt, notedBefore)))
}
