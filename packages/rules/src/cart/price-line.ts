import { type Money, subtract, times } from '@salvia/contract/money'
import { percentOf } from '../money/percent-of.ts'
import { addVat, vatContained } from '../money/vat.ts'

/** `unitNet` in the cart's currency, `discountPercentage` whole, `vatRate` in hundredths of a percent. */
export type LineToPrice = { unitNet: Money; quantity: number; discountPercentage: number; vatRate: number }

/** All gross but `vat`, which is contained in `paid`. */
export type LinePrice = { unitGross: Money; gross: Money; discount: Money; paid: Money; vat: Money }

/**
 * Price and discount of a line (docs/domain.md, Prices and VAT): each figure is rounded once; a free line has no VAT.
 */
export function priceLine({ unitNet, quantity, discountPercentage, vatRate }: LineToPrice): LinePrice {
  const unitGross = addVat(unitNet, vatRate)
  const gross = times(unitGross, quantity)
  const discount = percentOf(gross, discountPercentage)
  const paid = subtract(gross, discount)
  return { unitGross, gross, discount, paid, vat: vatContained(paid, vatRate) }
}
