import { Text } from '@react-email/components'
import { render } from '@react-email/render'
import type { LanguageCode } from '@salvia/contract/words/locale'
import { SUPPLY_TIME_ZONE } from '@salvia/rules/format/days'
import { formatInstant } from '@salvia/rules/format/format'
import { plainName } from '@salvia/rules/outbox/typed-in-mails'
import { MailLayout } from './mail-layout.tsx'
import { MailButton, OrderHeading } from './mail-parts.tsx'
import type { RenderedMail } from './order-placed-mail.tsx'
import { toPlainText } from './plain-text.ts'
import { say } from './say.ts'

export type OrderWithdrawnMail = {
  languageCode: LanguageCode
  number: string
  /** As the consumer declared it. */
  name: string
  orderUrl: string
  declaredAt: string
  lines: { name: string; brandName: string; quantity: number }[]
  /** The seller's name and address, one per line; empty until set up. */
  returnTo: string[]
}

const cell = { fontSize: 14, lineHeight: '20px', margin: '0 0 12px' }
const line = { fontSize: 14, lineHeight: '20px', margin: 0 }

function OrderWithdrawn({ mail }: { mail: OrderWithdrawnMail }) {
  const { languageCode: language, number, orderUrl } = mail
  const at = formatInstant(mail.declaredAt, { language, style: 'moment', timeZone: SUPPLY_TIME_ZONE })
  const name = plainName(mail.name)
  const lead = say(language, 'orderWithdrawn.lead', { number, at })
  return (
    <MailLayout language={language} preview={lead} footer={say(language, 'mail.reason')}>
      <OrderHeading about="orderWithdrawn" language={language} firstName="" />
      <Text style={cell}>{lead}</Text>
      {name && <Text style={cell}>{say(language, 'orderWithdrawn.by', { name })}</Text>}
      {mail.lines.map((each) => (
        <Text key={`${each.brandName} ${each.name}`} style={line}>
          {each.quantity} × {each.brandName} {each.name}
        </Text>
      ))}
      <Text style={{ ...cell, marginTop: 12 }}>{say(language, 'orderWithdrawn.next')}</Text>
      {mail.returnTo.length > 0 && (
        <>
          <Text style={{ ...line, fontWeight: 600 }}>{say(language, 'orderWithdrawn.returnTo')}</Text>
          {mail.returnTo.map((each) => (
            <Text key={each} style={line}>
              {each}
            </Text>
          ))}
        </>
      )}
      <MailButton to={orderUrl}>{say(language, 'order.see')}</MailButton>
    </MailLayout>
  )
}

/**
 * That a withdrawal was received: what it covers, with day and time (Directive 2011/83/EU, article 11a), in the buyer's
 * language, with a plain-text part.
 */
export async function renderOrderWithdrawnMail(mail: OrderWithdrawnMail): Promise<RenderedMail> {
  const html = await render(<OrderWithdrawn mail={mail} />)
  const subject = say(mail.languageCode, 'orderWithdrawn.subject', { number: mail.number })
  return { subject, html, text: toPlainText(html) }
}
