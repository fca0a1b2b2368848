export const referralStatuses = ['Pending', 'Approved', 'Rejected'] as const
export type ReferralStatus = (typeof referralStatuses)[number]
