import { Heading, Link, Text } from '@react-email/components'
import { render } from '@react-email/render'
import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import type { InquiryStatus } from '@salvia/contract/words/inquiries'
import type { LanguageCode } from '@salvia/contract/words/locale'
import { formatDate } from '@salvia/rules/format/format'
import { plainName, unlinkedLine } from '@salvia/rules/outbox/typed-in-mails'
import { colours, MailLayout } from './mail-layout.tsx'
import { MailButton } from './mail-parts.tsx'
import type { RenderedMail } from './order-placed-mail.tsx'
import { toPlainText } from './plain-text.ts'
import { say } from './say.ts'

export type ProductInquiryMail = {
  languageCode: LanguageCode
  /** Empty when it is not known. */
  firstName: string
  status: InquiryStatus
  /** Brand and name of what was asked for. */
  asked: string
  /** The team's words; may be empty. */
  message: string
  expectedDate: CalendarDay | null
  /** What fulfils it. */
  productName: string | null
  url: string
  /** Joins the request; null for who has joined. */
  joinUrl: string | null
}

const cell = { fontSize: 14, lineHeight: '20px', margin: '0 0 12px' }

const isAwaited = (status: InquiryStatus) =>
  status !== 'Fulfilled' && status !== 'CannotSupply' && status !== 'Closed'

/** The status in a sentence, then the expected day where it is still to come. */
function sentencesOf({ languageCode, status, asked, expectedDate, productName }: ProductInquiryMail) {
  const day = isAwaited(status) && expectedDate !== null ? formatDate(expectedDate, languageCode) : null
  return [
    say(languageCode, `inquiry.${status}`, { asked, product: productName ?? asked }),
    ...(day === null ? [] : [say(languageCode, 'inquiry.expected', { day })]),
  ]
}

function InquiryNotice({ mail }: { mail: ProductInquiryMail }) {
  const { languageCode: language, status, joinUrl } = mail
  const name = plainName(mail.firstName)
  const sentences = sentencesOf(mail)
  return (
    <MailLayout language={language} preview={sentences[0] ?? ''} footer={say(language, 'inquiry.reason')}>
      <Heading as="h1" style={{ fontSize: 24, fontWeight: 600, margin: '0 0 8px' }}>
        {name ? say(language, 'account.hello', { name }) : say(language, 'account.helloNobody')}
      </Heading>
      {sentences.map((text) => (
        <Text key={text} style={cell}>
          {text}
        </Text>
      ))}
      {mail.message && (
        <Text style={{ ...cell, padding: 12, backgroundColor: colours.notice, whiteSpace: 'pre-line' }}>
          {mail.message}
        </Text>
      )}
      {joinUrl !== null && isAwaited(status) ? (
        <>
          <Text style={cell}>{say(language, 'inquiry.joinLead')}</Text>
          <MailButton to={joinUrl}>{say(language, 'inquiry.join')}</MailButton>
          <Text style={{ ...cell, margin: '12px 0 0' }}>
            <Link href={mail.url} style={{ color: colours.green }}>
              {say(language, 'inquiry.see')}
            </Link>
          </Text>
        </>
      ) : (
        <MailButton to={mail.url}>
          {say(language, status === 'Fulfilled' ? 'inquiry.seeProduct' : 'inquiry.see')}
        </MailButton>
      )}
    </MailLayout>
  )
}

/** Tells who waits for a product of the status of its request, in their language, with a plain-text part. */
export async function renderProductInquiryMail(given: ProductInquiryMail): Promise<RenderedMail> {
  const mail = { ...given, asked: unlinkedLine(given.asked) }
  const html = await render(<InquiryNotice mail={mail} />)
  return {
    subject: say(mail.languageCode, 'inquiry.subject', { asked: mail.asked }),
    html,
    text: toPlainText(html),
  }
}
