import type { ProductStockStatus } from '@salvia/contract/words/catalogue'
import { isAvailable, isSoldFromStock } from '../product/stock-status.ts'

/** Sales data of a product. `stock` is the available quantity, null if untracked. */
export type SellableProduct = {
  isActive: boolean
  isHidden: boolean
  stockStatus: ProductStockStatus
  stock: number | null
  restrictedCountries: string[]
}

/**
 * `vat` is null without a dated rate for the country; its rate is null in a special territory whose rate is unknown.
 */
export type SellableLine = {
  product: SellableProduct
  quantity: number
  vat: { taxRate: number | null } | null
}

export type SaleProblem = 'NotAvailable' | 'NotShippable' | 'NotEnoughStock' | 'NoVatRate' | 'PlaceNotServed'

/** `ReplacedInPlan`: its plan has another product in its place, so that the buyer has to say what is wanted. */
export type LineProblem = SaleProblem | 'ReplacedInPlan'

/** Why a line cannot be sold in the cart's country; null if it can. Such lines are marked and block finalizing. */
export function findLineProblem(line: SellableLine, countryCode: string): SaleProblem | null {
  const { product } = line
  if (!product.isActive || product.isHidden || !isAvailable(product.stockStatus)) return 'NotAvailable'
  if (product.restrictedCountries.includes(countryCode)) return 'NotShippable'
  if (line.vat === null) return 'NoVatRate'
  if (line.vat.taxRate === null) return 'PlaceNotServed'
  return lacksStock(product, line.quantity) ? 'NotEnoughStock' : null
}

const lacksStock = (product: SellableProduct, quantity: number) =>
  isSoldFromStock(product.stockStatus) && product.stock !== null && quantity > product.stock
