import { loginNameKind } from '@salvia/rules/people/login-name'
import { and, eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { recordAudit } from '#kernel/audit/record-audit'
import { type FieldFaults, faultsAnswer, toEmail } from '../check-fields.ts'
import { closedStatuses } from '../data/actor-queries.ts'
import { accounts, users } from '../data/identity-tables.ts'
import { hasPhone } from '../data/phone-columns.ts'
import {
  type Bucket,
  holdAll,
  type IdentityWork,
  pairOf,
  releaseAll,
  type Visitor,
  workIn,
} from '../identity-work.ts'
import { deviceOf } from '../known-devices.ts'
import { isPasswordOf } from '../passwords.ts'
import { phonesMeant } from '../phone-number.ts'
import { type Admitted, admit } from './open-session.ts'
import { tellOfFailures } from './tell-of-failures.ts'

type Attempt = {
  /** An e-mail address or a phone number, as typed. */
  login: string
  password: string
  /** The country that a number without a country code is read with first. */
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
 * The account that a login name belongs to; of several numbers meant the likeliest counts. Its failures are `counted`
 * under its id, however its name was typed; those of a name that nobody has under that name.
 */
async function findAccount({ db, config, sealed }: IdentityWork, { login, countryId }: Attempt) {
  const isPhone = loginNameKind(login) === 'phone'
  const phones = isPhone ? phonesMeant(login, [countryId, config.sellerCountry]) : []
  const typedName = isPhone ? (phones[0] ?? login.replace(/\D/g, '')) : toEmail(login)
  // No account has such a name, and the database takes no text with a NUL.
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

const noteRefusal = (db: Db, { event, userId, visitor }: Refused, now: Date) =>
  recordAudit(
    db,
    { event, actorId: null, subject: { type: 'User', id: userId }, ipAddress: visitor.address },
    now,
  )

type Try = { counted: string; visitor: Visitor; device: string | null }

/** A device that signed in before is let through whatever strangers do to the account, or at its address. */
function bucketsOf({ counted, visitor, device }: Try): Bucket[] {
  if (device !== null) return [['signInOfDevice', `${counted}|${device}`]]
  return [
    ['signInOfPair', pairOf(counted, visitor.address)],
    ['signInFromAddress', visitor.address],
    ['signInOfAccount', counted],
  ]
}

async function noteFailure(
  work: IdentityWork,
  { userId, visitor, device }: Omit<Try, 'counted'> & { userId: string | null },
  now: Date,
): Promise<void> {
  await noteRefusal(work.db, { event: 'SignInFailed', userId, visitor }, now)
  if (userId !== null && device === null)
    await tellOfFailures(work, { userId, failed: 'failedPasswords' }, now)
}

/**
 * Opens a session by e-mail or phone. An unknown name and a wrong password answer alike, after the same work. Throws
 * TooMany after too many failures of an account from an address, from an address, or of an account in all.
 */
export async function signIn(work: IdentityWork, attempt: Attempt, now: Date): Promise<SignInResult> {
  const { login, password, visitor } = attempt
  const faults = faultsAnswer([missing('email', login.trim()), missing('password', password)])
  if (faults) return faults
  const { account: found, counted } = await findAccount(work, attempt)
  const device = found && deviceOf(visitor, found, now)
  const buckets = bucketsOf({ counted, visitor, device })
  await holdAll(work, buckets, now)
  const isRight = await isPasswordOf(found?.passwordHash ?? null, password, work.config.passwordCost)
  if (!found || !isRight) {
    await noteFailure(work, { userId: found?.userId ?? null, visitor, device }, now)
    return { status: 'WRONG_CREDENTIALS_ERROR' }
  }
  await releaseAll(work, buckets, now)
  if (isClosed(found)) {
    await noteRefusal(work.db, { event: 'SignInRefused', userId: found.userId, visitor }, now)
    return { status: 'SIGN_IN_NOT_ALLOWED', reason: 'ACCOUNT_NOT_ACTIVE' }
  }
  const arrival = { userId: found.userId, way: 'password', visitor }
  return work.db.transaction((tx) => admit(workIn(work, tx), arrival, now))
}
