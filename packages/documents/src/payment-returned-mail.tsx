import { render } from '@react-email/render'
import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import type { LanguageCode } from '@salvia/contract/words/locale'
import { formatMoney } from '@salvia/rules/format/format'
import { OrderNotice } from './mail-parts.tsx'
import { orderName } from './order-name.ts'
import type { RenderedMail } from './order-placed-mail.tsx'
import { toPlainText } from './plain-text.ts'
import { say } from './say.ts'

export type PaymentReturnedMail = {
  languageCode: LanguageCode
  /** Null for an order that was never placed. */
  number: string | null
  /** YYYY-MM-DD. */
  orderedOn: CalendarDay
  firstName: string
  orderUrl: string
  reason: 'PaidTwice' | 'PaidTooLate' | 'AmountDiffers'
  /** Of any currency that the gateway took. */
  amount: { amount: number; currency: string }
  mayPay: boolean
}

/** That a payment which no order needed went back by itself, in the buyer's language, with a plain-text part. */
export async function renderPaymentReturnedMail(mail: PaymentReturnedMail): Promise<RenderedMail> {
  const { languageCode: language, mayPay } = mail
  const amount = formatMoney(mail.amount, language)
  const lead = say(language, `paymentReturned.${mail.reason}`, { order: orderName(mail, language), amount })
  const more = mayPay ? [say(language, 'paymentReturned.mayPay')] : []
  const html = await render(
    <OrderNotice
      about="paymentReturned"
      language={language}
      firstName={mail.firstName}
      paragraphs={[lead, ...more, say(language, 'orderRefunded.when')]}
      to={mail.orderUrl}
      button={mayPay ? 'order.payAgain' : 'order.see'}
    />,
  )
  const subject = say(language, 'paymentReturned.subject', { amount })
  return { subject, html, text: toPlainText(html) }
}
