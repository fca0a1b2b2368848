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

export type OrderCanceledMail = {
  languageCode: LanguageCode
  number: string
  firstName: string
  orderUrl: string
  /** What was paid; null when there was nothing to pay. */
  refund: Money | null
}

const cell = { fontSize: 14, lineHeight: '20px', margin: '0 0 12px' }

function OrderCanceled({ mail }: { mail: OrderCanceledMail }) {
  const { languageCode, number, orderUrl, refund } = mail
  const lead = say(languageCode, 'orderCanceled.lead', { number })
  return (
    <MailLayout language={languageCode} preview={lead} footer={say(languageCode, 'mail.reason')}>
      <OrderHeading about="orderCanceled" language={languageCode} firstName={mail.firstName} />
      <Text style={cell}>{lead}</Text>
      {refund && (
        <Text style={cell}>
          {say(languageCode, 'orderCanceled.refund', { amount: formatMoney(refund, languageCode) })}
        </Text>
      )}
      <MailButton to={orderUrl}>{say(languageCode, 'order.see')}</MailButton>
    </MailLayout>
  )
}

/** Cancellation of a placed order in the buyer's language, with a plain-text part. */
export async function renderOrderCanceledMail(mail: OrderCanceledMail): Promise<RenderedMail> {
  const html = await render(<OrderCanceled mail={mail} />)
  const subject = say(mail.languageCode, 'orderCanceled.subject', { number: mail.number })
  return { subject, html, text: toPlainText(html) }
}
