import { MINUTE_MS } from '@salvia/contract/durations'
import type { LanguageCode } from '@salvia/contract/words/locale'
import { formatInstant } from '@salvia/rules/format/format'
import { say } from './say.ts'

type Appointment = {
  languageCode: LanguageCode
  /** Of the reader (IANA). */
  timeZone: string
  startsAt: string
  minutes: number
}

/** When something takes place, by the reader's own clock, with the zone, as the reader may be elsewhere when reading. */
export function whenOf({ languageCode: language, timeZone, startsAt, minutes }: Appointment): string {
  const write = (instant: string, style: 'weekday' | 'clock') =>
    formatInstant(instant, { language, style, timeZone })
  const end = new Date(Date.parse(startsAt) + minutes * MINUTE_MS).toISOString()
  return say(language, 'demoCall.when', {
    day: write(startsAt, 'weekday'),
    from: write(startsAt, 'clock'),
    to: write(end, 'clock'),
    zone: timeZone.replaceAll('_', ' '),
  })
}
