import { and, desc, eq, gte, isNull, lte, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#db/database'
import { users } from '../../identity/index.ts'
import { referralPrograms } from './referral-program-tables.ts'
import { referralClicks, referralCodes, referrals } from './referral-tables.ts'

/** The colleague by whom a user came, for reads of others that join `referrals` by newcomer. */
export const referrers = alias(users, 'referrers')

/** Whose code it is, while it counts: an approved practitioner's. */
export async function findCodeOwner(db: Db, code: string) {
  const [row] = await db
    .select({ user: users })
    .from(referralCodes)
    .innerJoin(users, eq(users.id, referralCodes.practitionerId))
    .where(and(eq(referralCodes.code, code), eq(users.userStatusId, 'Approved'), eq(users.isActive, true)))
  return row?.user ?? null
}

const DAY_LENGTH = 'yyyy-mm-dd'.length

/** The program that counts on a day, the newest of several; null when there is none. */
export async function findProgram(db: Db, now: Date) {
  const day = now.toISOString().slice(0, DAY_LENGTH)
  const { validFrom, validTo } = referralPrograms
  const [program] = await db
    .select()
    .from(referralPrograms)
    .where(and(lte(validFrom, day), or(isNull(validTo), gte(validTo, day))))
    .orderBy(desc(validFrom), desc(referralPrograms.id))
    .limit(1)
  return program ?? null
}

export async function findOwnCode(db: Db, practitionerId: string): Promise<string | null> {
  const [row] = await db.select().from(referralCodes).where(eq(referralCodes.practitionerId, practitionerId))
  return row?.code ?? null
}

export async function countClicks(db: Db, practitionerId: string): Promise<number> {
  return db.$count(referralClicks, eq(referralClicks.practitionerId, practitionerId))
}

const NEWCOMERS_SHOWN = 100

/** Who came by a practitioner's code, the newest first. */
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
