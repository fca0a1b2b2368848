import type { Money } from '@salvia/contract/money'
import type { UserStatus } from '@salvia/contract/words/identity'
import type { ReferralFlag } from '@salvia/contract/words/referrals'
import type { ReferralBonusType } from '@salvia/contract/words/wallet'

type Side = { practitionerId: string; status: UserStatus }

/** A referral with both accounts as they are, and the amounts of its program; null without one. */
export type ReferralSides = {
  referrer: Side
  newcomer: Side
  program: { referrerBonus: Money; newcomerBonus: Money } | null
}

export type ReferralBonus = { type: ReferralBonusType; practitionerId: string; amount: Money }

/**
 * What an approval posts: to each side what its program names. Nothing to a referrer who was erased since; the
 * newcomer keeps what was promised.
 */
export function referralBonuses({ referrer, newcomer, program }: ReferralSides): ReferralBonus[] {
  if (program === null) return []
  const bonuses: ReferralBonus[] = [
    {
      type: 'ReferralBonus',
      practitionerId: referrer.practitionerId,
      amount: referrer.status === 'Deleted' ? { ...program.referrerBonus, amount: 0 } : program.referrerBonus,
    },
    {
      type: 'NewcomerReferralBonus',
      practitionerId: newcomer.practitionerId,
      amount: program.newcomerBonus,
    },
  ]
  return bonuses.filter(({ amount }) => amount.amount > 0)
}

/** Whether a referral can be approved: not while a side is suspended, nor for a newcomer who is gone. */
export const isApprovable = ({ referrer, newcomer }: ReferralSides): boolean =>
  referrer.status !== 'Suspended' && newcomer.status !== 'Suspended' && newcomer.status !== 'Deleted'

type Facts = { sides: ReferralSides; hasFirstSale: boolean; flags: ReferralFlag[] }

/**
 * Whether a pending referral is approved by itself (docs/domain.md, Referral program): the newcomer is approved and a
 * client's order from its plans has completed commission. What is flagged waits for an admin.
 */
export const approvesItself = ({ sides, hasFirstSale, flags }: Facts): boolean =>
  isApprovable(sides) && sides.newcomer.status === 'Approved' && hasFirstSale && flags.length === 0
