/** `Opening`: the gateway is being called. `Closed`: abandoned for another attempt, or with the order. */
export const attemptStates = ['Opening', 'Open', 'Processing', 'Paid', 'Failed', 'Expired', 'Closed'] as const
export type AttemptState = (typeof attemptStates)[number]

export const refundStates = ['Waiting', 'Succeeded', 'Failed'] as const
export type RefundState = (typeof refundStates)[number]

/** `ByAdmin`: packs or an amount of a placed order; all others give a payment back. */
export const refundReasons = [
  'PaidTwice',
  'PaidTooLate',
  'OrderCanceled',
  'AmountDiffers',
  'ByAdmin',
] as const
export type RefundReason = (typeof refundReasons)[number]
