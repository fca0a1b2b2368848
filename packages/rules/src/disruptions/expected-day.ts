import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import { dayIn, SUPPLY_TIME_ZONE } from '../format/days.ts'

/**
 * The first day on which a product of an active disruption is expected; null while nobody knows, and once that day is
 * over where it is counted: the product did not come, and when it does is not known any more.
 */
export const expectedDay = (expectedUntil: CalendarDay | null, now: Date): CalendarDay | null =>
  expectedUntil !== null && expectedUntil >= dayIn(SUPPLY_TIME_ZONE, now) ? expectedUntil : null
