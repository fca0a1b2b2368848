import { emailErrors } from '@salvia/contract/words/identity'
import { isDisposableEmail } from 'disposable-email-domains-js'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { one } from '#db/one'
import { recordAudit } from '#kernel/audit/record-audit'
import { invalid } from '#kernel/domain-error'
import type { Actor } from '#kernel/http/actor'
import { queueEmailChange } from '../../accounts/account-messages.ts'
import { findEmailFault } from '../../accounts/check-fields.ts'
import { users } from '../../accounts/identity-tables.ts'
import { forgetTokens } from '../../accounts/tokens.ts'
import { isTaken } from '../../accounts/use-cases/is-taken.ts'
import { versionBump } from '../../accounts/version-bump.ts'
import { hold, type IdentityContext, inTransaction } from '../../identity-context.ts'
import { confirmOwner, type OwnerProof } from './confirm-owner.ts'

type Change = OwnerProof & { caller: Pick<Actor, 'userId' | 'sessionId'>; email: string }

const refused = (code: 'email_invalid' | 'email_unchanged' | 'duplicated_email', message: string) =>
  invalid(code, message, [
    { id: 'email', error: code === 'duplicated_email' ? emailErrors.duplicated : code },
  ])

/**
 * Requests a change of address; it is pending until confirmed from the new address, and replaces an earlier pending
 * change. Throws what `confirmOwner` throws, and invalid (`duplicated_email`) if another account has the address.
 */
export async function changeEmail(
  context: IdentityContext,
  { email, ...confirmed }: Change,
  now: Date,
): Promise<void> {
  const { userId } = confirmed.caller
  if (findEmailFault(email) || isDisposableEmail(email))
    throw refused('email_invalid', 'This is no e-mail address that we can write to.')
  await confirmOwner(context, confirmed, now)
  await hold(context, 'mailOfAccount', userId, now)
  await context.db.transaction(async (tx) => {
    const isOthers = await isTaken(tx, { email, userId }, now)
    const user = one(await tx.select().from(users).where(eq(users.id, userId)).for('update'))
    if (user.email === email) throw refused('email_unchanged', 'This is your address already.')
    if (isOthers) throw refused('duplicated_email', 'Another account has this address.')
    await tx
      .update(users)
      .set({ pendingEmail: email, ...versionBump(now) })
      .where(eq(users.id, userId))
    await forgetTokens(tx, { userId, purpose: 'ChangeEmail' })
    await queueEmailChange(inTransaction(context, tx), { to: user, email }, now)
    const subject = { type: 'User', id: userId }
    await recordAudit(tx, { event: 'EmailChangeRequested', actorId: userId, subject }, now)
  })
}

/** Cancels a pending change of address; does nothing if there is none. */
export function cancelEmailChange(db: Db, userId: string, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    await tx
      .update(users)
      .set({ pendingEmail: null, ...versionBump(now) })
      .where(eq(users.id, userId))
    await forgetTokens(tx, { userId, purpose: 'ChangeEmail' })
    const subject = { type: 'User', id: userId }
    await recordAudit(tx, { event: 'EmailChangeCancelled', actorId: userId, subject }, now)
  })
}
