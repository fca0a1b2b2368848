import { type ReferralSides, referralBonuses } from '@salvia/rules/referrals/referral-bonuses'
import { recordAudit } from '#kernel/audit/record-audit'
import type { ReferralReading } from '../referral-context.ts'
import { moveReferral } from './move-referral.ts'

type Approval = { referralId: string; sides: ReferralSides; actorId: string | null }

/**
 * Approves a referral, locked by the caller, and posts its bonuses, EUR cents, once per side; by the system without an
 * actor. Nothing happens to one that is not Pending.
 */
export async function approveReferral(
  { db: tx, postBonuses }: ReferralReading,
  { referralId, sides, actorId }: Approval,
  now: Date,
): Promise<void> {
  if (!(await moveReferral(tx, { referralId, event: 'approve', decidedBy: actorId }, now))) return
  const bonuses = referralBonuses(sides)
  await postBonuses(tx, { referralId, bonuses }, now)
  const details = { bonuses: bonuses.map(({ type, amount }) => ({ type, amount: amount.amount })) }
  const subject = { type: 'Referral', id: referralId }
  await recordAudit(tx, { event: 'ReferralApproved', actorId, subject, details }, now)
}
