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
  const name = plainName(mail.firstName)
  const amount = formatMoney(refund, languageCode)
  const lead = say(languageCode, mail.isWhole ? 'orderRefunded.leadWhole' : 'orderRefunded.lead', {
    number,
    amount,
  })
  return (
    <MailLayout language={languageCode} preview={lead} footer={say(languageCode, 'mail.reason')}>
      <Heading as="h1" style={{ fontSize: 24, fontWeight: 600, margin: '0 0 8px' }}>
        {name
          ? say(languageCode, 'orderRefunded.title', { name })
          : say(languageCode, 'orderRefunded.titleNobody')}
      </Heading>
      <Text style={cell}>{lead}</Text>
      <Text style={cell}>{say(languageCode, 'orderRefunded.when')}</Text>
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

/** What was refunded of an order, in the buyer's language, with a plain-text part. */
export async function renderOrderRefundedMail(mail: OrderRefundedMail): Promise<RenderedMail> {
  const html = await render(<OrderRefunded mail={mail} />)
  const subject = say(mail.languageCode, 'orderRefunded.subject', { number: mail.number })
  return { subject, html, text: toPlainText(html) }
}
