import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { referralCodes } from '../data/referral-tables.ts'

/** Deletes a practitioner's code and its clicks. Who used it remains known by id only. */
export async function eraseReferralCode(tx: Db, practitionerId: string): Promise<void> {
  await tx.delete(referralCodes).where(eq(referralCodes.practitionerId, practitionerId))
}
