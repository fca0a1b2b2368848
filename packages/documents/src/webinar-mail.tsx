import { Heading, Link, Text } from '@react-email/components'
import { render } from '@react-email/render'
import type { LanguageCode } from '@salvia/contract/words/locale'
import { iCalendar } from '@salvia/rules/format/i-calendar'
import { plainName } from '@salvia/rules/outbox/typed-in-mails'
import { colours, MailLayout } from './mail-layout.tsx'
import { MailButton } from './mail-parts.tsx'
import type { RenderedMail } from './order-placed-mail.tsx'
import { toPlainText } from './plain-text.ts'
import { say } from './say.ts'
import { whenOf } from './when-of.ts'

export type WebinarMail = {
  languageCode: LanguageCode
  /** Of the reader (IANA). */
  timeZone: string
  happened: 'Registered' | 'Recorded'
  firstName: string
  title: string
  description: string
  startsAt: string
  minutes: number
  /** Null: the page of the webinar will say it. */
  joinUrl: string | null
  recordingUrl: string | null
  /** The page of the webinar. */
  url: string
  uid: string
  changedAt: string
}

const cell = { fontSize: 14, lineHeight: '20px', margin: '0 0 12px' }

const Place = ({ mail: { languageCode: language, joinUrl } }: { mail: WebinarMail }) => (
  <Text style={cell}>
    {say(language, joinUrl === null ? 'webinar.placeLater' : 'webinar.place')}
    {joinUrl && (
      <Link href={joinUrl} style={{ color: colours.green, wordBreak: 'break-all' }}>
        {joinUrl}
      </Link>
    )}
  </Text>
)

const subjectOf = ({ languageCode, happened, title }: WebinarMail): string =>
  say(languageCode, `webinar.${happened}.subject`, { title })

function WebinarNotice({ mail }: { mail: WebinarMail }) {
  const { languageCode: language, happened, title, recordingUrl, url } = mail
  const name = plainName(mail.firstName)
  const lead = say(language, `webinar.${happened}.lead`)
  const isRecorded = happened === 'Recorded'
  return (
    <MailLayout
      language={language}
      preview={`${subjectOf(mail)}. ${lead}`}
      footer={say(language, 'webinar.reason')}
    >
      <Heading as="h1" style={{ fontSize: 24, fontWeight: 600, margin: '0 0 8px' }}>
        {name ? say(language, 'account.hello', { name }) : say(language, 'account.helloNobody')}
      </Heading>
      <Text style={cell}>{lead}</Text>
      <Text style={{ ...cell, padding: 12, backgroundColor: colours.notice }}>
        {title}
        <br />
        {whenOf(mail)}
      </Text>
      {!isRecorded && <Place mail={mail} />}
      <MailButton to={isRecorded ? (recordingUrl ?? url) : url}>
        {say(language, isRecorded ? 'webinar.watch' : 'webinar.open')}
      </MailButton>
    </MailLayout>
  )
}

function calendarOf(mail: WebinarMail): NonNullable<RenderedMail['calendar']> {
  const { uid, startsAt, minutes, title, description, joinUrl, url, changedAt } = mail
  const event = { uid, startsAt, minutes, summary: title, location: joinUrl }
  const events = [{ ...event, description: `${description}\n${url}` }]
  return { method: 'PUBLISH', file: iCalendar({ name: title, method: 'PUBLISH', changedAt, events }) }
}

/** Tells who registered for a webinar that they did, with a calendar file, or where its recording is. */
export async function renderWebinarMail(mail: WebinarMail): Promise<RenderedMail> {
  const html = await render(<WebinarNotice mail={mail} />)
  const told = { subject: subjectOf(mail), html, text: toPlainText(html) }
  return mail.happened === 'Recorded' ? told : { ...told, calendar: calendarOf(mail) }
}
