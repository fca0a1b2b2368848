import { Text } from '@react-email/components'
import { render } from '@react-email/render'
import type { LanguageCode } from '@salvia/contract/words/locale'
import { MailLayout } from './mail-layout.tsx'
import { MailButton, OrderHeading } from './mail-parts.tsx'
import type { RenderedMail } from './order-placed-mail.tsx'
import { toPlainText } from './plain-text.ts'
import { say } from './say.ts'

export type OrderLinkMail = {
  languageCode: LanguageCode
  number: string
  firstName: string
  orderUrl: string
}

function OrderLink({ mail: { languageCode, number, firstName, orderUrl } }: { mail: OrderLinkMail }) {
  const lead = say(languageCode, 'orderLink.lead', { number })
  return (
    <MailLayout language={languageCode} preview={lead} footer={say(languageCode, 'mail.reason')}>
      <OrderHeading about="orderLink" language={languageCode} firstName={firstName} />
      <Text style={{ fontSize: 14, lineHeight: '20px', margin: '0 0 12px' }}>{lead}</Text>
      <MailButton to={orderUrl}>{say(languageCode, 'order.see')}</MailButton>
    </MailLayout>
  )
}

/** The way to an order for who asked for it, in the buyer's language, with a plain-text part. */
export async function renderOrderLinkMail(mail: OrderLinkMail): Promise<RenderedMail> {
  const html = await render(<OrderLink mail={mail} />)
  const subject = say(mail.languageCode, 'orderLink.subject', { number: mail.number })
  return { subject, html, text: toPlainText(html) }
}
