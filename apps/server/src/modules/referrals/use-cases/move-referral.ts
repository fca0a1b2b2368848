import { type ReferralEvent, referralTransitions } from '@salvia/rules/referrals/referral-state'
import { stateAfter, statesTaking } from '@salvia/rules/states/transitions'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { referrals } from '../data/referral-tables.ts'

export type ReferralRow = typeof referrals.$inferSelect
type Moved = { referralId: string; event: ReferralEvent; decidedBy: string | null }

/**
 * Moves a referral that accepts the event; false if it does not. Together with the insert below the only writer of
 * `referrals.status`.
 */
export async function moveReferral(
  tx: Db,
  { referralId, event, decidedBy }: Moved,
  now: Date,
): Promise<boolean> {
  const moved = await tx
    .update(referrals)
    .set({
      status: stateAfter(referralTransitions, event),
      decidedAt: now,
      decidedBy,
      version: sql`${referrals.version} + 1`,
    })
    .where(
      and(eq(referrals.id, referralId), inArray(referrals.status, statesTaking(referralTransitions, event))),
    )
    .returning({ id: referrals.id })
  return moved.length > 0
}

/** Records who referred whom; nothing of it is decided. */
export const insertReferral = (
  tx: Db,
  referral: Pick<ReferralRow, 'id' | 'referrerId' | 'newcomerId' | 'programId' | 'createdAt'>,
) => tx.insert(referrals).values({ ...referral, status: 'Pending' })
