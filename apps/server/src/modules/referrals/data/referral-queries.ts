import { rowInForce } from '@salvia/rules/money/rate-in-force'
import { and, desc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#db/database'
import { users } from '../../identity/index.ts'
import { supplyDay } from '../../reference/index.ts'
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
export const findProgram = async (db: Db, now: Date) =>
  rowInForce(await db.select().from(referralPrograms).orderBy(desc(referralPrograms.id)), supplyDay(now))

export async function findOwnCode(db: Db, practitionerId: string): Promise<string | null> {
  const [row] = await db.select().from(referralCodes).where(eq(referralCodes.practitionerId, practitionerId))
  return row?.code ?? null
}

export async function countClicks(db: Db, practitionerId: string): Promise<number> {
  return db.$count(referralClicks, eq(referralClicks.practitionerId, practitionerId))
}

const NEWCOMERS_SHOWN = 100

/** Users who signed up with a practitioner's code, newest first. */
export async function listNewcomers(db: Db, referrerId: string) {
  const rows = await db
    .select({ firstName: users.firstName, status: referrals.status, createdAt: referrals.createdAt })
    .from(referrals)
    .innerJoin(users, eq(users.id, referrals.newcomerId))
    .where(eq(referrals.referrerId, referrerId))
    .orderBy(desc(referrals.createdAt), desc(referrals.id))
    .limit(NEWCOMERS_SHOWN)
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}
