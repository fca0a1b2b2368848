import type { AdminPractitioner } from '@salvia/contract/people/admin-practitioners'
import type { UserStatus } from '@salvia/contract/words/identity'
import { and, asc, count, desc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import { countRows } from '#db/count-rows'
import type { Db } from '#db/database'
import { orderBy } from '#db/order-by'
import { users, userText } from '../../../identity/index.ts'
import { practitionerClients } from '../../clients/data/client-tables.ts'
import { certificates } from '../../files/data/file-tables.ts'
import { toFinancialInfo } from '../../payout/data/payout-queries.ts'
import { financialInfos } from '../../profile/data/settings-tables.ts'
import { holds, newcomerBonusOf, referrerOf, sortablePeople } from '../../users/data/user-queries.ts'
import type { PractitionerFigures } from '../practitioner-context.ts'
import {
  completeRows,
  type PractitionerRow,
  type Reading,
  selectPractitioners,
} from './practitioner-queries.ts'
import { practitioners } from './practitioner-tables.ts'

export type AdminReading = Reading & PractitionerFigures & { isAccounting: boolean }

type PractitionerFilter = {
  firstName?: string | undefined
  lastName?: string | undefined
  email?: string | undefined
  isCertificateUploaded?: boolean | undefined
  isVip?: boolean | undefined
  countryCode?: string | undefined
  approvalStatus?: UserStatus | undefined
  referralProgramId?: string | undefined
  query?: string | undefined
}

const sortable = {
  ...sortablePeople,
  countryId: users.countryId,
  userStatusId: users.userStatusId,
  practiceName: practitioners.practiceName,
  isVip: practitioners.isVip,
  approvedAt: practitioners.approvedAt,
}

const hasCertificate = sql`exists (select from ${certificates} where ${certificates.practitionerId} = ${users.id})`

function flagIs(condition: SQL, wanted: boolean | undefined): SQL | undefined {
  if (wanted === undefined) return undefined
  return wanted ? condition : sql`not ${condition}`
}

const isWanted = (filter: PractitionerFilter): SQL | undefined =>
  and(
    eq(users.userKindId, 'Practitioner'),
    filter.approvalStatus ? eq(users.userStatusId, filter.approvalStatus) : ne(users.userStatusId, 'Deleted'),
    holds(users.firstName, filter.firstName),
    holds(users.lastName, filter.lastName),
    holds(users.email, filter.email),
    flagIs(hasCertificate, filter.isCertificateUploaded),
    filter.isVip === undefined ? undefined : eq(practitioners.isVip, filter.isVip),
    filter.countryCode ? eq(users.countryId, filter.countryCode) : undefined,
    filter.referralProgramId ? eq(practitioners.referralProgramId, filter.referralProgramId) : undefined,
    or(holds(userText, filter.query), holds(practitioners.practiceName, filter.query)),
  )

async function countClients(db: Db, practitionerIds: string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ practitionerId: practitionerClients.practitionerId, count: count() })
    .from(practitionerClients)
    .where(inArray(practitionerClients.practitionerId, practitionerIds))
    .groupBy(practitionerClients.practitionerId)
  return new Map(rows.map((row) => [row.practitionerId, row.count]))
}

async function findBusinesses({ db, sealed, isAccounting }: AdminReading, practitionerIds: string[]) {
  const rows = await db
    .select()
    .from(financialInfos)
    .where(inArray(financialInfos.practitionerId, practitionerIds))
  return new Map(
    rows.map((row) => [row.practitionerId, toFinancialInfo(row, sealed, { isWhole: isAccounting })]),
  )
}

/** The ERP's last error; an account that was requested but is not pending may be requested again. */
function errorOf({ odooAccountId, odooRequestedAt, odooCall }: PractitionerRow): string | null {
  const isOpen = odooRequestedAt !== null && odooAccountId === null
  return isOpen && odooCall?.state !== 'Waiting' ? (odooCall?.lastError ?? 'unknown') : null
}

const administered = (row: PractitionerRow) => ({
  isActive: row.user.isActive,
  referrerCode: row.user.referrerCode,
  referrerInfo: referrerOf(row),
  newcomerBonusAmount: newcomerBonusOf(row),
  referralProgramId: row.practitioner.referralProgramId,
  approvalSource: row.practitioner.approvalSource,
  approvalReason: row.practitioner.approvalReason,
  professionId: row.practitioner.professionId,
  approvedAt: row.practitioner.approvedAt?.toISOString() ?? null,
  odooAccountId: row.odooAccountId,
  odooRequestedAt: row.odooRequestedAt?.toISOString() ?? null,
  odooError: errorOf(row),
})

/** Rows for admins, in a fixed handful of statements. */
export async function describeForAdmin(
  reading: AdminReading,
  rows: PractitionerRow[],
): Promise<AdminPractitioner[]> {
  const { db } = reading
  const ids = rows.map(({ user }) => user.id)
  if (ids.length === 0) return []
  const own = await completeRows(reading, rows)
  const plans = await reading.plansOf(db, ids)
  const orders = await reading.ordersOf(db, ids)
  const clients = await countClients(db, ids)
  const businesses = await findBusinesses(reading, ids)
  return own.map((practitioner, at) => {
    const { id } = practitioner
    const row = rows[at] as PractitionerRow
    return {
      ...practitioner,
      ...administered(row),
      plansCount: plans.get(id)?.created ?? 0,
      clientsCount: clients.get(id) ?? 0,
      ordersCount: orders.get(id) ?? 0,
      financialInfo: businesses.get(id) ?? null,
    }
  })
}

type Asked = PractitionerFilter & { offset: number; limit: number; sort?: string | undefined }

/** Practitioners by all filters, newest first unless sorted otherwise. */
export async function listForAdmin(reading: AdminReading, asked: Asked) {
  const { db } = reading
  const where = isWanted(asked)
  const order = orderBy(asked.sort, sortable, [desc(users.createdAt)])
  const found = db
    .select({ id: users.id })
    .from(users)
    .innerJoin(practitioners, eq(practitioners.userId, users.id))
    .where(where)
  const count = await countRows(db, found)
  const rows = await selectPractitioners(db)
    .where(where)
    .orderBy(...order, asc(users.id))
    .offset(asked.offset)
    .limit(asked.limit)
  return { results: await describeForAdmin(reading, rows), count }
}
