import type { Seller } from '@salvia/contract/seller/admin-seller'

/** The seller's form: VAT numbers one per line. */
export const sellerDraft = ({ version: _, missing: __, vatIds, ...fields }: Seller) => ({
  ...fields,
  vatIds: vatIds.join('\n'),
})

export type SellerDraft = ReturnType<typeof sellerDraft>

/** The seller's payload: VAT numbers by line or comma. */
export const sellerInput = ({ vatIds, ...fields }: SellerDraft) => ({
  ...fields,
  vatIds: vatIds.split(/[\n,;]+/).flatMap((one) => one.trim() || []),
})
