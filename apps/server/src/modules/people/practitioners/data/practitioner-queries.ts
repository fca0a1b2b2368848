import type { Certificate, Practitioner } from '@salvia/contract/people/practitioners'
import { certificateStatus } from '@salvia/rules/people/certificate-status'
import { fullName } from '@salvia/rules/people/full-name'
import { firstFeedbackDate } from '@salvia/rules/people/next-feedback-date'
import { asc, count, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#db/database'
import { orderBy } from '#db/order-by'
import { outboxMessages } from '#kernel/outbox/data/outbox-tables'
import type { SealedText } from '#kernel/sealed-text'
import { erpAccounts } from '../../../erp/index.ts'
import { users } from '../../../identity/index.ts'
import { referralPrograms, referrals, referrers } from '../../../referrals/index.ts'
import { certificates } from '../../files/data/file-tables.ts'
import { type Addresses, findAddressesOf } from '../../profile/data/address-queries.ts'
import { userSettings } from '../../profile/data/settings-tables.ts'
import { referralColumns, sortablePeople } from '../../users/data/user-queries.ts'
import { practitioners } from './practitioner-tables.ts'

export type Reading = { db: Db; sealed: SealedText }

export const selectPractitioners = (db: Db) =>
  db
    .select({
      user: users,
      practitioner: practitioners,
      nextFeedbackDate: userSettings.nextFeedbackDate,
      ...referralColumns,
      odooAccountId: erpAccounts.accountId,
      odooRequestedAt: erpAccounts.requestedAt,
      odooCall: { state: outboxMessages.state, lastError: outboxMessages.lastError },
    })
    .from(users)
    .innerJoin(practitioners, eq(practitioners.userId, users.id))
    .leftJoin(userSettings, eq(userSettings.userId, users.id))
    .leftJoin(referrals, eq(referrals.newcomerId, users.id))
    .leftJoin(referralPrograms, eq(referralPrograms.id, referrals.programId))
    .leftJoin(referrers, eq(referrers.id, referrals.referrerId))
    .leftJoin(erpAccounts, eq(erpAccounts.practitionerId, users.id))
    .leftJoin(outboxMessages, eq(outboxMessages.id, erpAccounts.callId))

export type PractitionerRow = Awaited<ReturnType<typeof selectPractitioners>>[number]
type CertificateRow = typeof certificates.$inferSelect

export const toCertificate = (row: CertificateRow): Certificate => ({
  id: row.id,
  name: row.name,
  contentType: row.contentType,
  bytes: row.bytes,
  uploadedAt: row.uploadedAt.toISOString(),
  status: row.status,
  reason: row.reason,
})

/** Certificates of some practitioners, by practitioner, oldest first. */
export async function findCertificatesOf(db: Db, practitionerIds: string[]) {
  const rows = await db
    .select()
    .from(certificates)
    .where(inArray(certificates.practitionerId, practitionerIds))
    .orderBy(asc(certificates.uploadedAt), asc(certificates.id))
  const byOwner = Map.groupBy(rows, ({ practitionerId }) => practitionerId)
  return (practitionerId: string): Certificate[] => (byOwner.get(practitionerId) ?? []).map(toCertificate)
}

const phoneOf = ({ user }: PractitionerRow, sealed: SealedText) =>
  user.sealedPhone === null ? null : sealed.open(user.sealedPhone)

function publicPart({ user, practitioner }: PractitionerRow) {
  const { title, specialty, practiceName, city, website } = practitioner
  return {
    id: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    fullName: fullName(user),
    ...{ title, specialty, practiceName, city, website },
    profilePictureUrl: user.image,
  }
}

/** What clients see of a practitioner: contact details only if published. */
export function toCard(row: PractitionerRow, sealed: SealedText) {
  const isShown = row.practitioner.showContactInfo
  return {
    ...publicPart(row),
    email: isShown ? row.user.email : null,
    phone: isShown ? phoneOf(row, sealed) : null,
  }
}

type Parts = { certificates: Certificate[]; addresses: Addresses; sealed: SealedText }

function toPractitioner(row: PractitionerRow, parts: Parts): Practitioner {
  const { user, practitioner } = row
  const { about, showContactInfo, isVip, isCommissionEnabled, isAllowedToReceiveCommission } = practitioner
  const { payCommissionsMonthly, inOnboarding } = practitioner
  return {
    ...publicPart(row),
    email: user.email,
    phone: phoneOf(row, parts.sealed),
    createdAt: user.createdAt.toISOString(),
    updatedAt: user.updatedAt.toISOString(),
    version: user.version,
    countryId: user.countryId,
    preferredLanguageCode: user.preferredLanguageCode,
    userStatusId: user.userStatusId,
    isEmailVerified: user.emailVerified,
    isApproved: user.userStatusId === 'Approved',
    ...{ about, showContactInfo, isVip, isCommissionEnabled, isAllowedToReceiveCommission },
    ...{ payCommissionsMonthly, inOnboarding },
    isCertificatesUploaded: parts.certificates.length > 0,
    certificateVerificationStatus: certificateStatus(parts.certificates.map(({ status }) => status)),
    certificates: parts.certificates,
    nextFeedbackDate: (row.nextFeedbackDate ?? firstFeedbackDate(user.createdAt)).toISOString(),
    ...parts.addresses,
  }
}

/** Rows with their certificates and addresses, always in three statements. */
export async function completeRows({ db, sealed }: Reading, rows: PractitionerRow[]) {
  const ids = rows.map(({ user }) => user.id)
  const certificatesOf = await findCertificatesOf(db, ids)
  const addressesOf = await findAddressesOf({ db, sealed }, ids)
  return rows.map((row) => {
    const { id } = row.user
    const parts = { certificates: certificatesOf(id), addresses: addressesOf(id), sealed }
    return toPractitioner(row, parts)
  })
}

/** A practitioner's row; null for other users and for deleted ones. */
export async function findPractitionerRow(db: Db, userId: string): Promise<PractitionerRow | null> {
  const [row] = await selectPractitioners(db).where(eq(users.id, userId))
  return row && row.user.userStatusId !== 'Deleted' ? row : null
}

type Asked = { offset: number; limit: number; sort?: string | undefined }

/** All practitioners, newest first; only `ownerId`'s if given. */
export async function listPractitioners(reading: Reading, asked: Asked, ownerId: string | null) {
  const { db } = reading
  const where = ownerId === null ? undefined : eq(practitioners.userId, ownerId)
  const order = orderBy(asked.sort, sortablePeople, [desc(users.createdAt)])
  const [counted] = await db.select({ count: count() }).from(practitioners).where(where)
  const rows = await selectPractitioners(db)
    .where(where)
    .orderBy(...order, asc(users.id))
    .offset(asked.offset)
    .limit(asked.limit)
  return { results: await completeRows(reading, rows), count: counted?.count ?? 0 }
}

/** A practitioner's practice name; null if there is none. */
export async function findPracticeName(db: Db, practitionerId: string): Promise<string | null> {
  const [row] = await db
    .select({ practiceName: practitioners.practiceName })
    .from(practitioners)
    .where(eq(practitioners.userId, practitionerId))
  return row?.practiceName ?? null
}
