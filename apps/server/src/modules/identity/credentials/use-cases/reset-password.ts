import { and, eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { recordAudit } from '#kernel/audit/record-audit'
import { type FieldFaults, faultsAnswer, findPasswordFault } from '../../accounts/check-fields.ts'
import { accounts, users } from '../../accounts/identity-tables.ts'
import { phoneColumns } from '../../accounts/phone-columns.ts'
import { findToken, forgetTokens, takeToken } from '../../accounts/tokens.ts'
import { addKey, markVerified } from '../../accounts/use-cases/make-account.ts'
import { hold, type IdentityContext, inTransaction, type Visitor } from '../../identity-context.ts'
import { endAllSessions } from '../../sessions/use-cases/end-sessions.ts'
import { hashPassword } from '../passwords.ts'
import { notifyOfChange } from './notify-of-change.ts'
import { removeFactor } from './removed-factor.ts'

type Reset = { token: string; password: string; visitor: Visitor }
type PasswordReset =
  | { status: 'OK'; userId: string }
  | FieldFaults
  | { status: 'RESET_PASSWORD_INVALID_TOKEN_ERROR' }

const invalidToken = { status: 'RESET_PASSWORD_INVALID_TOKEN_ERROR' as const }

/**
 * Removes all credentials but the password: a person who signed up with an address they did not own may have left one,
 * which verifying the address must not make valid.
 */
async function forgetUnproven({ tx, sealed }: { tx: Db } & Pick<IdentityContext, 'sealed'>, userId: string) {
  await tx.delete(accounts).where(eq(accounts.userId, userId))
  await removeFactor(tx, userId)
  await tx.update(users).set(phoneColumns(sealed, null)).where(eq(users.id, userId))
}

async function setPassword(context: IdentityContext, given: Reset & { passwordHash: string }, now: Date) {
  const { token: secret, passwordHash } = given
  const asked = { key: context.config.secrets.token, secret, purposes: ['ResetPassword' as const] }
  return context.db.transaction(async (tx): Promise<PasswordReset> => {
    const known = await findToken(tx, asked, now)
    if (!known) return invalidToken
    const { userId, target } = known
    // Locks the account before its tokens, as everywhere, to avoid a deadlock.
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
    if (!(await takeToken(tx, asked, now)) || user?.email !== target) return invalidToken
    if (!user.emailVerified) await forgetUnproven({ tx, sealed: context.sealed }, userId)
    await tx.delete(accounts).where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')))
    await addKey(tx, userId, { passwordHash }, now)
    await endAllSessions(tx, userId, now)
    for (const purpose of ['ResetPassword', 'SecondFactor', 'VerifyEmail'] as const)
      await forgetTokens(tx, { userId, purpose })
    if (!user.emailVerified) await markVerified(tx, userId, now)
    const told = { to: user, mail: { kind: 'passwordChanged' as const } }
    await notifyOfChange(
      inTransaction(context, tx),
      { ...told, change: { kind: 'Password', before: null } },
      now,
    )
    const subject = { type: 'User', id: userId }
    await recordAudit(
      tx,
      { event: 'PasswordReset', actorId: userId, subject, ipAddress: given.visitor.address },
      now,
    )
    return { status: 'OK', userId }
  })
}

/**
 * Sets a new password using the mailed token, once, and ends all sessions of the account. The mail was received, so the
 * address counts as verified; if it was not before, only the new password can sign in from then on.
 */
export async function resetPassword(
  context: IdentityContext,
  reset: Reset,
  now: Date,
): Promise<PasswordReset> {
  const faults = faultsAnswer([findPasswordFault(reset.password)])
  if (faults) return faults
  await hold(context, 'tokensFromAddress', reset.visitor.address, now)
  const asked = {
    key: context.config.secrets.token,
    secret: reset.token,
    purposes: ['ResetPassword' as const],
  }
  if (!(await findToken(context.db, asked, now))) return invalidToken
  const passwordHash = await hashPassword(reset.password, context.config.passwordCost)
  return setPassword(context, { ...reset, passwordHash }, now)
}
