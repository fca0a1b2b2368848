import { Button, Heading, Text } from '@react-email/components'
import { render } from '@react-email/render'
import type { LanguageCode } from '@salvia/contract/words/locale'
import { formatDate } from '@salvia/rules/format/format'
import { plainName } from '@salvia/rules/people/plain-name'
import { colours, MailLayout } from './mail-layout.tsx'
import type { RenderedMail } from './order-placed-mail.tsx'
import { toPlainText } from './plain-text.ts'
import { say } from './say.ts'

export type OrderShippedMail = {
  languageCode: LanguageCode
  number: string
  firstName: string
  orderUrl: string
  carrier: string
  trackingUrl: string | null
  /** YYYY-MM-DD; null when the carrier's time is not known. */
  arrivesBy: string | null
  lines: { name: string; brandName: string; quantity: number }[]
  /** Nothing else of the order is still to be sent. */
  isLast: boolean
}

const cell = { fontSize: 14, lineHeight: '20px', margin: '0 0 12px' }
const line = { fontSize: 14, lineHeight: '20px', margin: 0 }
const button = {
  backgroundColor: colours.green,
  color: '#FFFFFF',
  borderRadius: 8,
  padding: '12px 20px',
  fontSize: 14,
  marginTop: 16,
}

function OrderShipped({ mail }: { mail: OrderShippedMail }) {
  const { languageCode, number, orderUrl, carrier, trackingUrl, arrivesBy } = mail
  const name = plainName(mail.firstName)
  const lead = say(languageCode, 'orderShipped.lead', { number, carrier })
  return (
    <MailLayout language={languageCode} preview={lead} footer={say(languageCode, 'mail.reason')}>
      <Heading as="h1" style={{ fontSize: 24, fontWeight: 600, margin: '0 0 8px' }}>
        {name
          ? say(languageCode, 'orderShipped.title', { name })
          : say(languageCode, 'orderShipped.titleNobody')}
      </Heading>
      <Text style={cell}>
        {lead}
        {arrivesBy && (
          <> {say(languageCode, 'orderShipped.arrives', { day: formatDate(arrivesBy, languageCode) })}</>
        )}
      </Text>
      {mail.lines.map((each) => (
        <Text key={`${each.brandName} ${each.name}`} style={line}>
          {each.quantity} × {each.brandName} {each.name}
        </Text>
      ))}
      {!mail.isLast && (
        <Text style={{ ...cell, marginTop: 12 }}>{say(languageCode, 'orderShipped.more')}</Text>
      )}
      <Button href={trackingUrl ?? orderUrl} style={button}>
        {say(languageCode, trackingUrl ? 'orderShipped.track' : 'order.see')}
      </Button>
    </MailLayout>
  )
}

/** That a parcel is with its carrier, in the buyer's language, with a plain-text part. */
export async function renderOrderShippedMail(mail: OrderShippedMail): Promise<RenderedMail> {
  const html = await render(<OrderShipped mail={mail} />)
  const subject = say(mail.languageCode, 'orderShipped.subject', { number: mail.number })
  return { subject, html, text: toPlainText(html) }
}
