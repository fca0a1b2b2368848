import { loginNameKind } from '@salvia/rules/people/login-name'
import { and, eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { recordAudit } from '#kernel/audit/record-audit'
import { closedStatuses } from '../../accounts/actor-queries.ts'
import { type FieldFaults, faultsAnswer, toEmail } from '../../accounts/check-fields.ts'
import { accounts, users } from '../../accounts/identity-tables.ts'
import { hasPhone } from '../../accounts/phone-columns.ts'
import { isPasswordOf } from '../../credentials/passwords.ts'
import { phonesMeant } from '../../credentials/phone-number.ts'
import {
  type Bucket,
  holdAll,
  type IdentityContext,
  inTransaction,
  pairOf,
  releaseAll,
  type Visitor,
} from '../../identity-context.ts'
import { deviceOf } from '../../sessions/known-devices.ts'
import { type Admitted, admit } from '../../sessions/use-cases/open-session.ts'
import { notifyOfFailures } from './notify-of-failures.ts'

type Attempt = {
  /** An e-mail address or a phone number, as typed. */
  login: string
  password: string
  /** The country tried first for a number without a country code. */
  countryId: string | null
  visitor: Visitor
}

export type SignInResult =
  | Admitted
  | FieldFaults
  | { status: 'WRONG_CREDENTIALS_ERROR' }
  | { status: 'SIGN_IN_NOT_ALLOWED'; reason: 'ACCOUNT_NOT_ACTIVE' }

const missing = (id: string, value: string) => (value === '' ? { id, error: 'Field is not optional' } : null)

const withPassword = and(eq(accounts.userId, users.id), eq(accounts.providerId, 'credential'))

/**
 * The account of a login name; if several numbers are meant, the most likely. Failures are `counted` under the
 * account's id however the name was typed, and for unknown names under the name.
 */
async function findAccount({ db, config, sealed }: IdentityContext, { login, countryId }: Attempt) {
  const isPhone = loginNameKind(login) === 'phone'
  const phones = isPhone ? phonesMeant(login, [countryId, config.sellerCountry]) : []
  const typedName = isPhone ? (phones[0] ?? login.replace(/\D/g, '')) : toEmail(login)
  // No account has such a name, and PostgreSQL text cannot contain NUL.
  if (/\p{Cc}/u.test(typedName)) return { account: null, counted: typedName }
  const isMeant = isPhone ? hasPhone(sealed, ...phones) : eq(users.email, toEmail(login))
  const found = await db
    .select({
      userId: users.id,
      phoneIndex: users.phoneIndex,
      status: users.userStatusId,
      isActive: users.isActive,
      passwordHash: accounts.password,
      devicesForgottenAt: users.devicesForgottenAt,
    })
    .from(users)
    .leftJoin(accounts, withPassword)
    .where(isMeant)
  const indexes = phones.map((phone) => sealed.indexes(phone))
  const rank = ({ phoneIndex }: { phoneIndex: string | null }) =>
    indexes.findIndex((each) => each.includes(phoneIndex ?? ''))
  const account = found.sort((a, b) => rank(a) - rank(b))[0] ?? null
  return { account, counted: account?.userId ?? typedName }
}

type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>['account']>

const isClosed = ({ isActive, status }: Account): boolean => !isActive || closedStatuses.includes(status)

type Refused = { event: 'SignInFailed' | 'SignInRefused'; userId: string | null; visitor: Visitor }

const recordRefusal = (db: Db, { event, userId, visitor }: Refused, now: Date) =>
  recordAudit(
    db,
    { event, actorId: null, subject: { type: 'User', id: userId }, ipAddress: visitor.address },
    now,
  )

type Try = { counted: string; visitor: Visitor; device: string | null }

/** A known device is let through regardless of what strangers do to the account, or from its address. */
function bucketsOf({ counted, visitor, device }: Try): Bucket[] {
  if (device !== null) return [['signInOfDevice', `${counted}|${device}`]]
  return [
    ['signInOfPair', pairOf(counted, visitor.address)],
    ['signInFromAddress', visitor.address],
    ['signInOfAccount', counted],
  ]
}

async function recordFailure(
  context: IdentityContext,
  { userId, visitor, device }: Omit<Try, 'counted'> & { userId: string | null },
  now: Date,
): Promise<void> {
  await recordRefusal(context.db, { event: 'SignInFailed', userId, visitor }, now)
  if (userId !== null && device === null)
    await notifyOfFailures(context, { userId, failed: 'failedPasswords' }, now)
}

/**
 * Opens a session by e-mail or phone. Unknown name and wrong password give the same response, after the same work.
 * Throws TooMany after too many failures of an account from an address, from an address, or of an account in total.
 */
export async function signIn(context: IdentityContext, attempt: Attempt, now: Date): Promise<SignInResult> {
  const { login, password, visitor } = attempt
  const faults = faultsAnswer([missing('email', login.trim()), missing('password', password)])
  if (faults) return faults
  const { account: found, counted } = await findAccount(context, attempt)
  const device = found && deviceOf(visitor, found, now)
  const buckets = bucketsOf({ counted, visitor, device })
  await holdAll(context, buckets, now)
  const isRight = await isPasswordOf(found?.passwordHash ?? null, password, context.config.passwordCost)
  if (!found || !isRight) {
    await recordFailure(context, { userId: found?.userId ?? null, visitor, device }, now)
    return { status: 'WRONG_CREDENTIALS_ERROR' }
  }
  await releaseAll(context, buckets, now)
  if (isClosed(found)) {
    await recordRefusal(context.db, { event: 'SignInRefused', userId: found.userId, visitor }, now)
    return { status: 'SIGN_IN_NOT_ALLOWED', reason: 'ACCOUNT_NOT_ACTIVE' }
  }
  const arrival = { userId: found.userId, way: 'password', visitor }
  return context.db.transaction((tx) => admit(inTransaction(context, tx), arrival, now))
}
