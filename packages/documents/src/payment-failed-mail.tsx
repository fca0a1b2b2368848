import { render } from '@react-email/render'
import type { Money } from '@salvia/contract/money'
import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import type { LanguageCode } from '@salvia/contract/words/locale'
import { formatMoney } from '@salvia/rules/format/format'
import { OrderNotice } from './mail-parts.tsx'
import { orderName } from './order-name.ts'
import type { RenderedMail } from './order-placed-mail.tsx'
import { toPlainText } from './plain-text.ts'
import { say } from './say.ts'

export type PaymentFailedMail = {
  languageCode: LanguageCode
  /** YYYY-MM-DD. */
  orderedOn: CalendarDay
  firstName: string
  orderUrl: string
  amount: Money
}

/** That a payment which the bank had accepted failed, in the buyer's language, with a plain-text part. */
export async function renderPaymentFailedMail(mail: PaymentFailedMail): Promise<RenderedMail> {
  const { languageCode: language, orderedOn } = mail
  const order = orderName({ number: null, orderedOn }, language)
  const lead = say(language, 'paymentFailed.lead', { order, amount: formatMoney(mail.amount, language) })
  const html = await render(
    <OrderNotice
      about="paymentFailed"
      language={language}
      firstName={mail.firstName}
      paragraphs={[lead, say(language, 'paymentFailed.next')]}
      to={mail.orderUrl}
      button="order.payAgain"
    />,
  )
  const subject = say(language, 'paymentFailed.subject')
  return { subject, html, text: toPlainText(html) }
}
