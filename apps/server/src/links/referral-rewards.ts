import { findPracticeName, findReferralTraits } from '../modules/people/index.ts'
import type { ReferralOptions } from '../modules/referrals/index.ts'
import {
  listReferralBonuses,
  listWithCompletedSale,
  postReferralBonuses,
  takeBackReferralBonuses,
} from '../modules/wallet/index.ts'

/** What people and wallets do for referrals, which are below them. */
export const referralRewards: ReferralOptions = {
  practiceNameOf: findPracticeName,
  traitsOf: findReferralTraits,
  listWithCompletedSale,
  listBonuses: listReferralBonuses,
  postBonuses: postReferralBonuses,
  takeBackBonuses: takeBackReferralBonuses,
}
