import type { AdminReferral } from '@salvia/contract/referrals/admin-referrals'
import type { ReferralStatus } from '@salvia/contract/words/referrals'
import { fullName } from '@salvia/rules/people/full-name'
import { and, desc, eq, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#db/database'
import { one } from '#db/one'
import { byLetters, orderBy } from '#db/order-by'
import { notFound } from '#kernel/domain-error'
import { users } from '../../identity/index.ts'
import type { ReferralReading } from '../referral-context.ts'
import { toProgram } from './referral-program-queries.ts'
import { referralPrograms } from './referral-program-tables.ts'
import { referrers } from './referral-queries.ts'
import { findFlags } from './referral-sides.ts'
import { referrals } from './referral-tables.ts'

const deciders = alias(users, 'deciders')

const selectReferrals = (db: Db) =>
  db
    .select({
      referral: referrals,
      referrer: referrers,
      newcomer: users,
      program: referralPrograms,
      decider: deciders,
    })
    .from(referrals)
    .innerJoin(referrers, eq(referrers.id, referrals.referrerId))
    .innerJoin(users, eq(users.id, referrals.newcomerId))
    .leftJoin(referralPrograms, eq(referralPrograms.id, referrals.programId))
    .leftJoin(deciders, eq(deciders.id, referrals.decidedBy))
    .$dynamic()

type Row = Awaited<ReturnType<typeof selectReferrals>>[number]
type Person = Row['newcomer']

const sideOf = (person: Person) => ({
  id: person.id,
  fullName: fullName(person),
  userStatusId: person.userStatusId,
})

/** Rows with their flags, bonuses and first sales, always in the same number of statements. */
async function complete(reading: ReferralReading, rows: Row[]): Promise<AdminReferral[]> {
  if (rows.length === 0) return []
  const { db } = reading
  const pairs = rows.map(({ referral }) => referral)
  const flags = await findFlags(reading, pairs)
  const sellers = await reading.listWithCompletedSale(
    db,
    pairs.map(({ newcomerId }) => newcomerId),
  )
  const bonuses = Map.groupBy(
    await reading.listBonuses(
      db,
      pairs.map(({ id }) => id),
    ),
    ({ referralId }) => referralId,
  )
  return rows.map(({ referral, referrer, newcomer, program, decider }) => ({
    id: referral.id,
    version: referral.version,
    status: referral.status,
    createdAt: referral.createdAt.toISOString(),
    referrer: sideOf(referrer),
    newcomer: sideOf(newcomer),
    program: program && toProgram(program),
    flags: flags.get(referral.id) ?? [],
    hasFirstSale: sellers.has(referral.newcomerId),
    bonuses: (bonuses.get(referral.id) ?? []).map(({ type, status, amount }) => ({ type, status, amount })),
    decidedAt: referral.decidedAt?.toISOString() ?? null,
    decidedBy: decider && { id: decider.id, fullName: fullName(decider) },
  }))
}

type Filter = {
  offset: number
  limit: number
  sort?: string | undefined
  status?: ReferralStatus | undefined
  referrerPractitionerId?: string | undefined
  newcomerPractitionerId?: string | undefined
}

const found = ({ status, referrerPractitionerId, newcomerPractitionerId }: Filter): SQL | undefined =>
  and(
    status && eq(referrals.status, status),
    referrerPractitionerId ? eq(referrals.referrerId, referrerPractitionerId) : undefined,
    newcomerPractitionerId ? eq(referrals.newcomerId, newcomerPractitionerId) : undefined,
  )

/** Referrals of all practitioners, the newest first. */
export async function listReferrals(reading: ReferralReading, filter: Filter) {
  const { db } = reading
  const where = found(filter)
  const { createdAt, decidedAt } = referrals
  const rows = await selectReferrals(db)
    .where(where)
    .orderBy(
      ...orderBy(filter.sort, { createdAt, decidedAt, name: byLetters(users.lastName) }, [desc(createdAt)]),
      desc(referrals.id),
    )
    .limit(filter.limit)
    .offset(filter.offset)
  return { results: await complete(reading, rows), count: await db.$count(referrals, where) }
}

/** One of them. Throws not-found. */
export async function getReferral(reading: ReferralReading, referralId: string): Promise<AdminReferral> {
  const rows = await selectReferrals(reading.db).where(eq(referrals.id, referralId))
  if (rows.length === 0) throw notFound('referral')
  return one(await complete(reading, rows))
}
