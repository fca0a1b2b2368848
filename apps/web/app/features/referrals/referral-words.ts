import type { ReferralFlag, ReferralStatus } from '@salvia/contract/words/referrals'
import { m } from '#app/paraglide/messages.js'
import type { StatusMark } from '#app/ui/status.tsx'

export const referralStates: Record<ReferralStatus, { word: () => string; mark: StatusMark }> = {
  Pending: { word: m.referral_pending, mark: 'open' },
  Approved: { word: m.person_approved, mark: 'available' },
  Rejected: { word: m.person_rejected, mark: 'unavailable' },
}

const flags: Record<ReferralFlag, () => string> = {
  SameBankAccount: m.referral_flag_bank,
  SameAddress: m.referral_flag_address,
  SameDevice: m.referral_flag_device,
  Loop: m.referral_flag_loop,
}

export const flagWord = (flag: ReferralFlag) => flags[flag]()
