import type { AccountMail } from '@salvia/documents'
import { queueMessage } from '#kernel/outbox/outbox'
import type { IdentityTransaction } from '../identity-context.ts'
import type { users } from './identity-tables.ts'
import { expiryOf, issueCode, issueToken } from './tokens.ts'

type UserRow = typeof users.$inferSelect
export type Addressee = Pick<UserRow, 'id' | 'email' | 'firstName' | 'preferredLanguageCode'>

type Notice = {
  to: Addressee
  kind: AccountMail['kind']
  url?: string
  /** A token, and when the mail is of no use without it; a mail with other content has none. */
  secret?: { token: string; usefulUntil?: Date }
} & Partial<Pick<AccountMail, 'languageCode' | 'practitionerName' | 'reason'>>

/** A mail to an account's owner, or about the account to another `recipient`. */
export async function queueAccountMail(
  { tx, jobs, sealed }: IdentityTransaction,
  notice: Notice & { recipient?: string },
  now: Date,
): Promise<void> {
  const { to, kind, url = null, secret, languageCode = to.preferredLanguageCode } = notice
  const { practitionerName, reason } = notice
  const named = { ...(practitionerName ? { practitionerName } : {}), ...(reason ? { reason } : {}) }
  const props = { kind, languageCode, firstName: to.firstName, url, ...named }
  await queueMessage(
    { tx, jobs },
    {
      kind: 'Mail',
      accountId: to.id,
      recipient: notice.recipient ?? to.email,
      content: { template: 'account', props },
      ...(secret && {
        sealedSecret: sealed.seal(secret.token),
        ...(secret.usefulUntil && { usefulUntil: secret.usefulUntil }),
      }),
    },
    now,
  )
}

/** Target of the button in a notification mail; null for none. */
const noticePaths = {
  alreadyRegistered: '/auth/login',
  manyPasswordFailures: '/auth/reset-password',
  manyCodeFailures: '/auth/reset-password',
  changeUndone: null,
} as const satisfies Partial<Record<AccountMail['kind'], string | null>>

type NoticeKind = keyof typeof noticePaths

/** Notifies the owner of account events; changes are reported by `notifyOfChange`. */
export const queueNotice = (
  context: IdentityTransaction,
  { to, kind }: { to: Addressee; kind: NoticeKind },
  now: Date,
): Promise<void> => {
  const path = noticePaths[kind]
  const url = path === null ? {} : { url: `${context.config.publicUrl}${path}` }
  return queueAccountMail(context, { to, kind, ...url }, now)
}

/** Mails a link that verifies an account's address. */
export async function queueVerification(
  context: IdentityTransaction,
  to: Addressee,
  now: Date,
): Promise<void> {
  const { tx, config } = context
  const token = { userId: to.id, purpose: 'VerifyEmail' as const, target: to.email }
  const secret = await issueToken(tx, config.secrets.token, token, now)
  const url = `${config.publicUrl}/auth/verify-email?token={secret}`
  await queueAccountMail(
    context,
    { to, kind: 'verifyEmail', url, secret: { token: secret, usefulUntil: expiryOf(token.purpose, now) } },
    now,
  )
}

/** Mails a link to the new address that makes it the account's. */
export async function queueEmailChange(
  context: IdentityTransaction,
  { to, email }: { to: Addressee; email: string },
  now: Date,
): Promise<void> {
  const { tx, config } = context
  const token = { userId: to.id, purpose: 'ChangeEmail' as const, target: email }
  const secret = await issueToken(tx, config.secrets.token, token, now)
  const url = `${config.publicUrl}/auth/verify-email?token={secret}`
  await queueAccountMail(
    context,
    {
      to,
      kind: 'changeEmail',
      url,
      secret: { token: secret, usefulUntil: expiryOf(token.purpose, now) },
      recipient: email,
    },
    now,
  )
}

const resetUrl = ({ config }: IdentityTransaction, secret: string): string =>
  `${config.publicUrl}/auth/reset-password?token=${secret}`

const newResetToken = ({ tx, config }: IdentityTransaction, to: Addressee, now: Date): Promise<string> =>
  issueToken(tx, config.secrets.token, { userId: to.id, purpose: 'ResetPassword', target: to.email }, now)

type Reset = { to: Addressee } & Pick<Notice, 'languageCode' | 'practitionerName'>

/**
 * Mails a link for setting a password: `accountMade` is the first one of an account created by someone else,
 * `accountRestored` that of one whose owner undid a change.
 */
export async function queuePasswordReset(
  context: IdentityTransaction,
  reset: Reset,
  now: Date,
  kind: 'resetPassword' | 'accountMade' | 'accountRestored' = 'resetPassword',
): Promise<void> {
  const token = await newResetToken(context, reset.to, now)
  const secret = { token, ...(kind === 'resetPassword' && { usefulUntil: expiryOf('ResetPassword', now) }) }
  await queueAccountMail(context, { ...reset, kind, url: resetUrl(context, '{secret}'), secret }, now)
}

/** The same link, returned to the caller instead of mailed. */
export const issuePasswordReset = async (
  context: IdentityTransaction,
  to: Addressee,
  now: Date,
): Promise<string> => resetUrl(context, await newResetToken(context, to, now))

/** Sends a code to the new number that makes it the account's. */
export async function queuePhoneCode(
  context: IdentityTransaction,
  { to, phone }: { to: Addressee; phone: string },
  now: Date,
): Promise<void> {
  const { tx, jobs, sealed, config } = context
  const token = { userId: to.id, purpose: 'ChangePhone' as const, target: sealed.seal(phone) }
  const code = await issueCode(tx, config.secrets.token, token, now)
  const props = { languageCode: to.preferredLanguageCode, code: '{secret}' }
  await queueMessage(
    { tx, jobs },
    {
      kind: 'Sms',
      accountId: to.id,
      recipient: phone,
      content: { template: 'phoneCode', props },
      sealedSecret: sealed.seal(code),
      usefulUntil: expiryOf(token.purpose, now),
    },
    now,
  )
}
