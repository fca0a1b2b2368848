import { and, eq, inArray, or } from 'drizzle-orm'
import type { Db } from '#db/database'
import { referrals } from '../data/referral-tables.ts'

type SignedIn = { userId: string; otherUserIds: string[] }

/**
 * Keeps that both sides of a referral were signed in on one device, of whoever signs in on one where others did; for good,
 * and nothing else of the device. Idempotent.
 */
export async function recordSharedDevice(db: Db, { userId, otherUserIds }: SignedIn): Promise<void> {
  const { referrerId, newcomerId, sharesDevice } = referrals
  await db
    .update(referrals)
    .set({ sharesDevice: true })
    .where(
      and(
        eq(sharesDevice, false),
        or(
          and(eq(newcomerId, userId), inArray(referrerId, otherUserIds)),
          and(eq(referrerId, userId), inArray(newcomerId, otherUserIds)),
        ),
      ),
    )
}
