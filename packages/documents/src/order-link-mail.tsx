import { render } from '@react-email/render'
import type { LanguageCode } from '@salvia/contract/words/locale'
import { OrderNotice } from './mail-parts.tsx'
import type { RenderedMail } from './order-placed-mail.tsx'
import { toPlainText } from './plain-text.ts'
import { say } from './say.ts'

export type OrderLinkMail = {
  languageCode: LanguageCode
  number: string
  firstName: string
  orderUrl: string
}

/** The way to an order for who asked for it, in the buyer's language, with a plain-text part. */
export async function renderOrderLinkMail(mail: OrderLinkMail): Promise<RenderedMail> {
  const { languageCode: language, number } = mail
  const html = await render(
    <OrderNotice
      about="orderLink"
      language={language}
      firstName={mail.firstName}
      paragraphs={[say(language, 'orderLink.lead', { number })]}
      to={mail.orderUrl}
    />,
  )
  const subject = say(language, 'orderLink.subject', { number })
  return { subject, html, text: toPlainText(html) }
}
