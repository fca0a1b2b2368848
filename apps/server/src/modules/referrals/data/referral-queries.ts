import { sum } from '@salvia/contract/money'
import type { ReferralStatus } from '@salvia/contract/words/referrals'
import { rowInForce } from '@salvia/rules/money/rate-in-force'
import { and, desc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#db/database'
import { users } from '../../identity/index.ts'
import { supplyDay } from '../../reference/index.ts'
import type { ReferralReading } from '../referral-context.ts'
import { toProgram } from './referral-program-queries.ts'
import { referralPrograms } from './referral-program-tables.ts'
import { referralClicks, referralCodes, referrals } from './referral-tables.ts'

/** The colleague who referred a user, for queries that join `referrals` by newcomer. */
export const referrers = alias(users, 'referrers')

/** Owner of a valid code: an approved practitioner. */
export async function findCodeOwner(db: Db, code: string) {
  const [row] = await db
    .select({ user: users })
    .from(referralCodes)
    .innerJoin(users, eq(users.id, referralCodes.practitionerId))
    .where(and(eq(referralCodes.code, code), eq(users.userStatusId, 'Approved'), eq(users.isActive, true)))
  return row?.user ?? null
}

/** The program in force on the day of `now`; null if there is none. */
export async function findProgram(db: Db, now: Date) {
  const rows = await db.select().from(referralPrograms).orderBy(desc(referralPrograms.id))
  const row = rowInForce(rows, supplyDay(now))
  return row && toProgram(row)
}

export async function findOwnCode(db: Db, practitionerId: string): Promise<string | null> {
  const [row] = await db.select().from(referralCodes).where(eq(referralCodes.practitionerId, practitionerId))
  return row?.code ?? null
}

export async function countClicks(db: Db, practitionerId: string): Promise<number> {
  return db.$count(referralClicks, eq(referralClicks.practitionerId, practitionerId))
}

/** How many who joined with a practitioner's code wait and are approved, and what these brought the practitioner. */
export async function sumUpReferrals({ db, listBonuses }: ReferralReading, referrerId: string) {
  const rows = await db
    .select({ id: referrals.id, status: referrals.status })
    .from(referrals)
    .where(eq(referrals.referrerId, referrerId))
  const bonuses = await listBonuses(
    db,
    rows.map(({ id }) => id),
  )
  const own = bonuses.flatMap(({ type, amount }) => (type === 'ReferralBonus' ? [amount] : []))
  const countOf = (status: ReferralStatus) => rows.filter((row) => row.status === status).length
  return { pendingCount: countOf('Pending'), approvedCount: countOf('Approved'), earned: sum(own, 'EUR') }
}

const NEWCOMERS_SHOWN = 100

/** Users who signed up with a practitioner's code, newest first, and what each brought or is to bring. */
export async function listNewcomers({ db, listBonuses }: ReferralReading, referrerId: string) {
  const rows = await db
    .select({ referral: referrals, newcomer: users, program: referralPrograms })
    .from(referrals)
    .innerJoin(users, eq(users.id, referrals.newcomerId))
    .leftJoin(referralPrograms, eq(referralPrograms.id, referrals.programId))
    .where(eq(referrals.referrerId, referrerId))
    .orderBy(desc(referrals.createdAt), desc(referrals.id))
    .limit(NEWCOMERS_SHOWN)
  const posted = await listBonuses(
    db,
    rows.map(({ referral }) => referral.id),
  )
  return rows.map(({ referral, newcomer, program }) => {
    const own = posted.find(({ referralId, type }) => referralId === referral.id && type === 'ReferralBonus')
    const promised = referral.status === 'Pending' && program ? toProgram(program).referrerBonus : null
    return {
      firstName: newcomer.firstName,
      status: referral.status,
      isApproved: newcomer.userStatusId === 'Approved',
      bonus: own?.amount ?? promised,
      isBonusHeld: own?.status === 'Suspended',
      createdAt: referral.createdAt.toISOString(),
    }
  })
}
