import { Text } from '@react-email/components'
import { render } from '@react-email/render'
import type { Money } from '@salvia/contract/money'
import type { LanguageCode } from '@salvia/contract/words/locale'
import { formatMoney } from '@salvia/rules/format/format'
import { MailLayout } from './mail-layout.tsx'
import { MailButton, OrderHeading } from './mail-parts.tsx'
import type { RenderedMail } from './order-placed-mail.tsx'
import { toPlainText } from './plain-text.ts'
import { say } from './say.ts'

export type OrderRefundedMail = {
  languageCode: LanguageCode
  number: string
  firstName: string
  orderUrl: string
  refund: Money
  /** All of the order at once. */
  isWhole: boolean
}

const cell = { fontSize: 14, lineHeight: '20px', margin: '0 0 12px' }

function OrderRefunded({ mail }: { mail: OrderRefundedMail }) {
  const { languageCode, number, orderUrl, refund } = mail
  const amount = formatMoney(refund, languageCode)
  const lead = say(languageCode, mail.isWhole ? 'orderRefunded.leadWhole' : 'orderRefunded.lead', {
    number,
    amount,
  })
  return (
    <MailLayout language={languageCode} preview={lead} footer={say(languageCode, 'mail.reason')}>
      <OrderHeading about="orderRefunded" language={languageCode} firstName={mail.firstName} />
      <Text style={cell}>{lead}</Text>
      <Text style={cell}>{say(languageCode, 'orderRefunded.when')}</Text>
      <MailButton to={orderUrl}>{say(languageCode, 'order.see')}</MailButton>
    </MailLayout>
  )
}

/** What was refunded of an order, in the buyer's language, with a plain-text part. */
export async function renderOrderRefundedMail(mail: OrderRefundedMail): Promise<RenderedMail> {
  const html = await render(<OrderRefunded mail={mail} />)
  const subject = say(mail.languageCode, 'orderRefunded.subject', { number: mail.number })
  return { subject, html, text: toPlainText(html) }
}
