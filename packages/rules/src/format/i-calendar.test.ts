import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CalendarEvent, iCalendar } from './i-calendar.ts'

const event = (rest: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: 'plan.Morning.0@salvia',
  date: '2026-03-28',
  time: '08:00',
  days: 14,
  summary: 'Morning',
  description: '2 capsules Iron',
  ...rest,
})

const fileOf = (...events: CalendarEvent[]) =>
  iCalendar({ name: 'Sleep', changedAt: '2026-03-01T10:20:30.456Z', events })

const octetsOf = (line: string) => encodeURIComponent(line).replace(/%../g, '.').length

const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')
const descriptionOf = (description: string) =>
  unfolded(fileOf(event({ description }))).find((line) => line.startsWith('DESCRIPTION:'))

test('an entry floats: it has a clock time without a zone, on as many days as are counted', () => {
  expect(fileOf(event())).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Salvia//Salvia//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:Sleep',
      'BEGIN:VEVENT',
      'UID:plan.Morning.0@salvia',
      'DTSTAMP:20260301T102030Z',
      'DTSTART:20260328T080000',
      'DURATION:PT15M',
      'RRULE:FREQ=DAILY;COUNT=14',
      'SUMMARY:Morning',
      'DESCRIPTION:2 capsules Iron',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  )
})

test('an entry of one day has no rule, and one without a time is the whole day', () => {
  const lines = unfolded(fileOf(event({ days: 1, time: null })))
  expect(lines.filter((line) => /^(DTSTART|DURATION|RRULE)/.test(line))).toEqual([
    'DTSTART;VALUE=DATE:20260328',
    'DURATION:P1D',
  ])
})

test('what has a meaning in the file is escaped, and what has none in a text is left out', () => {
  expect(descriptionOf('a; b, c\\d\r\ne\rf\ng\u0000\tz:')).toBe(
    'DESCRIPTION:a\\; b\\, c\\\\d\\ne\\nf\\ng\tz:',
  )
  expect(descriptionOf('BEGIN:VEVENT\nEND:VCALENDAR')).toBe('DESCRIPTION:BEGIN:VEVENT\\nEND:VCALENDAR')
  expect(descriptionOf('half \ud83d')).toBe('DESCRIPTION:half \ufffd')
})

test.for([
  { text: 'x'.repeat(63), lines: 1 },
  { text: 'x'.repeat(64), lines: 2 },
  { text: `${'x'.repeat(61)}é`, lines: 1 },
  { text: `${'x'.repeat(62)}é`, lines: 2 },
  { text: `${'x'.repeat(60)}‰`, lines: 1 },
  { text: `${'x'.repeat(61)}‰`, lines: 2 },
  { text: `${'x'.repeat(59)}💊`, lines: 1 },
  { text: `${'x'.repeat(60)}💊`, lines: 2 },
])('a line holds 75 octets, and a letter is never parted: $text', ({ text, lines }) => {
  const file = fileOf(event({ description: text }))
  const [, folded = ''] = /(DESCRIPTION:.*?)\r\nTRANSP/s.exec(file) ?? []
  expect(folded.split('\r\n')).toHaveLength(lines)
  expect(folded.replaceAll('\r\n ', '')).toBe(`DESCRIPTION:${text}`)
})

test('whatever is written comes back, in lines of at most 75 octets', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const file = fileOf(event({ summary: text, description: text }))
      expect(file.split('\r\n').every((line) => octetsOf(line) <= 75)).toBe(true)
      const read = (descriptionOf(text) ?? '')
        .slice('DESCRIPTION:'.length)
        .replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign))
      const kept = text.replace(/\r\n?/g, '\n').replace(/(?![\t\n])\p{Cc}/gu, '')
      expect(read).toBe(kept)
    }),
  )
})

test('an appointment is at one moment wherever its reader is, at its place, and takes time', () => {
  const appointment = {
    ...{ uid: 'webinar.zinc@salvia', summary: 'Zinc', description: 'All of it' },
    ...{ startsAt: '2026-12-01T19:00:00+01:00', minutes: 45, location: 'https://meet.example/zinc' },
  }
  const file = iCalendar({ name: 'Zinc', changedAt: '2026-11-01T10:00:00Z', events: [appointment] })
  const said = ['DTSTART:20261201T180000Z', 'DURATION:PT45M', 'LOCATION:https://meet.example/zinc']
  expect(unfolded(file)).toEqual(expect.arrayContaining([...said, 'TRANSP:OPAQUE']))
  expect(file).not.toMatch(/SEQUENCE|STATUS/)
})

test('what is agreed takes time, is known by its version, and is taken back by the same name', () => {
  const call = {
    ...{
      uid: 'demo-call.1@salvia',
      summary: 'Demo',
      description: 'A call',
      location: 'https://meet.example/a,b',
    },
    ...{ startsAt: '2026-12-01T09:30:00Z', minutes: 30, sequence: 2 },
    invitation: { organizer: 'hello@salvia.example', attendee: 'mia@post.example' },
  }
  const read = (method: 'REQUEST' | 'CANCEL') =>
    unfolded(iCalendar({ name: 'Demo', method, changedAt: '2026-11-01T10:00:00Z', events: [call] }))
  const agreed = [
    ...['UID:demo-call.1@salvia', 'SEQUENCE:2', 'LOCATION:https://meet.example/a\\,b', 'TRANSP:OPAQUE'],
    ...['ORGANIZER:mailto:hello@salvia.example', 'ATTENDEE;RSVP=FALSE:mailto:mia@post.example'],
  ]
  expect(read('REQUEST')).toEqual(expect.arrayContaining([...agreed, 'METHOD:REQUEST', 'STATUS:CONFIRMED']))
  expect(read('CANCEL')).toEqual(expect.arrayContaining([...agreed, 'METHOD:CANCEL', 'STATUS:CANCELLED']))
  const bare = { ...call, location: null, invitation: undefined }
  const { invitation: _, ...published } = bare
  const file = iCalendar({ name: 'Demo', changedAt: '2026-11-01T10:00:00Z', events: [published] })
  expect(file).not.toMatch(/LOCATION|ORGANIZER|ATTENDEE/)
})
