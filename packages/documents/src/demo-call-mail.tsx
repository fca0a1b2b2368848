import { Heading, Link, Text } from '@react-email/components'
import { render } from '@react-email/render'
import { MINUTE_MS } from '@salvia/contract/durations'
import type { LanguageCode } from '@salvia/contract/words/locale'
import { formatInstant } from '@salvia/rules/format/format'
import { iCalendar } from '@salvia/rules/format/i-calendar'
import { plainName } from '@salvia/rules/people/plain-name'
import { colours, MailLayout } from './mail-layout.tsx'
import { MailButton } from './mail-parts.tsx'
import type { RenderedMail } from './order-placed-mail.tsx'
import { toPlainText } from './plain-text.ts'
import { say } from './say.ts'

export type DemoCallMail = {
  languageCode: LanguageCode
  /** Of the reader (IANA). */
  timeZone: string
  happened: 'Booked' | 'Moved' | 'Canceled'
  firstName: string
  startsAt: string
  minutes: number
  /** Null: it is sent before the call. */
  joinUrl: string | null
  /** Changes the booking; null in the mail to the team. */
  url: string | null
  /** Where another call is booked; null in the mail to the team. */
  bookUrl: string | null
  uid: string
  sequence: number
  changedAt: string
  /** E-mail addresses of the calendar file. */
  organizer: string
  attendee: string
  /** What was said of the person, for the team; null in the person's own mail. */
  person: {
    firstName: string
    lastName: string
    email: string
    phone: string
    profession: string
    countryCode: string | null
    message: string
  } | null
}

const cell = { fontSize: 14, lineHeight: '20px', margin: '0 0 12px' }

/** The time by the reader's own clock, with the zone, as the reader may be elsewhere when reading. */
function whenOf({ languageCode: language, timeZone, startsAt, minutes }: DemoCallMail): string {
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

function subjectOf(mail: DemoCallMail): string {
  const { languageCode: language, happened, startsAt, timeZone, person } = mail
  const when = formatInstant(startsAt, { language, style: 'time', timeZone })
  return say(language, person ? `demoCall.${happened}.team` : `demoCall.${happened}.subject`, { when })
}

/** What the team is told: one line a fact, without labels, as mails are read in the team's own language. */
function factsOf({ firstName, lastName, ...said }: NonNullable<DemoCallMail['person']>): string[] {
  const { email, phone, profession, countryCode, message } = said
  return [`${firstName} ${lastName}`, email, phone, profession, countryCode ?? '', message].filter(Boolean)
}

function Place({ mail: { languageCode: language, joinUrl } }: { mail: DemoCallMail }) {
  if (joinUrl === null) return <Text style={cell}>{say(language, 'demoCall.placeLater')}</Text>
  return (
    <Text style={cell}>
      {say(language, 'demoCall.place', { place: '' })}
      <Link href={joinUrl} style={{ color: colours.green, wordBreak: 'break-all' }}>
        {joinUrl}
      </Link>
    </Text>
  )
}

const Facts = ({ person }: { person: NonNullable<DemoCallMail['person']> }) =>
  factsOf(person).map((fact) => (
    <Text key={fact} style={{ ...cell, whiteSpace: 'pre-line' }}>
      {fact}
    </Text>
  ))

function OwnPart({ mail }: { mail: DemoCallMail }) {
  const { languageCode: language, happened, url, bookUrl } = mail
  if (happened === 'Canceled')
    return bookUrl && <MailButton to={bookUrl}>{say(language, 'demoCall.again')}</MailButton>
  return (
    <>
      <Place mail={mail} />
      {url && <MailButton to={url}>{say(language, 'demoCall.change')}</MailButton>}
    </>
  )
}

function DemoCallNotice({ mail }: { mail: DemoCallMail }) {
  const { languageCode: language, happened, person } = mail
  const name = plainName(mail.firstName)
  const hello = name ? say(language, 'account.hello', { name }) : say(language, 'account.helloNobody')
  const lead = person ? subjectOf(mail) : say(language, `demoCall.${happened}.lead`)
  const reason = say(language, person ? 'demoCall.teamReason' : 'demoCall.reason')
  return (
    <MailLayout language={language} preview={`${subjectOf(mail)}. ${lead}`} footer={reason}>
      <Heading as="h1" style={{ fontSize: 24, fontWeight: 600, margin: '0 0 8px' }}>
        {person ? lead : hello}
      </Heading>
      {!person && <Text style={cell}>{lead}</Text>}
      <Text style={{ ...cell, padding: 12, backgroundColor: colours.notice }}>{whenOf(mail)}</Text>
      {person ? <Facts person={person} /> : <OwnPart mail={mail} />}
    </MailLayout>
  )
}

function calendarOf(mail: DemoCallMail): NonNullable<RenderedMail['calendar']> {
  const { languageCode: language, happened, uid, sequence, changedAt, organizer, attendee } = mail
  const method = happened === 'Canceled' ? 'CANCEL' : 'REQUEST'
  const { startsAt, minutes, joinUrl, url, person } = mail
  const title = say(language, 'demoCall.title')
  const summary = person ? `${title}: ${person.firstName} ${person.lastName}` : title
  const description = person
    ? factsOf(person).join('\n')
    : [joinUrl ?? say(language, 'demoCall.placeLater'), `${say(language, 'demoCall.change')}: ${url}`].join(
        '\n',
      )
  const event = { uid, startsAt, minutes, summary, description, location: joinUrl, sequence }
  const events = [{ ...event, invitation: { organizer, attendee } }]
  return { method, file: iCalendar({ name: title, method, changedAt, events }) }
}

/** Tells a person, or the team, of a demo call in their language and time zone, with a calendar file. */
export async function renderDemoCallMail(mail: DemoCallMail): Promise<RenderedMail> {
  const html = await render(<DemoCallNotice mail={mail} />)
  return { subject: subjectOf(mail), html, text: toPlainText(html), calendar: calendarOf(mail) }
}
