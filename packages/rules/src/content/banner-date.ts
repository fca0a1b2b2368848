import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import { instantIn } from '../demo-calls/demo-slots.ts'
import { SUPPLY_TIME_ZONE } from '../format/days.ts'

const DAY_LENGTH = 'YYYY-MM-DD'.length
const MINUTE_LENGTH = 'YYYY-MM-DDTHH:MM'.length
const HOUR = /T(\d{2})/

const isDay = (date: string): date is CalendarDay => date.length === DAY_LENGTH
const hasOffset = (date: string): boolean => /(?:Z|[+-]\d{2}:?\d{2})$/.test(date.slice(DAY_LENGTH))

const minuteOf = (wall: string): number | null =>
  instantIn(SUPPLY_TIME_ZONE, wall.slice(0, DAY_LENGTH), wall.slice(DAY_LENGTH + 1, MINUTE_LENGTH))

/** As if the clock had not been set: an hour that summer time skips is the next one. */
const hourLater = (wall: string): string =>
  wall.replace(HOUR, (_, hour: string) => `T${String(Number(hour) + 1).padStart(2, '0')}`)

/**
 * The date of a banner as an editor wrote it: a day stays one, a moment is told in UTC. A time without an offset is that
 * of the seller's clock.
 */
export function readBannerDate(written: string): CalendarDay | string {
  if (isDay(written)) return written
  if (hasOffset(written)) return new Date(written).toISOString()
  const minute = minuteOf(written) ?? Number(minuteOf(hourLater(written)))
  const seconds = Number(written.slice(MINUTE_LENGTH + 1) || 0)
  return new Date(minute + seconds * 1000).toISOString()
}
