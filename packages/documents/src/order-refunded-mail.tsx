import { render } from '@react-email/render'
import type { Money } from '@salvia/contract/money'
import type { LanguageCode } from '@salvia/contract/words/locale'
import { formatMoney } from '@salvia/rules/format/format'
import { OrderNotice } from './mail-parts.tsx'
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

/** What was refunded of an order, in the buyer's language, with a plain-text part. */
export async function renderOrderRefundedMail(mail: OrderRefundedMail): Promise<RenderedMail> {
  const { languageCode: language, number, refund, isWhole } = mail
  const amount = formatMoney(refund, language)
  const lead = say(language, isWhole ? 'orderRefunded.leadWhole' : 'orderRefunded.lead', { number, amount })
  const html = await render(
    <OrderNotice
      about="orderRefunded"
      language={language}
      firstName={mail.firstName}
      paragraphs={[lead, say(language, 'orderRefunded.when')]}
      to={mail.orderUrl}
    />,
  )
  const subject = say(language, 'orderRefunded.subject', { number })
  return { subject, html, text: toPlainText(html) }
}
