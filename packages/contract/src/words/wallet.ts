export const walletTransactionTypes = [
  'Commission',
  'Purchase',
  'Payout',
  'Adjustment',
  'Refund',
  'InitialBalance',
  'ReferralBonus',
  'NewcomerReferralBonus',
  'Bonus',
] as const
export type WalletTransactionType = (typeof walletTransactionTypes)[number]

export const walletCreditKinds = [
  'Commission',
  'InitialBalance',
  'NewcomerReferralBonus',
  'ReferralBonus',
  'Bonus',
  'Refund',
] as const
export type WalletCreditKind = (typeof walletCreditKinds)[number]

/** What an approved referral brings its referrer and its newcomer. */
export const referralBonusTypes = ['ReferralBonus', 'NewcomerReferralBonus'] as const
export type ReferralBonusType = (typeof referralBonusTypes)[number]

/** What accounting enters by hand. */
export const manualTransactionTypes = ['Adjustment', 'Bonus', 'InitialBalance'] as const
export type ManualTransactionType = (typeof manualTransactionTypes)[number]

/** Where a person brings a transaction: what is posted is canceled, a draft is deleted. */
export const manualTransactionSteps = ['Posted', 'Cancelled', 'Deleted'] as const
export type ManualTransactionStep = (typeof manualTransactionSteps)[number]

export const walletTransactionStatuses = ['Draft', 'Posted', 'Cancelled', 'Deleted', 'Suspended'] as const
export type WalletTransactionStatus = (typeof walletTransactionStatuses)[number]

export const payoutStatuses = ['Pending', 'Completed', 'PaidOut'] as const
export type PayoutStatus = (typeof payoutStatuses)[number]

export const commissionStatuses = ['Pending', 'Completed', 'PaidOut'] as const
export type CommissionStatus = (typeof commissionStatuses)[number]

/** What the provider owes a practitioner: free to use, not yet earned, and held for a payout or a purchase. */
const practitionerAccounts = ['available', 'pending', 'reserved'] as const
export type PractitionerAccount = (typeof practitionerAccounts)[number]

/** The provider's side of every entry. */
const providerAccounts = ['commissionCost', 'bonusCost', 'sales', 'payoutClearing'] as const
export type ProviderAccount = (typeof providerAccounts)[number]

export const ledgerAccountKinds = [...practitionerAccounts, ...providerAccounts] as const
export type LedgerAccountKind = (typeof ledgerAccountKinds)[number]

/** What the daily check of the ledger can find wrong. */
export const ledgerFaults = [
  'EntryUnbalanced',
  'BalanceDiffers',
  'AvailableNegative',
  'PendingDiffers',
  'MovementDiffers',
] as const
export type LedgerFault = (typeof ledgerFaults)[number]
