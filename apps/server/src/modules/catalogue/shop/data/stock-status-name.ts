import type { StockStatus } from '@salvia/contract/catalogue/shop'
import type { ProductStockStatus } from '@salvia/contract/words/catalogue'
import { stockStatusRank } from '@salvia/rules/product/stock-status'
import type { z } from 'zod'

const names: Record<ProductStockStatus, string> = {
  InStock: 'In stock',
  OnBackOrder: 'Back order',
  SpecialOrder: 'Special order',
  LimitedAvailability: 'Limited',
  OutOfStock: 'Out of stock',
  Discontinued: 'Discontinued',
  NotInCatalog: 'Not in the catalogue',
  Unknown: 'To check',
}

/** A stock status as calls answer it; screens translate it by its id. */
export const describeStockStatus = (id: ProductStockStatus): z.infer<typeof StockStatus> => ({
  id,
  name: names[id],
  rank: stockStatusRank(id),
})
