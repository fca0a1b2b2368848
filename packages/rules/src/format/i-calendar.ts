/** One entry, every day for `days` days. */
export type CalendarEvent = {
  /** Stays the same when the file is made again, so that calendars replace what they have. */
  uid: string
  /** ISO date of the first day. */
  date: string
  /** `HH:MM` by whatever clock its reader has; null for the whole day. */
  time: string | null
  days: number
  summary: string
  description: string
}

/** Something that takes place once, at the same moment for everybody. */
export type CalendarAppointment = {
  uid: string
  /** ISO time. */
  startsAt: string
  minutes: number
  summary: string
  description: string
  /** Where it takes place; left out where that is not said. */
  location?: string | null
  /** How often it was changed: calendars keep the version with the highest. */
  sequence?: number
  /** E-mail addresses. */
  invitation?: { organizer: string; attendee: string }
}

/** What a calendar does with a file (RFC 5546): keep it, take an invitation, or take it back. */
export type CalendarMethod = 'PUBLISH' | 'REQUEST' | 'CANCEL'

type CalendarFile = {
  name: string
  method?: CalendarMethod
  /** ISO time of the last change of what is in it. */
  changedAt: string
  events: (CalendarEvent | CalendarAppointment)[]
}

/** RFC 5545, section 3.1: lines are at most 75 octets, without their break. */
const LINE_OCTETS = 75
const CONTROLS = /(?![\t\n])\p{Cc}/gu

/** Of UTF-8; letters beyond U+FFFF are two units of JavaScript's strings. */
function octets(letter: string): number {
  if (letter < '\u0080') return 1
  if (letter < '\u0800') return 2
  return letter.length === 1 ? 3 : 4
}

/** Folds between letters, never within one. */
function fold(line: string): string {
  let folded = ''
  let used = 0
  for (const letter of line) {
    const size = octets(letter)
    if (used + size > LINE_OCTETS) {
      folded += '\r\n '
      used = 1
    }
    folded += letter
    used += size
  }
  return folded
}

/** RFC 5545, section 3.3.11; lone halves of letters become U+FFFD. */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(CONTROLS, '')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n')

const compact = (text: string): string => text.replace(/[-:]|\.\d+/g, '')

/** A time without a zone floats: eight in the morning is eight wherever the reader is, and summer time moves nothing. */
function whenOf(event: CalendarEvent | CalendarAppointment): string[] {
  if ('startsAt' in event)
    return [`DTSTART:${compact(new Date(event.startsAt).toISOString())}`, `DURATION:PT${event.minutes}M`]
  const { date, time, days } = event
  const start =
    time === null ? `DTSTART;VALUE=DATE:${compact(date)}` : `DTSTART:${compact(date)}T${compact(time)}00`
  const length = time === null ? 'DURATION:P1D' : 'DURATION:PT15M'
  return days > 1 ? [start, length, `RRULE:FREQ=DAILY;COUNT=${days}`] : [start, length]
}

/** What takes place takes its people's time; what reminds does not. */
function agreedOf(event: CalendarEvent | CalendarAppointment, method: CalendarMethod): string[] {
  if (!('startsAt' in event)) return ['TRANSP:TRANSPARENT']
  const { sequence, location, invitation } = event
  const state = `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`
  return [
    ...(sequence === undefined ? [] : [`SEQUENCE:${sequence}`, state]),
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    ...(invitation
      ? [`ORGANIZER:mailto:${invitation.organizer}`, `ATTENDEE;RSVP=FALSE:mailto:${invitation.attendee}`]
      : []),
    'TRANSP:OPAQUE',
  ]
}

/** A calendar file (RFC 5545), in octets of UTF-8 once written. */
export function iCalendar({ name, method = 'PUBLISH', changedAt, events }: CalendarFile): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Salvia//Salvia//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      `UID:${event.uid}`,
      `DTSTAMP:${compact(changedAt)}`,
      ...whenOf(event),
      `SUMMARY:${escaped(event.summary)}`,
      `DESCRIPTION:${escaped(event.description)}`,
      ...agreedOf(event, method),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}
