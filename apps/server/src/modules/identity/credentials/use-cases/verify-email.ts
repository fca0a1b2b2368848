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
import { hold, type IdentityWork, type IdentityWorkIn, type Visitor, workIn } from '../../identity-context.ts'
import { putAddress } from './replace-address.ts'
import { tellOfChange } from './tell-of-change.ts'

type User = typeof users.$inferSelect

/** Sends the link again, to the new address while a change is pending. False: there is nothing to verify. */
export async function requestVerification(work: IdentityWork, userId: string, now: Date): Promise<boolean> {
  const user = one(await work.db.select().from(users).where(eq(users.id, userId)))
  const email = user.pendingEmail
  if (email === null && user.emailVerified) return false
  await hold(work, 'mailOfAccount', userId, now)
  await work.db.transaction((tx) => {
    const inside = workIn(work, tx)
    return email === null
      ? queueVerification(inside, user, now)
      : queueEmailChange(inside, { to: user, email }, now)
  })
  return true
}

/** An account's own address was proven, by the link or by a code that was mailed there. */
export async function verifyAddress(tx: Db, userId: string, now: Date): Promise<void> {
  await markVerified(tx, userId, now)
  await forgetTokens(tx, { userId, purpose: 'VerifyEmail' })
  const subject = { type: 'User', id: userId }
  await recordAudit(tx, { event: 'EmailVerified', actorId: userId, subject }, now)
}

/** Makes the confirmed address the account's and tells the one before. False: someone else has it by now. */
async function change(work: IdentityWorkIn, user: User, now: Date): Promise<boolean> {
  const { tx } = work
  const email = user.pendingEmail
  if (email === null || (await isTaken(tx, { email, userId: user.id }, now))) return false
  await putAddress(work, { userId: user.id, email, isVerified: true }, now)
  await markVerified(tx, user.id, now)
  const told = { to: user, mail: { kind: 'emailChanged' as const } }
  if (user.emailVerified)
    await tellOfChange(work, { ...told, change: { kind: 'Email', before: user.email } }, now)
  return true
}

/** Verifies an address, or confirms a changed one, by the token of its mail. False: the token is not (or no longer) good. */
export async function verifyEmail(
  work: IdentityWork,
  { token: secret, visitor }: { token: string; visitor: Visitor },
  now: Date,
): Promise<boolean> {
  await hold(work, 'tokensFromAddress', visitor.address, now)
  const purposes = ['VerifyEmail' as const, 'ChangeEmail' as const]
  return work.db.transaction(async (tx) => {
    const asked = { key: work.config.secrets.token, secret, purposes }
    const known = await findToken(tx, asked, now)
    if (!known) return false
    // Address, account, token, in the order of every call that changes one: else two could wait for each other.
    if (known.purpose === 'ChangeEmail') await oneAtATime(tx, `email:${known.target}`)
    const [user] = await tx.select().from(users).where(eq(users.id, known.userId)).for('update')
    const token = await takeToken(tx, asked, now)
    if (!user || !token) return false
    const inside = workIn(work, tx)
    if (token.purpose === 'ChangeEmail')
      return token.target === user.pendingEmail && change(inside, user, now)
    if (token.target !== user.email) return false
    await verifyAddress(tx, user.id, now)
    return true
  })
}
