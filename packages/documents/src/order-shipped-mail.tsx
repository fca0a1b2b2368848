import { Text } from '@react-email/components'
import { render } from '@react-email/render'
import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import type { LanguageCode } from '@salvia/contract/words/locale'
import { formatDate } from '@salvia/rules/format/format'
import { MailLayout } from './mail-layout.tsx'
import { MailButton, OrderHeading } from './mail-parts.tsx'
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
  /** Null when the carrier's time is not known. */
  arrivesBy: CalendarDay | null
  lines: { name: string; brandName: string; quantity: number }[]
  /** Nothing else of the order is still to be sent. */
  isLast: boolean
}

const cell = { fontSize: 14, lineHeight: '20px', margin: '0 0 12px' }
const line = { fontSize: 14, lineHeight: '20px', margin: 0 }

function OrderShipped({ mail }: { mail: OrderShippedMail }) {
  const { languageCode, number, orderUrl, carrier, trackingUrl, arrivesBy } = mail
  const lead = say(languageCode, 'orderShipped.lead', { number, carrier })
  return (
    <MailLayout language={languageCode} preview={lead} footer={say(languageCode, 'mail.reason')}>
      <OrderHeading about="orderShipped" language={languageCode} firstName={mail.firstName} />
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
      <MailButton to={trackingUrl ?? orderUrl}>
        {say(languageCode, trackingUrl ? 'orderShipped.track' : 'order.see')}
      </MailButton>
    </MailLayout>
  )
}

/** That a parcel is with its carrier, in the buyer's language, with a plain-text part. */
export async function renderOrderShippedMail(mail: OrderShippedMail): Promise<RenderedMail> {
  const html = await render(<OrderShipped mail={mail} />)
  const subject = say(mail.languageCode, 'orderShipped.subject', { number: mail.number })
  return { subject, html, text: toPlainText(html) }
}
