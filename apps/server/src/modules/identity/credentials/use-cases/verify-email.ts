import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { one } from '#db/one'
import { oneAtATime } from '#db/one-at-a-time'
import { recordAudit } from '#kernel/audit/record-audit'
import { queueEmailChange, queueVerification } from '../../accounts/account-messages.ts'
import { users } from '../../accounts/identity-tables.ts'
import { findToken, forgetTokens, takeToken } from '../../accounts/tokens.ts'
import { isTaken } from '../../accounts/use-cases/is-taken.ts'
import { markVerified } from '../../accounts/use-cases/make-account.ts'
import {
  hold,
  type IdentityContext,
  type IdentityTransaction,
  inTransaction,
  type Visitor,
} from '../../identity-context.ts'
import { notifyOfChange } from './notify-of-change.ts'
import { putAddress } from './replace-address.ts'

type User = typeof users.$inferSelect

/** Resends the link, to the new address while a change is pending. False if there is nothing to verify. */
export async function requestVerification(
  context: IdentityContext,
  userId: string,
  now: Date,
): Promise<boolean> {
  const user = one(await context.db.select().from(users).where(eq(users.id, userId)))
  const email = user.pendingEmail
  if (email === null && user.emailVerified) return false
  await hold(context, 'mailOfAccount', userId, now)
  await context.db.transaction((tx) => {
    const inside = inTransaction(context, tx)
    return email === null
      ? queueVerification(inside, user, now)
      : queueEmailChange(inside, { to: user, email }, now)
  })
  return true
}

/** Marks an account's own address as verified, by link or by a code mailed there. */
export async function verifyAddress(tx: Db, userId: string, now: Date): Promise<void> {
  await markVerified(tx, userId, now)
  await forgetTokens(tx, { userId, purpose: 'VerifyEmail' })
  const subject = { type: 'User', id: userId }
  await recordAudit(tx, { event: 'EmailVerified', actorId: userId, subject }, now)
}

/** Makes the confirmed address the account's and notifies the previous one. False if someone else has it by now. */
async function change(context: IdentityTransaction, user: User, now: Date): Promise<boolean> {
  const { tx } = context
  const email = user.pendingEmail
  if (email === null || (await isTaken(tx, { email, userId: user.id }, now))) return false
  await putAddress(context, { userId: user.id, email, isVerified: true }, now)
  await markVerified(tx, user.id, now)
  const told = { to: user, mail: { kind: 'emailChanged' as const } }
  if (user.emailVerified)
    await notifyOfChange(context, { ...told, change: { kind: 'Email', before: user.email } }, now)
  return true
}

/**
 * Verifies an address, or confirms a changed one, using the token from its mail. False if the token is invalid or
 * expired.
 */
export async function verifyEmail(
  context: IdentityContext,
  { token: secret, visitor }: { token: string; visitor: Visitor },
  now: Date,
): Promise<boolean> {
  await hold(context, 'tokensFromAddress', visitor.address, now)
  const purposes = ['VerifyEmail' as const, 'ChangeEmail' as const]
  return context.db.transaction(async (tx) => {
    const asked = { key: context.config.secrets.token, secret, purposes }
    const known = await findToken(tx, asked, now)
    if (!known) return false
    // Address, account, token: the lock order of all writers, to avoid deadlocks.
    if (known.purpose === 'ChangeEmail') await oneAtATime(tx, `email:${known.target}`)
    const [user] = await tx.select().from(users).where(eq(users.id, known.userId)).for('update')
    const token = await takeToken(tx, asked, now)
    if (!user || !token) return false
    const inside = inTransaction(context, tx)
    if (token.purpose === 'ChangeEmail')
      return token.target === user.pendingEmail && change(inside, user, now)
    if (token.target !== user.email) return false
    await verifyAddress(tx, user.id, now)
    return true
  })
}
