import type { User } from '@salvia/contract/people/current-user'
import type { UserAddress } from '@salvia/contract/people/people-parts'
import type { ExportRecord, ExportSections } from '@salvia/documents'
import { fullName } from '@salvia/rules/people/full-name'
import { and, asc, desc, eq, isNotNull, ne } from 'drizzle-orm'
import type { Db } from '#db/database'
import {
  accountChanges,
  listConsents,
  secondFactors,
  sessions,
  signInKeys,
  users,
} from '../../identity/index.ts'
import {
  findAddressesOf,
  surveyAnswers,
  surveyCompletions,
  userFeedback,
  userSettings,
} from '../../people/index.ts'
import { productUpdateReaders } from '../../updates/index.ts'
import type { PrivacyContext } from '../privacy-context.ts'

/** The account's own password, listed with the third-party credentials. */
const PASSWORD = 'credential'

type Context = Pick<PrivacyContext, 'db' | 'sealed'>

async function accountOf({ db, sealed }: Context, user: User): Promise<ExportRecord> {
  const [row] = await db.select().from(users).where(eq(users.id, user.id))
  const [factor] = await db.select().from(secondFactors).where(eq(secondFactors.userId, user.id))
  const pending = row?.sealedPendingPhone
  const [before] = await db
    .select({ email: accountChanges.reservedEmail })
    .from(accountChanges)
    .where(and(eq(accountChanges.userId, user.id), isNotNull(accountChanges.reservedEmail)))
    .orderBy(desc(accountChanges.changedAt))
    .limit(1)
  return {
    name: user.fullName,
    email: user.email,
    pendingEmail: row?.pendingEmail ?? null,
    emailBefore: before?.email ?? null,
    phone: user.phone,
    pendingPhone: pending ? sealed.open(pending) : null,
    country: user.countryId,
    language: user.preferredLanguageCode,
    currency: row?.preferredCurrencyId ?? null,
    secondFactorSince: factor?.enabledAt?.toISOString() ?? null,
    kind: user.userKindId,
    status: user.userStatusId,
    signedUpWith: row?.referrerCode ?? null,
    at: user.createdAt,
  }
}

const linesOf = (address: UserAddress): string[] =>
  [
    fullName(address),
    address.company,
    [address.streetName, address.houseNumber, address.apartmentNumber].filter(Boolean).join(' '),
    address.additionalInformation,
    [address.postalCode, address.city].filter(Boolean).join(' '),
    address.countryId,
  ].filter((line): line is string => Boolean(line))

const addressRecord = (kind: string, address: UserAddress | null): ExportRecord[] =>
  address === null
    ? []
    : [
        {
          kind,
          address: linesOf(address),
          phone: address.phone,
          email: address.email,
          vatNumber: address.vatNumber,
        },
      ]

/** What a person chose, where without a choice the product's default applies; and when they last read product updates. */
async function notificationsOf(db: Db, userId: string): Promise<ExportRecord[]> {
  const [row] = await db.select().from(userSettings).where(eq(userSettings.userId, userId))
  const [reader] = await db.select().from(productUpdateReaders).where(eq(productUpdateReaders.userId, userId))
  return [
    ...Object.entries(row?.notifications ?? {}).map(([kind, isGiven]) => ({ kind, isGiven })),
    ...(reader ? [{ kind: 'productUpdates', at: reader.visitedAt?.toISOString() ?? null }] : []),
  ]
}

/** Third-party accounts that can sign in to this one. */
async function signInKeysOf(db: Db, userId: string): Promise<ExportRecord[]> {
  const rows = await db
    .select()
    .from(signInKeys)
    .where(and(eq(signInKeys.userId, userId), ne(signInKeys.providerId, PASSWORD)))
    .orderBy(asc(signInKeys.createdAt))
  return rows.map(({ providerId, accountId, createdAt }) => ({
    kind: providerId,
    externalId: accountId,
    at: createdAt.toISOString(),
  }))
}

async function sessionsOf(db: Db, userId: string): Promise<ExportRecord[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.createdAt))
  return rows.map(({ userAgent, ipAddress, createdAt }) => ({
    device: userAgent,
    ipAddress,
    at: createdAt.toISOString(),
  }))
}

async function surveysOf(db: Db, userId: string): Promise<ExportRecord[]> {
  const rows = await db
    .select()
    .from(surveyAnswers)
    .where(eq(surveyAnswers.userId, userId))
    .orderBy(asc(surveyAnswers.surveyType), asc(surveyAnswers.question))
  const completed = await db
    .select()
    .from(surveyCompletions)
    .where(eq(surveyCompletions.userId, userId))
    .orderBy(asc(surveyCompletions.surveyType))
  return [
    ...rows.map(({ surveyType, question, answer, answeredAt }) => ({
      kind: surveyType,
      question,
      answer,
      at: answeredAt.toISOString(),
    })),
    ...completed.map(({ surveyType, completedAt }) => ({
      kind: surveyType,
      status: 'Completed',
      at: completedAt.toISOString(),
    })),
  ]
}

async function feedbackOf(db: Db, userId: string): Promise<ExportRecord[]> {
  const rows = await db
    .select()
    .from(userFeedback)
    .where(eq(userFeedback.userId, userId))
    .orderBy(desc(userFeedback.createdAt))
  return rows.map(({ rating, text, createdAt }) => ({ number: rating, text, at: createdAt.toISOString() }))
}

/** The account and what its owner entered. */
export async function collectAccount(context: Context, user: User): Promise<ExportSections> {
  const { db } = context
  const { billingAddress, shippingAddress } = (await findAddressesOf(context, [user.id]))(user.id)
  return {
    account: [await accountOf(context, user)],
    addresses: [...addressRecord('Billing', billingAddress), ...addressRecord('Shipping', shippingAddress)],
    consents: await listConsents(db, user.id),
    notifications: await notificationsOf(db, user.id),
    signInKeys: await signInKeysOf(db, user.id),
    sessions: await sessionsOf(db, user.id),
    surveys: await surveysOf(db, user.id),
    feedback: await feedbackOf(db, user.id),
  }
}
