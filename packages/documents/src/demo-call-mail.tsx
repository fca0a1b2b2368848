import { Heading, Link, Text } from '@react-email/components'
import { render } from '@react-email/render'
import type { LanguageCode } from '@salvia/contract/words/locale'
import { formatInstant } from '@salvia/rules/format/format'
import { iCalendar } from '@salvia/rules/format/i-calendar'
import { plainName } from '@salvia/rules/outbox/typed-in-mails'
import { fullName } from '@salvia/rules/people/full-name'
import { colours, MailLayout } from './mail-layout.tsx'
import { MailButton } from './mail-parts.tsx'
import type { RenderedMail } from './order-placed-mail.tsx'
import { toPlainText } from './plain-text.ts'
import { say } from './say.ts'
import { whenOf } from './when-of.ts'

export type DemoCallMail = {
  languageCode: LanguageCode
  /** Of the reader (IANA). */
  timeZone: string
  /** `Erased`: its person had their data erased, which only the team is told. */
  happened: 'Booked' | 'Moved' | 'Canceled' | 'Erased'
  /** The team cancelled it, not its person. */
  isByTeam?: boolean
  firstName: string
  startsAt: string
  minutes: number
  /** Null: it is sent before the call. */
  joinUrl: string | null
  /** Changes the booking; of the mail to the team, opens its record. Null once that is gone. */
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
    profession: string
    countryCode: string | null
    message: string
  } | null
}

const cell = { fontSize: 14, lineHeight: '20px', margin: '0 0 12px' }

const subjectWordOf = ({ happened, person }: DemoCallMail) =>
  happened === 'Erased' || person
    ? (`demoCall.${happened}.team` as const)
    : (`demoCall.${happened}.subject` as const)

function leadOf(mail: DemoCallMail): string {
  const { languageCode: language, happened, isByTeam, person } = mail
  if (happened === 'Erased') return say(language, 'demoCall.Erased.lead')
  if (person) return subjectOf(mail)
  return say(language, isByTeam ? 'demoCall.Canceled.leadByTeam' : `demoCall.${happened}.lead`)
}

function subjectOf(mail: DemoCallMail): string {
  const { languageCode: language, startsAt, timeZone } = mail
  const when = formatInstant(startsAt, { language, style: 'time', timeZone })
  return say(language, subjectWordOf(mail), { when })
}

/** What the team is told: one line a fact, without labels, as mails are read in the team's own language. */
function factsOf({ firstName, lastName, ...said }: NonNullable<DemoCallMail['person']>): string[] {
  const { email, profession, countryCode, message } = said
  return [fullName({ firstName, lastName }), email, profession, countryCode ?? '', message].filter(Boolean)
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

function TeamPart({ mail }: { mail: DemoCallMail }) {
  const { languageCode: language, person, url } = mail
  return (
    <>
      {person && <Facts person={person} />}
      {url && <MailButton to={url}>{say(language, 'demoCall.open')}</MailButton>}
    </>
  )
}

const isToTeam = ({ happened, person }: DemoCallMail): boolean => happened === 'Erased' || person !== null

function DemoCallNotice({ mail }: { mail: DemoCallMail }) {
  const { languageCode: language } = mail
  const name = plainName(mail.firstName)
  const hello = name ? say(language, 'account.hello', { name }) : say(language, 'account.helloNobody')
  const lead = leadOf(mail)
  const heading = isToTeam(mail) ? subjectOf(mail) : hello
  const reason = say(language, isToTeam(mail) ? 'demoCall.teamReason' : 'demoCall.reason')
  return (
    <MailLayout language={language} preview={`${subjectOf(mail)}. ${lead}`} footer={reason}>
      <Heading as="h1" style={{ fontSize: 24, fontWeight: 600, margin: '0 0 8px' }}>
        {heading}
      </Heading>
      {lead !== heading && <Text style={cell}>{lead}</Text>}
      <Text style={{ ...cell, padding: 12, backgroundColor: colours.notice }}>{whenOf(mail)}</Text>
      {isToTeam(mail) ? <TeamPart mail={mail} /> : <OwnPart mail={mail} />}
    </MailLayout>
  )
}

/** What an entry says below its title; of a call that does not take place where to book another one, if it may be. */
function descriptionOf(mail: DemoCallMail): string {
  const { languageCode: language, happened, person, joinUrl, url, bookUrl } = mail
  if (happened === 'Erased') return ''
  if (person) return [...factsOf(person), url].join('\n')
  if (happened === 'Canceled') return bookUrl ? `${say(language, 'demoCall.again')}: ${bookUrl}` : ''
  const place = joinUrl ?? say(language, 'demoCall.placeLater')
  return [place, `${say(language, 'demoCall.change')}: ${url}`].join('\n')
}

function calendarOf(mail: DemoCallMail): NonNullable<RenderedMail['calendar']> {
  const { languageCode: language, happened, uid, sequence, changedAt, organizer, attendee } = mail
  const method = happened === 'Canceled' || happened === 'Erased' ? 'CANCEL' : 'REQUEST'
  const { startsAt, minutes, joinUrl, person } = mail
  const title = say(language, 'demoCall.title')
  const summary = person ? `${title}: ${fullName(person)}` : title
  const description = descriptionOf(mail)
  const location = method === 'CANCEL' ? null : joinUrl
  const event = { uid, startsAt, minutes, summary, description, location, sequence }
  const events = [{ ...event, invitation: { organizer, attendee } }]
  return { method, file: iCalendar({ name: title, method, changedAt, events }) }
}

/** Tells a person, or the team, of a demo call in their language and time zone, with a calendar file. */
export async function renderDemoCallMail(mail: DemoCallMail): Promise<RenderedMail> {
  const html = await render(<DemoCallNotice mail={mail} />)
  return { subject: subjectOf(mail), html, text: toPlainText(html), calendar: calendarOf(mail) }
}
