import type { AccountMail } from '@salvia/documents'
import { queueMessage } from '#kernel/outbox/outbox'
import type { TokenPurpose } from '../../accounts/credential-tables.ts'
import { codeSecret, expiryOf, issueCode, takeToken } from '../../accounts/tokens.ts'
import {
  hold,
  type IdentityContext,
  type IdentityTransaction,
  inTransaction,
} from '../../identity-context.ts'
import { holdCodes } from './hold-codes.ts'

type CodePurpose = Extract<TokenPurpose, 'ConfirmOwner' | 'ProveContact' | 'PlanCode'>

/** Who enters the code, and for what purpose. */
type Typist = { userId: string; purpose: CodePurpose }

type Contact = { by: 'Email' | 'Phone'; to: string } & Pick<AccountMail, 'languageCode' | 'firstName'>

type Sent = Typist & {
  /** What the code is bound to besides its purpose. */
  about: string
  kind: 'ownerCode' | 'invitationCode' | 'planCode'
  contact: Contact
}

/** The caller's IP address. */
type Asking = { address: string }

/** Sends a six-digit code in the caller's transaction, who has counted it (`holdContactCode`). */
export async function queueContactCode(
  context: IdentityTransaction,
  { contact, ...code }: Sent,
  now: Date,
): Promise<void> {
  const { tx, jobs, sealed, config } = context
  const { userId, purpose, about: target, kind } = code
  const { by, to: recipient, ...reader } = contact
  const secret = await issueCode(tx, config.secrets.token, { userId, purpose, target }, now)
  const usefulUntil = expiryOf(purpose, now)
  const kept = { accountId: userId, recipient, sealedSecret: sealed.seal(secret), usefulUntil }
  if (by === 'Phone') {
    const props = { languageCode: reader.languageCode, code: '{secret}' }
    const content = { template: 'contactCode' as const, props }
    await queueMessage({ tx, jobs }, { kind: 'Sms', content, ...kept }, now)
    return
  }
  const props = { kind, url: null, code: '{secret}', ...reader }
  await queueMessage({ tx, jobs }, { kind: 'Mail', content: { template: 'account', props }, ...kept }, now)
}

/** Counts a code asked for. Throws TooMany past the limits per subject and day, and per IP address and hour. */
export async function holdContactCode(
  context: IdentityContext,
  { about, address }: { about: string } & Asking,
  now: Date,
): Promise<void> {
  await hold(context, 'contactCodesFromAddress', address, now)
  await hold(context, 'contactCodes', about, now)
}

/**
 * Sends a six-digit code to an address or number. Entering it within 15 minutes, once, proves access to it; this user's
 * earlier code for the same purpose becomes invalid. Throws TooMany past the limits per subject and day, and per IP
 * address and hour.
 */
export async function sendContactCode(
  context: IdentityContext,
  sent: Sent & Asking,
  now: Date,
): Promise<void> {
  const { userId, about, contact, address } = sent
  await holdContactCode(context, { about, address }, now)
  if (contact.by === 'Phone') await holdCodes(context, { userId, phone: contact.to, address }, now)
  await context.db.transaction((tx) => queueContactCode(inTransaction(context, tx), sent, now))
}

/** Counts an attempt at a code sent about a subject. Throws TooMany past five in a quarter of an hour. */
export const holdContactTry = (context: IdentityContext, about: string, now: Date): Promise<void> =>
  hold(context, 'contactTries', about, now)

/** Redeems a code and returns what it was sent about. Null if it is wrong or expired. */
export async function takeContactCode(
  { tx, config }: Pick<IdentityTransaction, 'tx' | 'config'>,
  { code, ...typist }: Typist & { code: string },
  now: Date,
): Promise<string | null> {
  const secret = codeSecret(typist, code)
  const asked = { key: config.secrets.token, secret, purposes: [typist.purpose] }
  return (await takeToken(tx, asked, now))?.target ?? null
}
