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

/** All requests, or those that the caller asked or joined. */
export const inquiryScopes = ['All', 'Own'] as const
