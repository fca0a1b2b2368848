import { and, eq, ne, type SQL } from 'drizzle-orm'
import type { Db } from '#db/database'
import { recordAudit } from '#kernel/audit/record-audit'
import { notFound } from '#kernel/domain-error'
import { sessions, users } from '../../accounts/identity-tables.ts'
import { forgetTokens } from '../../accounts/tokens.ts'

type OwnSession = { userId: string; sessionId: string }

const audited = (userId: string, event: string, details: Record<string, unknown>) => ({
  event,
  actorId: userId,
  subject: { type: 'User', id: userId },
  details,
})

const remove = (tx: Db, which: SQL | undefined) =>
  tx.delete(sessions).where(which).returning({ id: sessions.id })

/** Ends the session that asks. */
export function signOut(db: Db, { userId, sessionId }: OwnSession, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    await remove(tx, eq(sessions.id, sessionId))
    await recordAudit(tx, audited(userId, 'SignedOut', { sessionId }), now)
  })
}

/** Ends one of a user's sessions, at once and everywhere. Throws not-found for one that is not the user's. */
export function endOwnSession(db: Db, { userId, sessionId }: OwnSession, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const ended = await remove(tx, and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
    if (ended.length === 0) throw notFound('session')
    await recordAudit(tx, audited(userId, 'SessionEnded', { sessionId }), now)
  })
}

/**
 * Ends changes of address and number that nobody confirmed yet, and forgets the browsers that were signed in before:
 * whoever asked for them may have been a thief, whose link or code would otherwise outlive its session.
 */
async function endPendingChanges(tx: Db, userId: string, now: Date): Promise<void> {
  await tx
    .update(users)
    .set({ pendingEmail: null, sealedPendingPhone: null, devicesForgottenAt: now })
    .where(eq(users.id, userId))
  for (const purpose of ['ChangeEmail', 'ChangePhone'] as const) await forgetTokens(tx, { userId, purpose })
}

/** Ends every session of a user but this one, changes that are pending, and the trust in other browsers; answers how many sessions there were. */
export function endOtherSessions(db: Db, { userId, sessionId }: OwnSession, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const ended = await remove(tx, and(eq(sessions.userId, userId), ne(sessions.id, sessionId)))
    await endPendingChanges(tx, userId, now)
    await recordAudit(tx, audited(userId, 'OtherSessionsEnded', { count: ended.length }), now)
    return ended.length
  })
}

/**
 * Ends every session of a user, every change that is pending and the trust in its browsers, in the caller's transaction:
 * for a suspension, a deletion, a new password.
 */
export async function endAllSessions(tx: Db, userId: string, now: Date): Promise<void> {
  await remove(tx, eq(sessions.userId, userId))
  await endPendingChanges(tx, userId, now)
}
