/** `Opening`: the gateway is being called. `Closed`: abandoned for another attempt, or with the order. */
export const attemptStates = ['Opening', 'Open', 'Processing', 'Paid', 'Failed', 'Expired', 'Closed'] as const
export type AttemptState = (typeof attemptStates)[number]

export const refundStates = ['Waiting', 'Succeeded', 'Failed'] as const
export type RefundState = (typeof refundStates)[number]

/**
 * `ByAdmin`: packs or an amount of a placed order. `External`: made at the gateway itself. `Dispute`: the bank gave the
 * money back. All others give a payment back.
 */
export const refundReasons = [
  'PaidTwice',
  'PaidTooLate',
  'OrderCanceled',
  'AmountDiffers',
  'ByAdmin',
  'External',
  'Dispute',
] as const
export type RefundReason = (typeof refundReasons)[number]

/** Reasons of refunds that count as part of what was paid for an order, and not as a payment given back whole. */
export const partialReasons = ['ByAdmin', 'External', 'Dispute'] as const satisfies RefundReason[]

/** The state of a dispute at the buyer's bank. `NeedsResponse`: the bank waits for evidence. */
export const disputeStates = ['NeedsResponse', 'UnderReview', 'Won', 'Lost'] as const
export type DisputeState = (typeof disputeStates)[number]

/**
 * What a day's comparison found. `UnknownHere`: a payment that no order has. `UnknownThere`: a paid order whose payment
 * the gateway does not list. The others differ in what was paid, or in what went back.
 */
export const comparisonFindings = ['UnknownHere', 'UnknownThere', 'AmountDiffers', 'RefundDiffers'] as const
export type ComparisonFindingKind = (typeof comparisonFindings)[number]
