import { render } from '@react-email/render'
import type { LanguageCode } from '@salvia/contract/words/locale'
import { OrderNotice } from './mail-parts.tsx'
import type { RenderedMail } from './order-placed-mail.tsx'
import { toPlainText } from './plain-text.ts'
import { say } from './say.ts'

export type OrderInStockMail = {
  languageCode: LanguageCode
  number: string
  firstName: string
  orderUrl: string
  /** What it waited for. */
  products: string[]
}

/** That what a back order waited for is there, in the buyer's language, with a plain-text part. */
export async function renderOrderInStockMail(mail: OrderInStockMail): Promise<RenderedMail> {
  const { languageCode: language, number, products } = mail
  const lead = say(language, 'orderInStock.lead', { number, products: products.join(', ') })
  const html = await render(
    <OrderNotice
      about="orderInStock"
      language={language}
      firstName={mail.firstName}
      paragraphs={[lead, say(language, 'orderInStock.next')]}
      to={mail.orderUrl}
    />,
  )
  const subject = say(language, 'orderInStock.subject', { number })
  return { subject, html, text: toPlainText(html) }
}
