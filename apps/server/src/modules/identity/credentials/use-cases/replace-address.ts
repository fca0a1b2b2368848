import { emailErrors } from '@salvia/contract/words/identity'
import { isDisposableEmail } from 'disposable-email-domains-js'
import { and, eq } from 'drizzle-orm'
import { recordAudit } from '#kernel/audit/record-audit'
import type { Actor } from '#kernel/http/actor'
import { queueVerification } from '../../accounts/account-messages.ts'
import { toEmail } from '../../accounts/check-fields.ts'
import { accounts, users } from '../../accounts/identity-tables.ts'
import { forgetTokens } from '../../accounts/tokens.ts'
import { isTaken } from '../../accounts/use-cases/is-taken.ts'
import { addKey } from '../../accounts/use-cases/make-account.ts'
import { versionBump } from '../../accounts/version-bump.ts'
import {
  hold,
  type IdentityContext,
  type IdentityTransaction,
  inTransaction,
} from '../../identity-context.ts'
import { endAllSessions } from '../../sessions/use-cases/end-sessions.ts'
import { openSession } from '../../sessions/use-cases/open-session.ts'
import { findSignUpFaults, type SignUp, type SignUpResult } from '../../sign-up/use-cases/sign-up.ts'
import { hashPassword } from '../passwords.ts'

/** Whether the caller is the unverified account whose address is to be replaced. */
export const mayReplace = (actor: Actor | null, from: string): actor is Actor =>
  actor !== null && !actor.isEmailVerified && actor.email === toEmail(from)

/** Replaces an account's address by an unverified one; links sent to the old one become invalid. */
export async function putAddress(
  { tx }: IdentityTransaction,
  { userId, email, isVerified }: { userId: string; email: string; isVerified: boolean },
  now: Date,
): Promise<void> {
  await tx
    .update(users)
    .set({ email, emailVerified: isVerified, pendingEmail: null, ...versionBump(now) })
    .where(eq(users.id, userId))
  for (const purpose of ['VerifyEmail', 'ChangeEmail', 'ResetPassword'] as const)
    await forgetTokens(tx, { userId, purpose })
  const subject = { type: 'User', id: userId }
  await recordAudit(tx, { event: 'EmailReplaced', actorId: userId, subject }, now)
}

async function replace(
  context: IdentityTransaction,
  { actor, request, passwordHash }: { actor: Actor; request: SignUp; passwordHash: string },
  now: Date,
) {
  const { tx } = context
  const { userId } = actor
  const { email, visitor } = request
  if (await isTaken(tx, { email, userId }, now)) return null
  await putAddress(context, { userId, email, isVerified: false }, now)
  await tx.delete(accounts).where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')))
  await addKey(tx, userId, { passwordHash }, now)
  await endAllSessions(tx, userId, now)
  const [user] = await tx.select().from(users).where(eq(users.id, userId))
  if (user) await queueVerification(context, user, now)
  return openSession(context, { userId, way: 'sign-up', visitor }, now)
}

/**
 * A sign-up replacing one with a mistyped address: the account keeps everything but address and password. Only for the
 * account's own session, and only while its address is unverified.
 */
export async function replaceAddress(
  context: IdentityContext,
  { actor, request }: { actor: Actor | null; request: SignUp },
  now: Date,
): Promise<SignUpResult> {
  const refused = { status: 'SIGN_UP_NOT_ALLOWED' as const }
  if (!mayReplace(actor, request.newcomer.changeEmailFrom ?? ''))
    return { ...refused, reason: 'EMAIL_CHANGE_NOT_ALLOWED' }
  const faults = findSignUpFaults(request)
  if (faults) return faults
  if (isDisposableEmail(request.email)) return { ...refused, reason: 'EMAIL_NOT_ACCEPTED' }
  await hold(context, 'mailOfAccount', actor.userId, now)
  const passwordHash = await hashPassword(request.password, context.config.passwordCost)
  const opened = await context.db.transaction((tx) =>
    replace(inTransaction(context, tx), { actor, request, passwordHash }, now),
  )
  if (opened) return { status: 'OK', ...opened }
  return { status: 'FIELD_ERROR', formFields: [{ id: 'email', error: emailErrors.duplicated }] }
}
