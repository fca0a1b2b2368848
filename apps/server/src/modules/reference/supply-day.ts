import { MINUTE_MS } from '@salvia/contract/durations'

const days = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Amsterdam' })

let known = { minute: Number.NaN, day: '' }

/** The calendar day of a moment where the seller is, as YYYY-MM-DD: rates and prices change at its midnight. */
export function supplyDay(at: Date): string {
  // Asked several times a request, and midnight falls on a whole minute: the answer for this minute is kept.
  const minute = Math.floor(at.getTime() / MINUTE_MS)
  if (known.minute !== minute) known = { minute, day: days.format(at) }
  return known.day
}
