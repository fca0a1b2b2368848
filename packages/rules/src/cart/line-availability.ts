import type { ProductStockStatus } from '@salvia/contract/words/catalogue'
import { isAvailable, isSoldFromStock } from '../product/stock-status.ts'

/** What the catalogue says about selling a product. `stock` is what is free to sell, null when it is not counted. */
export type SellableProduct = {
  isActive: boolean
  isHidden: boolean
  stockStatus: ProductStockStatus
  stock: number | null
  restrictedCountries: string[]
}

/** `vatRate` is null where no dated rate is known for the country. */
export type SellableLine = { product: SellableProduct; quantity: number; vatRate: number | null }

export type LineProblem = 'NotAvailable' | 'NotShippable' | 'NotEnoughStock' | 'NoVatRate'

/** Why a line cannot be sold in the cart's country; null when it can. Such a line is marked and blocks finalize. */
export function findLineProblem(line: SellableLine, countryCode: string): LineProblem | null {
  const { product } = line
  if (!product.isActive || product.isHidden || !isAvailable(product.stockStatus)) return 'NotAvailable'
  if (product.restrictedCountries.includes(countryCode)) return 'NotShippable'
  if (line.vatRate === null) return 'NoVatRate'
  return lacksStock(product, line.quantity) ? 'NotEnoughStock' : null
}

const lacksStock = (product: SellableProduct, quantity: number) =>
  isSoldFromStock(product.stockStatus) && product.stock !== null && quantity > product.stock
