/** How the ERP's products and the shop's differ. */
export const erpProductFindings = ['NotInShop', 'NotInErp', 'SkuTwice'] as const
export type ErpProductFinding = (typeof erpProductFindings)[number]
