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

/** Ends the caller's session. */
export function signOut(db: Db, { userId, sessionId }: OwnSession, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    await remove(tx, eq(sessions.id, sessionId))
    await recordAudit(tx, audited(userId, 'SignedOut', { sessionId }), now)
  })
}

/** Ends one of a user's sessions, at once and everywhere. Throws not-found if it is not the user's. */
export function endOwnSession(db: Db, { userId, sessionId }: OwnSession, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const ended = await remove(tx, and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
    if (ended.length === 0) throw notFound('session')
    await recordAudit(tx, audited(userId, 'SessionEnded', { sessionId }), now)
  })
}

/**
 * Cancels unconfirmed changes of address and number, and forgets known devices: they may come from a thief, whose link
 * or code would otherwise outlive the session.
 */
async function endPendingChanges(tx: Db, userId: string, now: Date): Promise<void> {
  await tx
    .update(users)
    .set({ pendingEmail: null, sealedPendingPhone: null, devicesForgottenAt: now })
    .where(eq(users.id, userId))
  for (const purpose of ['ChangeEmail', 'ChangePhone'] as const) await forgetTokens(tx, { userId, purpose })
}

/**
 * Ends all sessions of a user but this one, pending changes, and the trust in other browsers; returns the number of
 * sessions ended.
 */
export function endOtherSessions(db: Db, { userId, sessionId }: OwnSession, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const ended = await remove(tx, and(eq(sessions.userId, userId), ne(sessions.id, sessionId)))
    await endPendingChanges(tx, userId, now)
    await recordAudit(tx, audited(userId, 'OtherSessionsEnded', { count: ended.length }), now)
    return ended.length
  })
}

/**
 * Ends all sessions of a user, all pending changes and the trust in known browsers, in the caller's transaction: for a
 * suspension, deletion or new password.
 */
export async function endAllSessions(tx: Db, userId: string, now: Date): Promise<void> {
  await remove(tx, eq(sessions.userId, userId))
  await endPendingChanges(tx, userId, now)
}
