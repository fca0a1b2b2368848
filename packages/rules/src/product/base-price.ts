import type { Money } from '@salvia/contract/money'
import { roundHalfUp } from '../money/round-half-up.ts'
import { toThousandths } from '../plans/thousandths.ts'

/** What the pack counts by, how much of it there is, and what the contents weigh. */
export type PackContents = {
  sizeUnit: 'Piece' | 'Gram' | 'Milliliter'
  size: number | null
  netWeightGrams: number | null
}

export type BasePrice = { price: Money; per: 'Kilogram' | 'Litre' }

const THOUSAND_IN_THOUSANDTHS = 1_000_000

function measured({ sizeUnit, size, netWeightGrams }: PackContents): [number | null, BasePrice['per']] {
  if (sizeUnit === 'Milliliter') return [size, 'Litre']
  return [sizeUnit === 'Gram' ? (size ?? netWeightGrams) : netWeightGrams, 'Kilogram']
}

/**
 * The price of a kilogram or litre that must stand beside a price (Directive 98/6/EC, art. 3): by the volume of
 * liquids, else by the net weight. `null` when the contents are not known.
 */
export function basePrice(packPrice: Money, contents: PackContents): BasePrice | null {
  const [quantity, per] = measured(contents)
  const thousandths = toThousandths(quantity ?? 0)
  if (thousandths <= 0) return null
  const amount = roundHalfUp([packPrice.amount, THOUSAND_IN_THOUSANDTHS], thousandths)
  return { price: { ...packPrice, amount }, per }
}
