export const inquiryStatuses = [
  'Received',
  'SearchingForSupplier',
  'InContactWithSupplier',
  'ExpectedInStock',
  'CannotSupply',
  'Fulfilled',
  'Closed',
] as const
export type InquiryStatus = (typeof inquiryStatuses)[number]
