import type { Seller } from '@salvia/contract/seller/admin-seller'

/** The seller as its form holds it: VAT numbers one a line. */
export const sellerDraft = ({ version: _, missing: __, vatIds, ...fields }: Seller) => ({
  ...fields,
  vatIds: vatIds.join('\n'),
})

export type SellerDraft = ReturnType<typeof sellerDraft>

/** What is sent of it: a number a line, or separated by commas. */
export const sellerInput = ({ vatIds, ...fields }: SellerDraft) => ({
  ...fields,
  vatIds: vatIds.split(/[\n,;]+/).flatMap((one) => one.trim() || []),
})
