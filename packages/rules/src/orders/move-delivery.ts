import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import { addBusinessDays } from '../cart/business-days.ts'

/** Earliest and latest arrival of a parcel, and what it holds. */
type Parcel = { from: CalendarDay; to: CalendarDay; productIds: string[] }

function businessDaysBetween(from: string, to: string): number {
  let days = 0
  while (addBusinessDays(from, days) < to) days += 1
  return days
}

/**
 * When the parcels arrive that waited for `late` products: as many business days after `days.to`, on which they are
 * complete, as they were to take from `days.from`, on which they were ordered. Other parcels keep their dates.
 */
export function moveDelivery(
  parcels: Parcel[],
  days: { from: string; to: string },
  late: string[],
): Parcel[] {
  const moved = (day: string): CalendarDay => addBusinessDays(days.to, businessDaysBetween(days.from, day))
  return parcels.map((parcel) =>
    parcel.productIds.some((id) => late.includes(id))
      ? { ...parcel, from: moved(parcel.from), to: moved(parcel.to) }
      : parcel,
  )
}
