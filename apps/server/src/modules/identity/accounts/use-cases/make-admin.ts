import type { UserKind } from '@salvia/contract/words/identity'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { oneAtATime } from '#db/one-at-a-time'
import { recordAudit } from '#kernel/audit/record-audit'
import { conflict, invalid } from '#kernel/domain-error'
import { type IdentityContext, inTransaction } from '../../identity-context.ts'
import { issuePasswordReset, queuePasswordReset } from '../account-messages.ts'
import { closedStatuses } from '../actor-queries.ts'
import { findEmailFault, toEmail } from '../check-fields.ts'
import { users } from '../identity-tables.ts'
import { forgetTokens } from '../tokens.ts'
import { isTaken } from './is-taken.ts'
import { makeAccount } from './make-account.ts'
import { setStanding } from './set-standing.ts'

type Made = {
  isNew: boolean
  /** Link for choosing the admin's password; null if it was mailed. */
  url: string | null
}

const kindWords: Record<Exclude<UserKind, 'Internal'>, string> = {
  Practitioner: 'a practitioner',
  Client: 'a client',
}

type UserRow = typeof users.$inferSelect

/** Throws conflict, with a message for the operator, if the account is not an admin with full rights. */
function checkAdmin({ email, userKindId, userStatusId, isActive, permissions }: UserRow): void {
  if (userKindId !== 'Internal')
    throw conflict(
      'duplicated_email',
      `${email} is ${kindWords[userKindId]}’s address. Name another for the admin.`,
    )
  if (!isActive || closedStatuses.includes(userStatusId))
    throw conflict('user_state', `The account of ${email} is closed. Another admin can open it again.`)
  if (!permissions.includes('admin:all'))
    throw conflict(
      'rights_unfit',
      `${email} is an admin without all rights. An admin with all rights gives them.`,
    )
}

async function addAdmin(tx: Db, email: string, now: Date): Promise<UserRow> {
  if (await isTaken(tx, { email }, now))
    throw conflict('duplicated_email', `${email} is kept for the account that it was taken from.`)
  const account = {
    email,
    firstName: '',
    lastName: '',
    userKindId: 'Internal' as const,
    preferredLanguageCode: 'en' as const,
    countryId: null,
  }
  const user = await makeAccount(tx, account, null, now)
  await setStanding(tx, user.id, { permissions: ['admin:all'], userStatusId: 'Approved' }, now)
  const subject = { type: 'User', id: user.id }
  await recordAudit(
    tx,
    { event: 'UserMade', actorId: null, subject, details: { userKindId: 'Internal' } },
    now,
  )
  return user
}

/**
 * Creates an admin with full rights, or finds one by address, and a link for choosing a password within the hour;
 * earlier links become invalid. The link is mailed, or returned if `isShown`, and stored nowhere else. For operators of
 * the machine itself. Throws invalid for an invalid address, and conflict if it belongs to anyone else.
 */
export async function makeAdmin(
  context: IdentityContext,
  given: { email: string; isShown: boolean },
  now: Date,
): Promise<Made> {
  const email = toEmail(given.email)
  if (findEmailFault(email)) throw invalid('email_invalid', `“${given.email}” is no e-mail address.`)
  return context.db.transaction(async (tx) => {
    const inside = inTransaction(context, tx)
    await oneAtATime(tx, `email:${email}`)
    const [known] = await tx.select().from(users).where(eq(users.email, email)).for('update')
    if (known) checkAdmin(known)
    const user = known ?? (await addAdmin(tx, email, now))
    await forgetTokens(tx, { userId: user.id, purpose: 'ResetPassword' })
    if (known) {
      const subject = { type: 'User', id: user.id }
      await recordAudit(tx, { event: 'PasswordResetRequested', actorId: null, subject }, now)
    }
    const isNew = known === undefined
    if (given.isShown) return { isNew, url: await issuePasswordReset(inside, user, now) }
    await queuePasswordReset(inside, { to: user }, now, isNew ? 'accountMade' : 'resetPassword')
    return { isNew, url: null }
  })
}
