import { randomBytes } from 'node:crypto'
import { DAY_MS } from '@salvia/contract/durations'
import type { AccountMail } from '@salvia/documents'
import { type Addressee, queueAccountMail } from '../../accounts/account-messages.ts'
import { accountChanges } from '../../accounts/credential-tables.ts'
import { keyedHash } from '../../accounts/tokens.ts'
import type { IdentityTransaction } from '../../identity-context.ts'
import type { RemovedFactor } from './removed-factor.ts'

const UNDO_MS = 7 * DAY_MS

/** Values before a change; a bank account belongs to its own module. */
export type ChangeBefore =
  | { kind: 'Email'; before: string }
  | { kind: 'Phone'; before: string | null }
  | { kind: 'BankData'; before: unknown }
  | { kind: 'Password'; before: null }
  | { kind: 'SecondFactor'; before: RemovedFactor }

type Told = {
  /** The account before the change, whose address gets the mail. */
  to: Addressee
  mail: { kind: AccountMail['kind']; reason?: string }
  change: ChangeBefore
}

/**
 * Notifies an account's owner by mail of a change, with a link to undo it, valid once and for seven days. A given-up
 * address remains reserved for the account for that time.
 */
export async function notifyOfChange(
  context: IdentityTransaction,
  { to, mail, change }: Told,
  now: Date,
): Promise<void> {
  const { tx, config, sealed } = context
  const secret = randomBytes(32).toString('base64url')
  await tx.insert(accountChanges).values({
    userId: to.id,
    kind: change.kind,
    tokenHash: keyedHash(config.secrets.token, secret),
    sealedBefore: sealed.seal(JSON.stringify(change.before)),
    reservedEmail: change.kind === 'Email' ? change.before : null,
    changedAt: now,
    expiresAt: new Date(now.getTime() + UNDO_MS),
  })
  const url = `${config.publicUrl}/auth/not-me?token={secret}`
  await queueAccountMail(context, { to, ...mail, url, secret: { token: secret } }, now)
}
