import type { AccountMail } from '@salvia/documents'
import { queueMessage } from '#kernel/outbox/outbox'
import type { TokenPurpose } from '../../accounts/credential-tables.ts'
import { codeSecret, issueCode, takeToken } from '../../accounts/tokens.ts'
import {
  hold,
  type IdentityContext,
  type IdentityTransaction,
  inTransaction,
} from '../../identity-context.ts'
import { holdCodes } from './hold-codes.ts'

type CodePurpose = Extract<TokenPurpose, 'ConfirmOwner' | 'ProveContact'>

/** Who types the code in, and what for. */
type Typist = { userId: string; purpose: CodePurpose }

type Contact = { by: 'Email' | 'Phone'; to: string } & Pick<AccountMail, 'languageCode' | 'firstName'>

type Sent = Typist & {
  /** What the code is good for beside its purpose. */
  about: string
  kind: 'ownerCode' | 'invitationCode'
  contact: Contact
  /** Where the caller asks from. */
  address: string
}

async function queueCode(context: IdentityTransaction, { contact, ...code }: Sent, now: Date): Promise<void> {
  const { tx, jobs, sealed, config } = context
  const { userId, purpose, about: target, kind } = code
  const { by, to: recipient, ...reader } = contact
  const secret = await issueCode(tx, config.secrets.token, { userId, purpose, target }, now)
  const kept = { accountId: userId, recipient, sealedSecret: sealed.seal(secret) }
  if (by === 'Phone') {
    const props = { languageCode: reader.languageCode, code: '{secret}' }
    const content = { template: 'contactCode' as const, props }
    await queueMessage({ tx, jobs }, { kind: 'Sms', content, ...kept }, now)
    return
  }
  const props = { kind, url: null, code: '{secret}', ...reader }
  await queueMessage({ tx, jobs }, { kind: 'Mail', content: { template: 'account', props }, ...kept }, now)
}

/**
 * Sends a code of six digits to an address or a number. Whoever types it in within 15 minutes, once, reads what is sent
 * there; one that this user was sent before for the same purpose is worthless. Throws TooMany past what may be sent for
 * one thing a day and from an address an hour.
 */
export async function sendContactCode(context: IdentityContext, sent: Sent, now: Date): Promise<void> {
  const { userId, about, contact, address } = sent
  await hold(context, 'contactCodesFromAddress', address, now)
  await hold(context, 'contactCodes', about, now)
  if (contact.by === 'Phone') await holdCodes(context, { userId, phone: contact.to, address }, now)
  await context.db.transaction((tx) => queueCode(inTransaction(context, tx), sent, now))
}

/** Counts a try of a code that was sent about something. Throws TooMany past five in a quarter of an hour. */
export const holdContactTry = (context: IdentityContext, about: string, now: Date): Promise<void> =>
  hold(context, 'contactTries', about, now)

/** Uses a code up, and answers what it was sent about. Null: it is none, or its time is over. */
export async function takeContactCode(
  { tx, config }: Pick<IdentityTransaction, 'tx' | 'config'>,
  { code, ...typist }: Typist & { code: string },
  now: Date,
): Promise<string | null> {
  const secret = codeSecret(typist, code)
  const asked = { key: config.secrets.token, secret, purposes: [typist.purpose] }
  return (await takeToken(tx, asked, now))?.target ?? null
}
