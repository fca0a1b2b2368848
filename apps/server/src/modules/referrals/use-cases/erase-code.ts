import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { referralCodes } from '../data/referral-tables.ts'

/** Takes a practitioner's code out of use, its clicks with it. Who came by it stays known by ids alone. */
export async function eraseReferralCode(tx: Db, practitionerId: string): Promise<void> {
  await tx.delete(referralCodes).where(eq(referralCodes.practitionerId, practitionerId))
}
