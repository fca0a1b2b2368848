export const referralStatuses = ['Pending', 'Approved', 'Rejected'] as const
export type ReferralStatus = (typeof referralStatuses)[number]

/** What a referral's two practitioners have in common that an admin looks at before a bonus is posted. */
export const referralFlags = ['SameBankAccount', 'SameAddress', 'SameDevice', 'Loop'] as const
export type ReferralFlag = (typeof referralFlags)[number]
