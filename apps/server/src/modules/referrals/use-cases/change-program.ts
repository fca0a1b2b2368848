import { and, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { referrals } from '../data/referral-tables.ts'

/** Gives the referral of a newcomer another program, unless its bonuses were posted already. */
export async function changeReferralProgram(
  tx: Db,
  { newcomerId, programId }: { newcomerId: string; programId: string | null },
): Promise<void> {
  await tx
    .update(referrals)
    .set({ programId, version: sql`${referrals.version} + 1` })
    .where(and(eq(referrals.newcomerId, newcomerId), ne(referrals.status, 'Approved')))
}
