import { recordAudit } from '#kernel/audit/record-audit'
import { invalid } from '#kernel/domain-error'
import type { IdentityTransaction } from '../../identity-context.ts'
import { queuePasswordReset } from '../account-messages.ts'
import { toEmail } from '../check-fields.ts'
import { isTaken } from './is-taken.ts'
import { makeAccount, type NewAccount } from './make-account.ts'

/**
 * Creates an account on behalf of an admin; its owner chooses a password by the mailed link. Throws invalid if the
 * address has an account.
 */
export async function inviteAccount(
  context: IdentityTransaction,
  { actorId, account }: { actorId: string; account: NewAccount },
  now: Date,
): Promise<string> {
  const { tx } = context
  const email = toEmail(account.email)
  if (await isTaken(tx, { email }, now))
    throw invalid('duplicated_email', 'Another account has this address.', [
      { id: 'email', error: 'duplicated_email' },
    ])
  const user = await makeAccount(tx, { ...account, email }, null, now)
  await queuePasswordReset(context, { to: user }, now, 'accountMade')
  const subject = { type: 'User', id: user.id }
  const details = { userKindId: user.userKindId }
  await recordAudit(tx, { event: 'UserMade', actorId, subject, details }, now)
  return user.id
}
