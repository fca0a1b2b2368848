import { asc, type InferSelectModel } from 'drizzle-orm'
import type { Db } from '#db/database'
import { referralPrograms } from './referral-program-tables.ts'

/** A program as admins see it. */
export const toProgram = (row: InferSelectModel<typeof referralPrograms>) => ({
  id: row.id,
  name: row.name,
  referrerBonus: { amount: row.referrerBonus, currency: row.currency },
  newcomerBonus: { amount: row.newcomerBonus, currency: row.currency },
  validFrom: row.validFrom,
  validTo: row.validTo,
})

/** All programs, oldest first; there are few. */
export async function listReferralPrograms(db: Db) {
  const rows = await db
    .select()
    .from(referralPrograms)
    .orderBy(asc(referralPrograms.validFrom), asc(referralPrograms.id))
  return rows.map(toProgram)
}
