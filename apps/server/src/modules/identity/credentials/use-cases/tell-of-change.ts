import { randomBytes } from 'node:crypto'
import { DAY_MS } from '@salvia/contract/durations'
import type { AccountMail } from '@salvia/documents'
import { type Addressee, queueAccountMail } from '../../accounts/account-messages.ts'
import { accountChanges } from '../../accounts/credential-tables.ts'
import { keyedHash } from '../../accounts/tokens.ts'
import type { IdentityTransaction } from '../../identity-context.ts'
import type { KeptFactor } from './kept-factor.ts'

const UNDO_MS = 7 * DAY_MS

/** What there was before a change; a bank account is its own module's. */
export type ChangeBefore =
  | { kind: 'Email'; before: string }
  | { kind: 'Phone'; before: string | null }
  | { kind: 'BankData'; before: unknown }
  | { kind: 'Password'; before: null }
  | { kind: 'SecondFactor'; before: KeptFactor }

type Told = {
  /** The account before the change: the mail goes to its address. */
  to: Addressee
  mail: { kind: AccountMail['kind']; reason?: string }
  change: ChangeBefore
}

/**
 * Tells an account's owner by mail what was changed, with a link by which, for seven days and once, it can be undone. An
 * address that was given up stays the account's for that time: nobody else can take it.
 */
export async function tellOfChange(
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
  await queueAccountMail(context, { to, ...mail, url, secret }, now)
}
