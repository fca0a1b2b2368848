import type { Seller } from '@salvia/contract/seller/admin-seller'

/** The seller as its form holds it. */
export const sellerDraft = ({ version: _, missing: __, vatIds, ...fields }: Seller) => ({
  ...fields,
  vatIds: vatIds.join('\n'),
})

export type SellerDraft = ReturnType<typeof sellerDraft>
