import type { DoseSchedule } from '@salvia/contract/plans/dose-schedule'
import { CART_QUANTITY_LIMIT, DAYS_PER_MONTH } from '@salvia/contract/words/limits'
import type { Duration } from '@salvia/contract/words/plans'
import {
  type DoseCalendar,
  dayOfShortage,
  doseCalendar,
  FURTHEST_DAY,
  unitsBetween,
} from './dose-calendar.ts'
import type { Dose, DoseUnknown } from './dose-schedule.ts'
import { plannedDays } from './duration-days.ts'
import { toThousandths } from './thousandths.ts'

export type SuppliedItem = Dose & {
  schedule: DoseSchedule | null
  intakeFormatId: string | null
  product: {
    servingsPerContainer: number | null
    mainServing: { amount: number; intakeFormatId: string } | null
  }
}

export type SupplyUnknown = DoseUnknown | 'PackUnknown' | 'FormatDiffers'

/** `calendar` is that of the dose alone: packs last on after the item's duration. */
export type KnownSupply = { isKnown: true; calendar: DoseCalendar; unitsPerPack: number }
export type Supply = KnownSupply | { isKnown: false; reason: SupplyUnknown }

/** What an item uses day by day and what a pack holds (docs/domain.md, Dose), or why that cannot be said. */
export function itemSupply(item: SuppliedItem): Supply {
  const { intakeAmount, intakeTime, schedule } = item
  const calendar = doseCalendar({ intakeAmount, intakeTime, schedule, duration: null })
  if (!calendar.isKnown) return calendar
  const { servingsPerContainer, mainServing } = item.product
  if (!servingsPerContainer || !mainServing?.amount) return { isKnown: false, reason: 'PackUnknown' }
  if (item.intakeFormatId !== mainServing.intakeFormatId) return { isKnown: false, reason: 'FormatDiffers' }
  const unitsPerPack = toThousandths(servingsPerContainer * mainServing.amount) / 1000
  return { isKnown: true, calendar, unitsPerPack }
}

/**
 * Whole days that packs last from the item's first day on, days without included; null when unknown. All days of a dose
 * that ends before its packs do, and at most ten years.
 */
export function daysOfSupply(supply: Supply, packs: number): number | null {
  if (!supply.isKnown) return null
  const { calendar, unitsPerPack } = supply
  const units = (toThousandths(unitsPerPack) * packs) / 1000
  const day = dayOfShortage(calendar, units) ?? calendar.endDay
  return day === null ? FURTHEST_DAY : day - calendar.firstDay
}

/** Days for which an item is planned: those of its duration or of its phases, whichever end first; null when both are open. */
export function lastDays({ firstDay, endDay }: DoseCalendar, duration: Duration | null): number | null {
  const planned = plannedDays(duration)
  if (endDay === null) return planned
  const ofPhases = endDay - firstDay
  return Math.min(planned ?? ofPhases, ofPhases)
}

/** Days of an item that are planned and bought: one month of those that are open. */
export const boughtDays = (calendar: DoseCalendar, duration: Duration | null): number =>
  lastDays(calendar, duration) ?? DAYS_PER_MONTH

/** Packs that the days of an item need, at most what a cart holds: one month's for open ones, one when unknown. */
export function suggestPacks(supply: Supply, duration: Duration | null): number {
  if (!supply.isKnown) return 1
  const { calendar, unitsPerPack } = supply
  const from = calendar.firstDay
  const units = unitsBetween(calendar, { from, to: from + boughtDays(calendar, duration) })
  return Math.min(Math.ceil(toThousandths(units) / toThousandths(unitsPerPack)), CART_QUANTITY_LIMIT)
}

/** Units of an average day: over the first month of the item, or all its days when they are fewer. */
export function averagePerDay(
  { calendar }: KnownSupply,
  duration: Duration | null,
): { units: number; days: number } {
  const days = Math.min(boughtDays(calendar, duration), DAYS_PER_MONTH)
  const from = calendar.firstDay
  return { units: unitsBetween(calendar, { from, to: from + days }), days }
}
