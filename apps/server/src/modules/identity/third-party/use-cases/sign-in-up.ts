import type { ThirdParty } from '@salvia/contract/words/identity'
import { and, eq } from 'drizzle-orm'
import { oneAtATime } from '#db/one-at-a-time'
import type { Actor } from '#kernel/http/actor'
import type { ThirdPartyPerson } from '../../../../services/third-party/third-party.ts'
import { queueVerification } from '../../accounts/account-messages.ts'
import { closedStatuses } from '../../accounts/actor-queries.ts'
import { isReserved } from '../../accounts/change-queries.ts'
import {
  type FieldFaults,
  faultsAnswer,
  findEmailFault,
  toEmail,
  toName,
} from '../../accounts/check-fields.ts'
import { accounts, users } from '../../accounts/identity-tables.ts'
import { addKey, makeAccount, markVerified } from '../../accounts/use-cases/make-account.ts'
import { mayReplace, putAddress } from '../../credentials/use-cases/replace-address.ts'
import {
  type IdentityContext,
  type IdentityTransaction,
  inTransaction,
  type Visitor,
} from '../../identity-context.ts'
import { type Admitted, admit } from '../../sessions/use-cases/open-session.ts'
import { findNewcomerFaults } from '../../sign-up/check-newcomer.ts'
import { accountOf, type Newcomer, type Welcome } from '../../sign-up/newcomer.ts'
import { settleIn } from '../../sign-up/use-cases/sign-up.ts'

type Arrival = {
  thirdPartyId: ThirdParty
  person: ThirdPartyPerson
  mode: 'login' | 'join'
  newcomer: Newcomer
  /** The signed-in caller, if any; only needed by a sign-up replacing a mistyped address. */
  actor: Actor | null
  visitor: Visitor
  welcome: Welcome
}

type Reason = 'EMAIL_ALREADY_IN_USE' | 'EMAIL_NOT_EXIST' | 'ACCOUNT_NOT_ACTIVE' | 'EMAIL_CHANGE_NOT_ALLOWED'

export type SignInUpResult =
  | (Admitted & { createdNewUser: boolean })
  | FieldFaults
  | { status: 'NO_EMAIL_GIVEN_BY_PROVIDER' }
  | { status: 'SIGN_IN_UP_NOT_ALLOWED'; reason: Reason }

type Person = ThirdPartyPerson & { email: string }
type User = typeof users.$inferSelect

const refused = (reason: Reason) => ({ status: 'SIGN_IN_UP_NOT_ALLOWED' as const, reason })

async function findByKey(
  { tx }: IdentityTransaction,
  { thirdPartyId, person }: Arrival,
): Promise<User | null> {
  const [found] = await tx
    .select({ user: users })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(and(eq(accounts.providerId, thirdPartyId), eq(accounts.accountId, person.subject)))
  return found?.user ?? null
}

const isClosed = (user: User): boolean => !user.isActive || closedStatuses.includes(user.userStatusId)

async function enter(
  context: IdentityTransaction,
  user: User,
  arrival: Arrival,
  now: Date,
): Promise<SignInUpResult> {
  if (isClosed(user)) return refused('ACCOUNT_NOT_ACTIVE')
  const { thirdPartyId: way, visitor } = arrival
  return { ...(await admit(context, { userId: user.id, way, visitor }, now)), createdNewUser: false }
}

/**
 * An existing account with this address is only entered if both sides have verified it: otherwise a person who signed up
 * first with someone else's address would get in, or let others in.
 */
async function enterKnown(context: IdentityTransaction, user: User, arrival: Arrival, now: Date) {
  const { mode, person, thirdPartyId } = arrival
  const isSamePerson = person.isEmailVerified && user.emailVerified
  if (mode === 'join' || !isSamePerson) return refused('EMAIL_ALREADY_IN_USE')
  if (!isClosed(user))
    await addKey(context.tx, user.id, { providerId: thirdPartyId, subject: person.subject }, now)
  return enter(context, user, arrival, now)
}

async function join(
  context: IdentityTransaction,
  person: Person,
  arrival: Arrival,
  now: Date,
): Promise<SignInUpResult> {
  const { thirdPartyId, newcomer, welcome, visitor } = arrival
  const key = { providerId: thirdPartyId, subject: person.subject }
  const { email, firstName, lastName } = person
  const user = await makeAccount(context.tx, accountOf(newcomer, { email, firstName, lastName }), key, now)
  await settleIn(context, { userId: user.id, newcomer, welcome }, now)
  if (person.isEmailVerified) await markVerified(context.tx, user.id, now)
  else await queueVerification(context, user, now)
  const arrived = { userId: user.id, way: thirdPartyId, visitor }
  return { ...(await admit(context, arrived, now)), createdNewUser: true }
}

/** The caller's unverified account takes the third party's address in place of its mistyped one. */
async function takeOver(
  context: IdentityTransaction,
  actor: Actor,
  arrival: Arrival & { person: Person },
  now: Date,
) {
  const { person, thirdPartyId, visitor } = arrival
  const { userId } = actor
  await putAddress(context, { userId, email: person.email, isVerified: person.isEmailVerified }, now)
  await addKey(context.tx, userId, { providerId: thirdPartyId, subject: person.subject }, now)
  if (person.isEmailVerified) await markVerified(context.tx, userId, now)
  else
    await queueVerification(
      context,
      {
        id: userId,
        email: person.email,
        firstName: actor.firstName,
        preferredLanguageCode: actor.languageCode,
      },
      now,
    )
  return { ...(await admit(context, { userId, way: thirdPartyId, visitor }, now)), createdNewUser: false }
}

async function decide(context: IdentityTransaction, arrival: Arrival, now: Date): Promise<SignInUpResult> {
  const { thirdPartyId, person, mode, newcomer, actor } = arrival
  await oneAtATime(context.tx, `${thirdPartyId}:${person.subject}`)
  const byKey = await findByKey(context, arrival)
  if (byKey) return mode === 'join' ? refused('EMAIL_ALREADY_IN_USE') : enter(context, byKey, arrival, now)
  if (person.email === null) return { status: 'NO_EMAIL_GIVEN_BY_PROVIDER' }
  const email = toEmail(person.email)
  await oneAtATime(context.tx, `email:${email}`)
  const [known] = await context.tx.select().from(users).where(eq(users.email, email))
  if (known) return enterKnown(context, known, arrival, now)
  if (await isReserved(context.tx, { email, userId: actor?.userId }, now))
    return refused('EMAIL_ALREADY_IN_USE')
  if (newcomer.changeEmailFrom !== undefined)
    return mayReplace(actor, newcomer.changeEmailFrom)
      ? takeOver(context, actor, { ...arrival, person: { ...person, email } }, now)
      : refused('EMAIL_CHANGE_NOT_ALLOWED')
  return mode === 'login' ? refused('EMAIL_NOT_EXIST') : join(context, { ...person, email }, arrival, now)
}

/** The third-party claims an account can store; the rest is ignored. */
const usable = (person: ThirdPartyPerson): ThirdPartyPerson => ({
  ...person,
  email: person.email !== null && findEmailFault(toEmail(person.email)) ? null : person.email,
  firstName: toName(person.firstName),
  lastName: toName(person.lastName),
})

/** Signs in or up with a third-party identity: `login` creates no account, `join` does not enter an existing one. */
export async function signInUp(
  context: IdentityContext,
  arrival: Arrival,
  now: Date,
): Promise<SignInUpResult> {
  const faults = faultsAnswer(findNewcomerFaults(arrival.newcomer))
  if (faults) return faults
  const arrived = { ...arrival, person: usable(arrival.person) }
  return context.db.transaction((tx) => decide(inTransaction(context, tx), arrived, now))
}
