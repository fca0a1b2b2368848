import { emailErrors } from '@salvia/contract/words/identity'
import { isDisposableEmail } from 'disposable-email-domains-js'
import { eq } from 'drizzle-orm'
import { recordAudit } from '#kernel/audit/record-audit'
import { queueNotice, queueVerification } from '../../accounts/account-messages.ts'
import {
  type FieldFaults,
  faultsAnswer,
  findEmailFault,
  findNameFault,
  findPasswordFault,
  toName,
} from '../../accounts/check-fields.ts'
import { users } from '../../accounts/identity-tables.ts'
import { isTaken } from '../../accounts/use-cases/is-taken.ts'
import { makeAccount, recordSignUpConsents } from '../../accounts/use-cases/make-account.ts'
import { hashPassword } from '../../credentials/passwords.ts'
import {
  hold,
  type IdentityContext,
  type IdentityTransaction,
  inTransaction,
  isPast,
  type Visitor,
} from '../../identity-context.ts'
import { type OpenedSession, openSession } from '../../sessions/use-cases/open-session.ts'
import { findNewcomerFaults } from '../check-newcomer.ts'
import { accountOf, type Newcomer, type Welcome } from '../newcomer.ts'

export type SignUp = {
  /** Lower case, trimmed. */
  email: string
  password: string
  firstName: string
  lastName: string
  newcomer: Newcomer
  visitor: Visitor
  welcome: Welcome
}

export type SignUpResult =
  | ({ status: 'OK' } & OpenedSession)
  | FieldFaults
  | { status: 'SIGN_UP_NOT_ALLOWED'; reason: 'EMAIL_NOT_ACCEPTED' | 'EMAIL_CHANGE_NOT_ALLOWED' }

const taken = { status: 'FIELD_ERROR' as const, formFields: [{ id: 'email', error: emailErrors.taken }] }

/** Errors in the fields of a sign-up; null if there are none. */
export const findSignUpFaults = ({
  email,
  password,
  firstName,
  lastName,
  newcomer,
}: SignUp): FieldFaults | null =>
  faultsAnswer([
    findEmailFault(email),
    findPasswordFault(password),
    findNameFault('firstName', firstName),
    findNameFault('lastName', lastName),
    ...findNewcomerFaults(newcomer),
  ])

/** Everything a new account starts with, except its credential and session. */
export async function settleIn(
  context: IdentityTransaction,
  { userId, newcomer, welcome }: { userId: string; newcomer: Newcomer; welcome: Welcome },
  now: Date,
): Promise<void> {
  const { userKind = 'Practitioner', preferredLanguageCode: languageCode = 'en', referrerCode } = newcomer
  const { termsVersion, areMarketingEmailsAllowed } = newcomer
  const { tx } = context
  await recordSignUpConsents(tx, { userId, languageCode, termsVersion, areMarketingEmailsAllowed }, now)
  await welcome(tx, { userId, userKind, referrerCode: referrerCode || null }, now)
  const subject = { type: 'User', id: userId }
  await recordAudit(tx, { event: 'SignedUp', actorId: userId, subject, details: { userKind } }, now)
}

/** Creates the account and opens its session, unless the address has one: concurrent sign-ups create only one. */
async function make(context: IdentityTransaction, request: SignUp, passwordHash: string, now: Date) {
  const { email, firstName, lastName, newcomer, visitor, welcome } = request
  const { tx } = context
  if (await isTaken(tx, { email }, now)) return null
  const names = { firstName: toName(firstName), lastName: toName(lastName) }
  const account = accountOf(newcomer, { email, ...names })
  const user = await makeAccount(tx, account, { passwordHash }, now)
  await settleIn(context, { userId: user.id, newcomer, welcome }, now)
  await queueVerification(context, user, now)
  return openSession(context, { userId: user.id, way: 'sign-up', visitor }, now)
}

/** Notifies the owner of an address, once a day, that someone tried to sign up with it. */
async function notifyOwner(context: IdentityContext, email: string, now: Date): Promise<void> {
  if (await isPast(context, 'duplicateNotice', email, now)) return
  await context.db.transaction(async (tx) => {
    const [owner] = await tx.select().from(users).where(eq(users.email, email))
    if (owner) await queueNotice(inTransaction(context, tx), { to: owner, kind: 'alreadyRegistered' }, now)
  })
}

/**
 * Creates an account by e-mail and password, with its session. A registered address is reported as a field error, after
 * the same work, and its owner is notified. Throws TooMany past the limit of an address.
 */
export async function signUp(context: IdentityContext, request: SignUp, now: Date): Promise<SignUpResult> {
  const faults = findSignUpFaults(request)
  if (faults) return faults
  const { email, password, visitor } = request
  if (isDisposableEmail(email)) return { status: 'SIGN_UP_NOT_ALLOWED', reason: 'EMAIL_NOT_ACCEPTED' }
  await hold(context, 'signUpFromAddress', visitor.address, now)
  const passwordHash = await hashPassword(password, context.config.passwordCost)
  const opened = await context.db.transaction((tx) =>
    make(inTransaction(context, tx), request, passwordHash, now),
  )
  if (opened) return { status: 'OK', ...opened }
  await notifyOwner(context, email, now)
  return taken
}
