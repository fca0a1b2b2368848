import type { InquiryStatus } from '@salvia/contract/words/inquiries'

/** A change of status, as the history keeps it; the first has no `from`. */
export type InquiryMove = { from: InquiryStatus | null; to: InquiryStatus }

export const firstInquiryStatus: InquiryStatus = 'Received'

/** The next statuses of a request (docs/domain.md, Shortages and inquiries). */
const onward: Record<InquiryStatus, InquiryStatus[]> = {
  Received: ['SearchingForSupplier', 'CannotSupply', 'Closed'],
  SearchingForSupplier: ['InContactWithSupplier', 'CannotSupply', 'Closed'],
  InContactWithSupplier: ['ExpectedInStock', 'CannotSupply', 'Closed'],
  ExpectedInStock: ['Fulfilled', 'CannotSupply', 'Closed'],
  CannotSupply: ['Closed'],
  Fulfilled: ['Closed'],
  Closed: [],
}

const isOnward = ({ from, to }: InquiryMove): boolean => from !== null && onward[from].includes(to)

/** The statuses in which a supplier is still looked for; only these can be joined, or be found as doubles. */
export const openInquiryStatuses: InquiryStatus[] = [
  'Received',
  'SearchingForSupplier',
  'InContactWithSupplier',
  'ExpectedInStock',
]

/** Whether a supplier is still looked for. */
export const isInquiryOpen = (status: InquiryStatus): boolean => openInquiryStatuses.includes(status)

/** What the status can become: one step on, or back to where its last step on came from. `history` is oldest first. */
export function nextInquiryStatuses(status: InquiryStatus, history: InquiryMove[]): InquiryStatus[] {
  const cameFrom = history.findLast((move) => move.to === status && isOnward(move))?.from
  return cameFrom ? [...onward[status], cameFrom] : onward[status]
}
