import type { Money } from '@salvia/contract/money'
import { roundHalfUp } from '../money/round-half-up.ts'
import { toThousandths } from '../plans/thousandths.ts'

type Dose = { unitsPerDay: number; unitsPerPack: number }

/** What a day of this dose costs, from the price of one pack. Null when the pack or the dose is empty. */
export function pricePerDay(packPrice: Money, { unitsPerDay, unitsPerPack }: Dose): Money | null {
  const perPack = toThousandths(unitsPerPack)
  const perDay = toThousandths(unitsPerDay)
  if (perPack <= 0 || perDay <= 0) return null
  return { ...packPrice, amount: roundHalfUp([packPrice.amount, perDay], perPack) }
}
