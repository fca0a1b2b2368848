import { and, eq } from 'drizzle-orm'
import { recordAudit } from '#kernel/audit/record-audit'
import { queueNotice } from '../account-messages.ts'
import { type FieldFaults, faultsAnswer, findPasswordFault } from '../check-fields.ts'
import { accounts, users } from '../data/identity-tables.ts'
import { hold, type IdentityWork, type Visitor, workIn } from '../identity-work.ts'
import { hashPassword } from '../passwords.ts'
import { findToken, forgetTokens, takeToken } from '../tokens.ts'
import { endAllSessions } from './end-sessions.ts'
import { addKey, markVerified } from './make-account.ts'

type Reset = { token: string; password: string; visitor: Visitor }
type PasswordReset = { status: 'OK' } | FieldFaults | { status: 'RESET_PASSWORD_INVALID_TOKEN_ERROR' }

const invalidToken = { status: 'RESET_PASSWORD_INVALID_TOKEN_ERROR' as const }

async function setPassword(work: IdentityWork, given: Reset & { passwordHash: string }, now: Date) {
  const { token: secret, passwordHash } = given
  const asked = { key: work.config.secrets.token, secret, purposes: ['ResetPassword' as const] }
  return work.db.transaction(async (tx): Promise<PasswordReset> => {
    const token = await takeToken(tx, asked, now)
    if (!token) return invalidToken
    const { userId, target } = token
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
    if (user?.email !== target) return invalidToken
    await tx.delete(accounts).where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')))
    await addKey(tx, userId, { passwordHash }, now)
    await endAllSessions(tx, userId)
    for (const purpose of ['ResetPassword', 'SecondFactor', 'VerifyEmail'] as const)
      await forgetTokens(tx, { userId, purpose })
    if (!user.emailVerified) await markVerified(tx, userId, now)
    await queueNotice(workIn(work, tx), { to: user, kind: 'passwordChanged' }, now)
    const subject = { type: 'User', id: userId }
    await recordAudit(
      tx,
      { event: 'PasswordReset', actorId: userId, subject, ipAddress: given.visitor.address },
      now,
    )
    return { status: 'OK' }
  })
}

/**
 * Sets a new password by the token of a mail, once, and ends every session of the account. The mail having arrived,
 * its address counts as verified.
 */
export async function resetPassword(work: IdentityWork, reset: Reset, now: Date): Promise<PasswordReset> {
  const faults = faultsAnswer([findPasswordFault(reset.password)])
  if (faults) return faults
  await hold(work, 'tokensFromAddress', reset.visitor.address, now)
  const asked = { key: work.config.secrets.token, secret: reset.token, purposes: ['ResetPassword' as const] }
  if (!(await findToken(work.db, asked, now))) return invalidToken
  const passwordHash = await hashPassword(reset.password)
  return setPassword(work, { ...reset, passwordHash }, now)
}
