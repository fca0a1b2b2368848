import type { PaymentStatus } from '@salvia/contract/words/orders'

/** While money may be on its way, or has come, nothing is to be paid again. */
export const isUnderWay = (status: PaymentStatus | null): boolean =>
  status === 'Processing' || status === 'Paid' || status === 'PartlyRefunded'
