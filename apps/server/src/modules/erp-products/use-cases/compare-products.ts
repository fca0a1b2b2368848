import type { ErpProduct } from '../../../services/erp/erp.ts'
import { listSkus } from '../../catalogue/index.ts'
import { type Difference, keepDifferences } from '../data/erp-product-queries.ts'
import { type Reading, readErp } from './read-erp.ts'

type ShopProduct = Awaited<ReturnType<typeof listSkus>>[number]

function differencesOf(inErp: ErpProduct[], inShop: ShopProduct[]): Difference[] {
  const known = new Map(inShop.map((product) => [product.sku, product]))
  const erpSkus = Map.groupBy(inErp, ({ sku }) => sku)
  const ofErp = [...erpSkus].flatMap(([sku, all]): Difference[] => {
    const productId = known.get(sku)?.productId ?? null
    const name = all[0]?.name ?? ''
    if (all.length > 1) return [{ sku, finding: 'SkuTwice', name, productId }]
    return productId === null ? [{ sku, finding: 'NotInShop', name, productId }] : []
  })
  const ofShop = inShop
    .filter(({ sku, isActive }) => isActive && !erpSkus.has(sku))
    .map(({ sku, name, productId }): Difference => ({ sku, finding: 'NotInErp', name, productId }))
  return [...ofErp, ...ofShop]
}

/**
 * Compares the ERP's products with the shop's by SKU and keeps what differs: unknown here, unknown there, twice there.
 * Products that the shop does not sell any more are not missed in the ERP. Throws what the ERP refused; what differed
 * before then stays.
 */
export const compareProducts = (reading: Reading): Promise<void> =>
  readErp(reading, 'Products', (inErp) =>
    reading.db.transaction(async (tx) => {
      const differences = differencesOf(inErp, await listSkus(tx))
      await keepDifferences(tx, differences)
      return differences.length
    }),
  )
