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

/**
 * `vat` is null where no dated rate is known for the country; its rate is null at a place inside the country that has
 * VAT of its own of which no rate is known.
 */
export type SellableLine = {
  product: SellableProduct
  quantity: number
  vat: { taxRate: number | null } | null
}

export type LineProblem = 'NotAvailable' | 'NotShippable' | 'NotEnoughStock' | 'NoVatRate' | 'PlaceNotServed'

/** Why a line cannot be sold in the cart's country; null when it can. Such a line is marked and blocks finalize. */
export function findLineProblem(line: SellableLine, countryCode: string): LineProblem | null {
  const { product } = line
  if (!product.isActive || product.isHidden || !isAvailable(product.stockStatus)) return 'NotAvailable'
  if (product.restrictedCountries.includes(countryCode)) return 'NotShippable'
  if (line.vat === null) return 'NoVatRate'
  if (line.vat.taxRate === null) return 'PlaceNotServed'
  return lacksStock(product, line.quantity) ? 'NotEnoughStock' : null
}

const lacksStock = (product: SellableProduct, quantity: number) =>
  isSoldFromStock(product.stockStatus) && product.stock !== null && quantity > product.stock
