import { emailErrors } from '@salvia/contract/words/identity'
import { isDisposableEmail } from 'disposable-email-domains-js'
import { eq } from 'drizzle-orm'
import { recordAudit } from '#kernel/audit/record-audit'
import { queueNotice, queueVerification } from '../account-messages.ts'
import {
  type FieldFaults,
  faultsAnswer,
  findEmailFault,
  findNameFault,
  findPasswordFault,
  toName,
} from '../check-fields.ts'
import { findNewcomerFaults } from '../check-newcomer.ts'
import { users } from '../data/identity-tables.ts'
import {
  hold,
  type IdentityWork,
  type IdentityWorkIn,
  isPast,
  type Visitor,
  workIn,
} from '../identity-work.ts'
import { accountOf, type Newcomer, type Welcome } from '../newcomer.ts'
import { hashPassword } from '../passwords.ts'
import { isTaken } from './is-taken.ts'
import { makeAccount, recordSignUpConsents } from './make-account.ts'
import { type OpenedSession, openSession } from './open-session.ts'

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

/** What is wrong with the fields of a sign-up; null when nothing is. */
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

/** Everything that a new account begins with, but its key and its session. */
export async function settleIn(
  work: IdentityWorkIn,
  { userId, newcomer, welcome }: { userId: string; newcomer: Newcomer; welcome: Welcome },
  now: Date,
): Promise<void> {
  const { userKind = 'Practitioner', preferredLanguageCode: languageCode = 'en', referrerCode } = newcomer
  const { termsVersion, areMarketingEmailsAllowed } = newcomer
  const { tx } = work
  await recordSignUpConsents(tx, { userId, languageCode, termsVersion, areMarketingEmailsAllowed }, now)
  await welcome(tx, { userId, userKind, referrerCode: referrerCode || null }, now)
  const subject = { type: 'User', id: userId }
  await recordAudit(tx, { event: 'SignedUp', actorId: userId, subject, details: { userKind } }, now)
}

/** Makes the account and opens its session, unless the address has one: two at once give one account. */
async function make(work: IdentityWorkIn, request: SignUp, passwordHash: string, now: Date) {
  const { email, firstName, lastName, newcomer, visitor, welcome } = request
  const { tx } = work
  if (await isTaken(tx, { email }, now)) return null
  const names = { firstName: toName(firstName), lastName: toName(lastName) }
  const account = accountOf(newcomer, { email, ...names })
  const user = await makeAccount(tx, account, { passwordHash }, now)
  await settleIn(work, { userId: user.id, newcomer, welcome }, now)
  await queueVerification(work, user, now)
  return openSession(work, { userId: user.id, way: 'sign-up', visitor }, now)
}

/** Tells the owner of an address, once a day, that someone signed up with it. */
async function tellOwner(work: IdentityWork, email: string, now: Date): Promise<void> {
  if (await isPast(work, 'duplicateNotice', email, now)) return
  await work.db.transaction(async (tx) => {
    const [owner] = await tx.select().from(users).where(eq(users.email, email))
    if (owner) await queueNotice(workIn(work, tx), { to: owner, kind: 'alreadyRegistered' }, now)
  })
}

/**
 * A new account by e-mail and password, with its session. A registered address is named as a field's fault, after the
 * same work, and its owner is told. Throws TooMany past the limit of an address.
 */
export async function signUp(work: IdentityWork, request: SignUp, now: Date): Promise<SignUpResult> {
  const faults = findSignUpFaults(request)
  if (faults) return faults
  const { email, password, visitor } = request
  if (isDisposableEmail(email)) return { status: 'SIGN_UP_NOT_ALLOWED', reason: 'EMAIL_NOT_ACCEPTED' }
  await hold(work, 'signUpFromAddress', visitor.address, now)
  const passwordHash = await hashPassword(password, work.config.passwordCost)
  const opened = await work.db.transaction((tx) => make(workIn(work, tx), request, passwordHash, now))
  if (opened) return { status: 'OK', ...opened }
  await tellOwner(work, email, now)
  return taken
}
