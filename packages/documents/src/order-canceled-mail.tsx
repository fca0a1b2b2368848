import { Button, Heading, Text } from '@react-email/components'
import { render } from '@react-email/render'
import type { Money } from '@salvia/contract/money'
import type { LanguageCode } from '@salvia/contract/words/locale'
import { formatMoney } from '@salvia/rules/format/format'
import { plainName } from '@salvia/rules/people/plain-name'
import { colours, MailLayout } from './mail-layout.tsx'
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
  const name = plainName(mail.firstName)
  const lead = say(languageCode, 'orderCanceled.lead', { number })
  return (
    <MailLayout language={languageCode} preview={lead} footer={say(languageCode, 'mail.reason')}>
      <Heading as="h1" style={{ fontSize: 24, fontWeight: 600, margin: '0 0 8px' }}>
        {name
          ? say(languageCode, 'orderCanceled.title', { name })
          : say(languageCode, 'orderCanceled.titleNobody')}
      </Heading>
      <Text style={cell}>{lead}</Text>
      {refund && (
        <Text style={cell}>
          {say(languageCode, 'orderCanceled.refund', { amount: formatMoney(refund, languageCode) })}
        </Text>
      )}
      <Button
        href={orderUrl}
        style={{
          backgroundColor: colours.green,
          color: '#FFFFFF',
          borderRadius: 8,
          padding: '12px 20px',
          fontSize: 14,
          marginTop: 8,
        }}
      >
        {say(languageCode, 'order.see')}
      </Button>
    </MailLayout>
  )
}

/** Cancellation of a placed order in the buyer's language, with a plain-text part. */
export async function renderOrderCanceledMail(mail: OrderCanceledMail): Promise<RenderedMail> {
  const html = await render(<OrderCanceled mail={mail} />)
  const subject = say(mail.languageCode, 'orderCanceled.subject', { number: mail.number })
  return { subject, html, text: toPlainText(html) }
}
