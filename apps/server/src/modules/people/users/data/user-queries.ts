import type { User } from '@salvia/contract/people/current-user'
import type { UserKind, VerificationStatus } from '@salvia/contract/words/identity'
import { reopenedStanding } from '@salvia/rules/people/account-standing'
import { certificateStatus } from '@salvia/rules/people/certificate-status'
import { fullName } from '@salvia/rules/people/full-name'
import { firstFeedbackDate } from '@salvia/rules/people/next-feedback-date'
import { and, asc, desc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { countRows } from '#db/count-rows'
import type { Db } from '#db/database'
import { holdsPlain } from '#db/like-pattern'
import { byLetters, orderBy } from '#db/order-by'
import { preparedAnywhere } from '#db/statements'
import { notFound } from '#kernel/domain-error'
import type { SealedText } from '#kernel/sealed-text'
import { listFlagsOf } from '../../../flags/index.ts'
import { secondFactors, users, userText } from '../../../identity/index.ts'
import { supplyDay } from '../../../reference/index.ts'
import { referralPrograms, referrals, referrers } from '../../../referrals/index.ts'
import { surveyCompletions } from '../../clients/data/client-tables.ts'
import { isSomebody } from '../../clients/data/stand-in-account.ts'
import { certificates } from '../../files/data/file-tables.ts'
import { isCommissionLawful } from '../../practitioners/data/commission-lawful.ts'
import { practitioners } from '../../practitioners/data/practitioner-tables.ts'
import { userAddresses, userSettings } from '../../profile/data/settings-tables.ts'

const billing = alias(userAddresses, 'billing')
const shipping = alias(userAddresses, 'shipping')

/** Who referred a user, and the bonus for it. */
export const referralColumns = {
  referralStatus: referrals.status,
  referrer: referrers,
  newcomerBonus: referralPrograms.newcomerBonus,
  bonusCurrency: referralPrograms.currency,
}

const columns = {
  user: users,
  practitioner: practitioners,
  billingAddressId: billing.id,
  sameAddress: shipping.isSame,
  nextFeedbackDate: userSettings.nextFeedbackDate,
  ...referralColumns,
  certificateStatuses: sql<
    VerificationStatus[]
  >`array(select ${certificates.status} from ${certificates} where ${certificates.practitionerId} = ${users.id})`,
  hasSecondFactor: sql<boolean>`exists (select from ${secondFactors} where ${secondFactors.userId} = ${users.id}
    and ${secondFactors.enabledAt} is not null)`,
  surveys: sql<
    string[]
  >`array(select ${surveyCompletions.surveyType} from ${surveyCompletions} where ${surveyCompletions.userId} = ${users.id} order by 1)`,
}

const selectUsers = (db: Db, day: SQLWrapper) =>
  db
    .select({ ...columns, isCommissionLawful: isCommissionLawful(sql`${day}::date`) })
    .from(users)
    .leftJoin(practitioners, eq(practitioners.userId, users.id))
    .leftJoin(billing, and(eq(billing.userId, users.id), eq(billing.kind, 'Billing')))
    .leftJoin(shipping, and(eq(shipping.userId, users.id), eq(shipping.kind, 'Shipping')))
    .leftJoin(userSettings, eq(userSettings.userId, users.id))
    .leftJoin(referrals, eq(referrals.newcomerId, users.id))
    .leftJoin(referralPrograms, eq(referralPrograms.id, referrals.programId))
    .leftJoin(referrers, eq(referrers.id, referrals.referrerId))

const userById = preparedAnywhere((db: Db) =>
  selectUsers(db, sql`${sql.placeholder('day')}`)
    .where(eq(users.id, sql.placeholder('id')))
    .prepare('user_by_id'),
)

type Row = Awaited<ReturnType<ReturnType<typeof userById>['execute']>>[number]
type Reading = { db: Db; sealed: SealedText }

function practitionerFlags({ practitioner }: Row) {
  return {
    isVip: practitioner?.isVip ?? false,
    isCommissionEnabled: practitioner?.isCommissionEnabled ?? false,
    isAllowedToReceiveCommission: practitioner?.isAllowedToReceiveCommission ?? false,
    payCommissionsMonthly: practitioner?.payCommissionsMonthly ?? false,
    inOnboarding: practitioner?.inOnboarding ?? false,
    practiceName: practitioner?.practiceName ?? null,
    approvalSource: practitioner?.approvalSource ?? null,
  }
}

type Referred = Pick<Row, keyof typeof referralColumns>

/** The bonus that is still to come for having been referred; what was approved is in the wallet. */
export const newcomerBonusOf = (row: Referred) => {
  const { referralStatus: status, newcomerBonus: amount, bonusCurrency: currency } = row
  return status === 'Pending' && amount !== null && currency !== null ? { amount, currency } : null
}

/** The colleague whose code a user signed up with, while that account exists. */
export const referrerOf = ({ referrer }: Referred) =>
  referrer?.isActive ? { id: referrer.id, fullName: fullName(referrer) } : null

const kindFlags = (userKindId: UserKind) => ({
  isPractitioner: userKindId === 'Practitioner',
  isAdmin: userKindId === 'Internal',
  isClient: userKindId === 'Client',
})

async function toUser({ db, sealed }: Reading, row: Row): Promise<User> {
  const { user, certificateStatuses } = row
  const name = fullName(user)
  return {
    id: user.id,
    createdAt: user.createdAt.toISOString(),
    updatedAt: user.updatedAt.toISOString(),
    version: user.version,
    firstName: user.firstName,
    lastName: user.lastName,
    fullName: name,
    nameWithEmail: `${name} (${user.email})`,
    email: user.email,
    phone: user.sealedPhone === null ? null : sealed.open(user.sealedPhone),
    preferredLanguageCode: user.preferredLanguageCode,
    preferredCurrencyId: user.preferredCurrencyId,
    countryId: user.countryId,
    countryCode: user.countryId,
    userKindId: user.userKindId,
    userStatusId: user.userStatusId,
    isActive: user.isActive,
    reopensTo: user.userStatusId === 'Suspended' ? reopenedStanding(user) : null,
    isApproved: user.userStatusId === 'Approved',
    ...kindFlags(user.userKindId),
    profilePictureUrl: user.image,
    permissions: user.permissions,
    ...practitionerFlags(row),
    isCommissionLawful: row.isCommissionLawful,
    billingAddressId: row.billingAddressId,
    sameAddress: row.sameAddress ?? false,
    nextFeedbackDate: (row.nextFeedbackDate ?? firstFeedbackDate(user.createdAt)).toISOString(),
    surveys: row.surveys,
    isCertificatesUploaded: certificateStatuses.length > 0,
    certificateVerificationStatus: certificateStatus(certificateStatuses),
    hasSecondFactor: row.hasSecondFactor,
    referrerInfo: referrerOf(row),
    newcomerBonusAmount: newcomerBonusOf(row),
    featureFlags: await listFlagsOf(db, { ...user, userId: user.id }),
  }
}

/** The full user as its owner sees it. Throws not-found if the account is gone. */
export async function getUser({ db, sealed }: Reading, userId: string, now: Date): Promise<User> {
  const [row] = await userById(db).execute({ id: userId, day: supplyDay(now) })
  if (!row) throw notFound('user')
  return toUser({ db, sealed }, row)
}

export type UserFilter = {
  firstName?: string | undefined
  lastName?: string | undefined
  email?: string | undefined
  userKindId?: UserKind | undefined
  query?: string | undefined
}

/** Sort fields of any list of people. */
export const sortablePeople = {
  createdAt: users.createdAt,
  updatedAt: users.updatedAt,
  firstName: byLetters(users.firstName),
  lastName: byLetters(users.lastName),
  email: users.email,
}

const sortable = { ...sortablePeople, userKindId: users.userKindId, userStatusId: users.userStatusId }

/** Matches the typed text anywhere in a column, whatever its case and accents; an empty text matches all. */
export const holds = (column: SQLWrapper, typed: string | undefined): SQL | undefined =>
  typed ? holdsPlain(column, typed) : undefined

const isWanted = ({ firstName, lastName, email, userKindId, query }: UserFilter) =>
  and(
    holds(users.firstName, firstName),
    holds(users.lastName, lastName),
    holds(users.email, email),
    userKindId && eq(users.userKindId, userKindId),
    holds(userText, query),
    isSomebody,
  )

type Asked = UserFilter & { offset: number; limit: number; sort?: string | undefined }

/** Users for an admin, newest first unless sorted otherwise. */
export async function listUsers({ db, sealed }: Reading, asked: Asked, now: Date) {
  const where = isWanted(asked)
  const count = await countRows(db, db.select({ id: users.id }).from(users).where(where))
  const rows = await selectUsers(db, sql`${supplyDay(now)}`)
    .where(where)
    .orderBy(...orderBy(asked.sort, sortable, [desc(users.createdAt)]), asc(users.id))
    .offset(asked.offset)
    .limit(asked.limit)
  return { results: await Promise.all(rows.map((row) => toUser({ db, sealed }, row))), count }
}
