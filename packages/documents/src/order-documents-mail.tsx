import { Link, Text } from '@react-email/components'
import { render } from '@react-email/render'
import type { NumberedKind } from '@salvia/contract/words/documents'
import type { LanguageCode } from '@salvia/contract/words/locale'
import { colours, MailLayout } from './mail-layout.tsx'
import { MailButton, OrderHeading } from './mail-parts.tsx'
import type { RenderedMail } from './order-placed-mail.tsx'
import { toPlainText } from './plain-text.ts'
import { say } from './say.ts'

export type OrderDocumentsMail = {
  languageCode: LanguageCode
  number: string
  firstName: string
  orderUrl: string
  /** Each with the address of its PDF. */
  documents: { kind: NumberedKind; number: string; url: string }[]
}

const line = { fontSize: 14, lineHeight: '20px', margin: '0 0 12px' }

function OrderDocuments({ mail }: { mail: OrderDocumentsMail }) {
  const { languageCode, number, firstName, orderUrl, documents } = mail
  const lead = say(languageCode, 'orderDocuments.lead', { number })
  return (
    <MailLayout language={languageCode} preview={lead} footer={say(languageCode, 'mail.reason')}>
      <OrderHeading about="orderDocuments" language={languageCode} firstName={firstName} />
      <Text style={line}>{lead}</Text>
      {documents.map((document) => (
        <Text key={document.number} style={line}>
          <Link href={document.url} style={{ color: colours.green }}>
            {say(languageCode, `orderDocuments.${document.kind}`, { number: document.number })}
          </Link>
        </Text>
      ))}
      <MailButton to={orderUrl}>{say(languageCode, 'order.see')}</MailButton>
    </MailLayout>
  )
}

/** Invoice and credit notes of an order as links, in the buyer's language, with a plain-text part. */
export async function renderOrderDocumentsMail(mail: OrderDocumentsMail): Promise<RenderedMail> {
  const html = await render(<OrderDocuments mail={mail} />)
  const subject = say(mail.languageCode, 'orderDocuments.subject', { number: mail.number })
  return { subject, html, text: toPlainText(html) }
}
