import { CART_QUANTITY_LIMIT } from '@salvia/contract/words/limits'
import type { Duration } from '@salvia/contract/words/plans'
import { type Dose, type DoseUnknown, scheduleDose } from './dose-schedule.ts'
import { durationDays } from './duration-days.ts'
import { toThousandths } from './thousandths.ts'

export type SuppliedItem = Dose & {
  intakeFormatId: string | null
  product: {
    servingsPerContainer: number | null
    mainServing: { amount: number; intakeFormatId: string } | null
  }
}

export type SupplyUnknown = DoseUnknown | 'PackUnknown' | 'FormatDiffers'

export type Supply =
  | { isKnown: true; unitsPerDay: number; unitsPerPack: number }
  | { isKnown: false; reason: SupplyUnknown }

/** What an item uses a day and what a pack holds (docs/domain.md, Dose), or why that cannot be said. */
export function itemSupply(item: SuppliedItem): Supply {
  const schedule = scheduleDose(item)
  if (!schedule.isKnown) return schedule
  const { servingsPerContainer, mainServing } = item.product
  if (!servingsPerContainer || !mainServing?.amount) return { isKnown: false, reason: 'PackUnknown' }
  if (item.intakeFormatId !== mainServing.intakeFormatId) return { isKnown: false, reason: 'FormatDiffers' }
  const unitsPerPack = toThousandths(servingsPerContainer * mainServing.amount) / 1000
  return { isKnown: true, unitsPerDay: schedule.unitsPerDay, unitsPerPack }
}

/** Whole days that packs last; null when unknown. */
export function daysOfSupply(supply: Supply, packs: number): number | null {
  if (!supply.isKnown) return null
  return Math.floor((toThousandths(supply.unitsPerPack) * packs) / toThousandths(supply.unitsPerDay))
}

/** Packs that the duration needs, at most what a cart holds: one month's for open durations, one when unknown. */
export function suggestPacks(supply: Supply, duration: Duration | null): number {
  if (!supply.isKnown) return 1
  const units = toThousandths(supply.unitsPerDay) * durationDays(duration)
  return Math.min(Math.ceil(units / toThousandths(supply.unitsPerPack)), CART_QUANTITY_LIMIT)
}
