import { type ProductStockStatus, productStockStatuses } from '@salvia/contract/words/catalogue'

export type StockColour = 'success' | 'warning' | 'error'

/** Of which a product can be sold (docs/specification.md, section 4, stock statuses). */
export const availableStatuses: readonly ProductStockStatus[] = [
  'InStock',
  'SpecialOrder',
  'OnBackOrder',
  'LimitedAvailability',
]

const colours: Record<ProductStockStatus, StockColour> = {
  InStock: 'success',
  OnBackOrder: 'success',
  SpecialOrder: 'warning',
  LimitedAvailability: 'warning',
  OutOfStock: 'error',
  Discontinued: 'error',
  NotInCatalog: 'error',
  Unknown: 'error',
}

/** Whether a product of this status can be sold. */
export const isAvailable = (status: ProductStockStatus): boolean => availableStatuses.includes(status)

/** Whether a product of this status is shown and may be put into a plan. */
export const isSelectable = (status: ProductStockStatus): boolean =>
  isAvailable(status) || status === 'OutOfStock'

/** Whether a sale reduces stock; other available statuses sell without stock. */
export const isSoldFromStock = (status: ProductStockStatus): boolean =>
  status === 'InStock' || status === 'LimitedAvailability'

/** Rank from 1 (best), in enum order. */
export const stockStatusRank = (status: ProductStockStatus): number =>
  productStockStatuses.indexOf(status) + 1

/** The status's colour. */
export const stockStatusColour = (status: ProductStockStatus): StockColour => colours[status]
