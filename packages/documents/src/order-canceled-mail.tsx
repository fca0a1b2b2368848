import { render } from '@react-email/render'
import type { Money } from '@salvia/contract/money'
import type { LanguageCode } from '@salvia/contract/words/locale'
import { formatMoney } from '@salvia/rules/format/format'
import { OrderNotice } from './mail-parts.tsx'
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

/** Cancellation of a placed order in the buyer's language, with a plain-text part. */
export async function renderOrderCanceledMail(mail: OrderCanceledMail): Promise<RenderedMail> {
  const { languageCode: language, number, refund } = mail
  const lead = say(language, 'orderCanceled.lead', { number })
  const back = refund && say(language, 'orderCanceled.refund', { amount: formatMoney(refund, language) })
  const html = await render(
    <OrderNotice
      about="orderCanceled"
      language={language}
      firstName={mail.firstName}
      paragraphs={back ? [lead, back] : [lead]}
      to={mail.orderUrl}
    />,
  )
  const subject = say(language, 'orderCanceled.subject', { number })
  return { subject, html, text: toPlainText(html) }
}
