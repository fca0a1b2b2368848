import { and, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { preparedOnce } from '#db/prepared-once'
import type { Actor } from '#kernel/http/actor'
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
}

const isLive = and(gt(sessions.expiresAt, sql.placeholder('now')), eq(users.isActive, true))

const byId = preparedOnce((db: Db) =>
  db
    .select(actorColumns)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, sql.placeholder('key')), isLive))
    .prepare('actor_by_session'),
)

const byToken = preparedOnce((db: Db) =>
  db
    .select(actorColumns)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.token, sql.placeholder('key')), isLive))
    .prepare('actor_by_token'),
)

export async function findActorBySession(db: Db, sessionId: string, now: Date): Promise<Actor | null> {
  const [actor] = await byId(db).execute({ key: sessionId, now })
  return actor ?? null
}

export async function findActorByToken(db: Db, tokenHash: string, now: Date): Promise<Actor | null> {
  const [actor] = await byToken(db).execute({ key: tokenHash, now })
  return actor ?? null
}
