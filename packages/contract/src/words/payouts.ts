/** How a payout came about: by the run of a month, or at the practitioner's request. */
export const payoutOrigins = ['Monthly', 'Requested'] as const
export type PayoutOrigin = (typeof payoutOrigins)[number]

/** Why a practitioner's money is not paid out now, the one that decides first. */
export const payoutObstacles = [
  'AccountErased',
  'AccountNotApproved',
  'CommissionForbidden',
  'CommissionOff',
  'BusinessAccountIncomplete',
  'BankDataInvalid',
  'BankDataHeld',
] as const
export type PayoutObstacle = (typeof payoutObstacles)[number]

/** Why a run of a month leaves a practitioner out. */
export const runObstacles = [
  ...payoutObstacles,
  'OnRequest',
  'PaidThisMonth',
  'NothingAvailable',
  'BelowMinimum',
] as const
export type RunObstacle = (typeof runObstacles)[number]

/** `Sepa`: credit transfers for the bank (pain.001); `Manual`: a list of accounts outside SEPA. */
export const payoutFileKinds = ['Sepa', 'Manual'] as const
export type PayoutFileKind = (typeof payoutFileKinds)[number]

/** What became of a transfer that a file holds; null while the bank has not answered. */
export const transferOutcomes = ['Confirmed', 'Returned'] as const
export type TransferOutcome = (typeof transferOutcomes)[number]

/** The messages of a bank that are read: the status of a file, and what was booked. */
export const bankAnswerKinds = ['pain.002', 'camt.054'] as const
export type BankAnswerKind = (typeof bankAnswerKinds)[number]

/**
 * VAT of a commission, by who earns it: a small business that charges none, somebody who is not registered, a business
 * in the seller's country, and one abroad, for whose service the seller owes the VAT.
 */
export const commissionVatTreatments = [
  'SmallBusiness',
  'NotRegistered',
  'Domestic',
  'ReverseCharge',
] as const
export type CommissionVatTreatment = (typeof commissionVatTreatments)[number]

/** EUR cents from which the run of a month pays out. */
export const MONTHLY_PAYOUT_MINIMUM = 2500

/** How long money waits after a change of bank data from a device that has not been known for longer. */
export const BANK_DATA_HOLD_HOURS = 48

export const RETURN_REASON_LENGTH = 200

/** Why a practitioner cannot have its money paid out by asking for it. */
export const requestObstacles = [...payoutObstacles, 'PaidMonthly', 'NothingAvailable'] as const
export type RequestObstacle = (typeof requestObstacles)[number]
