import { MINUTE_MS } from '@salvia/contract/durations'

const days = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Amsterdam' })

let known = { minute: Number.NaN, day: '' }

/** The calendar day in the seller's time zone, as YYYY-MM-DD: rates and prices change at its midnight. */
export function supplyDay(at: Date): string {
  // Needed several times per request; since midnight is on a whole minute, the result is cached per minute.
  const minute = Math.floor(at.getTime() / MINUTE_MS)
  if (known.minute !== minute) known = { minute, day: days.format(at) }
  return known.day
}
