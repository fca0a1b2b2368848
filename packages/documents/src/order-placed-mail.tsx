import { Column, Hr, Link, Row, Section, Text } from '@react-email/components'
import { render } from '@react-email/render'
import type { Money } from '@salvia/contract/money'
import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import { ORDER_CLAIM_DAYS } from '@salvia/contract/words/limits'
import type { LanguageCode } from '@salvia/contract/words/locale'
import { formatDate, formatMoney } from '@salvia/rules/format/format'
import { plainLine, plainName } from '@salvia/rules/outbox/typed-in-mails'
import { colours, MailLayout } from './mail-layout.tsx'
import { MailButton, OrderHeading } from './mail-parts.tsx'
import { toPlainText } from './plain-text.ts'
import { say } from './say.ts'

export type OrderPlacedMail = {
  languageCode: LanguageCode
  number: string
  firstName: string
  orderUrl: string
  /** By which a guest's order is added to an account; absent for one that was placed signed in. */
  claimUrl?: string
  lines: { name: string; brandName: string; quantity: number; paid: Money }[]
  totals: { goods: Money; discount: Money; shipping: Money; vat: Money; total: Money }
  /** Of the delivery, a line each: the person's name first, then company, street and place. What is no plain line is left out. */
  shipTo: string[]
  /** Latest delivery date; null when none can be promised. */
  arrivesOn: CalendarDay | null
  /** Products that went out of stock during payment; absent if none. */
  ranOut?: string[]
  /** The seller's name, address and VAT number, one per line; absent until set up. */
  seller?: { lines: string[]; vatId: string | null }
  /** Where a consumer reads the right of withdrawal and the terms whole; absent for a business. */
  rightsAt?: { withdrawal: string; terms: string }
}

export type RenderedMail = {
  subject: string
  html: string
  text: string
  /** What a mail program posts to where the reader ends mails of this kind (RFC 8058). */
  unsubscribeUrl?: string
  /** A calendar file (RFC 5545) that mail programs take by what it asks for. */
  calendar?: { method: 'PUBLISH' | 'REQUEST' | 'CANCEL'; file: string }
}

const cell = { fontSize: 14, lineHeight: '20px', margin: 0 }

function Figure({ label, value, isStrong = false }: { label: string; value: string; isStrong?: boolean }) {
  const style = { ...cell, fontWeight: isStrong ? 600 : 400, fontSize: isStrong ? 16 : 14 }
  return (
    <Row>
      <Column>
        <Text style={style}>{label}</Text>
      </Column>
      <Column align="right">
        <Text style={style}>{value}</Text>
      </Column>
    </Row>
  )
}

function Totals({ mail }: { mail: OrderPlacedMail }) {
  const { languageCode, totals } = mail
  const money = (amount: Money) => formatMoney(amount, languageCode)
  const shipping = totals.shipping.amount === 0 ? say(languageCode, 'order.free') : money(totals.shipping)
  return (
    <Section>
      <Figure label={say(languageCode, 'order.goods')} value={money(totals.goods)} />
      {totals.discount.amount > 0 && (
        <Figure label={say(languageCode, 'order.saved')} value={`−${money(totals.discount)}`} />
      )}
      <Figure label={say(languageCode, 'order.delivery')} value={shipping} />
      <Figure label={say(languageCode, 'order.total')} value={money(totals.total)} isStrong />
      <Text style={{ ...cell, color: colours.quiet, textAlign: 'right' }}>
        {totals.vat.amount === 0
          ? say(languageCode, 'order.withoutVat')
          : say(languageCode, 'order.vat', { amount: money(totals.vat) })}
      </Text>
    </Section>
  )
}

function Delivery({ mail }: { mail: OrderPlacedMail }) {
  const { languageCode, arrivesOn, shipTo } = mail
  const [person = '', ...place] = shipTo
  const lines = [plainName(person), ...place.map(plainLine)].filter((line) => line !== null)
  return (
    <Section>
      <Text style={{ ...cell, fontWeight: 600 }}>{say(languageCode, 'order.shipTo')}</Text>
      {lines.map((line) => (
        <Text key={line} style={cell}>
          {line}
        </Text>
      ))}
      {arrivesOn && (
        <Text style={{ ...cell, marginTop: 8 }}>
          {say(languageCode, 'order.arrives', { day: formatDate(arrivesOn, languageCode, 'weekday') })}
        </Text>
      )}
    </Section>
  )
}

function Seller({ mail: { languageCode, seller } }: { mail: OrderPlacedMail }) {
  if (!seller) return null
  const vat = seller.vatId === null ? [] : [say(languageCode, 'order.sellerVat', { number: seller.vatId })]
  return (
    <Section style={{ marginTop: 20 }}>
      <Text style={{ ...cell, fontWeight: 600 }}>{say(languageCode, 'order.seller')}</Text>
      {[...seller.lines, ...vat].map((line) => (
        <Text key={line} style={{ ...cell, color: colours.quiet }}>
          {line}
        </Text>
      ))}
    </Section>
  )
}

/** For a guest: the link by which an account takes the order. */
const Claim = ({ to, language }: { to: string; language: LanguageCode }) => (
  <Section style={{ marginTop: 20 }}>
    <Text style={cell}>
      <Link href={to}>{say(language, 'orderPlaced.claim')}</Link>
    </Text>
    <Text style={{ ...cell, color: colours.quiet }}>
      {say(language, 'orderPlaced.claimHint', { days: String(ORDER_CLAIM_DAYS) })}
    </Text>
  </Section>
)

const rights = ['withdrawal.right', 'withdrawal.how', 'withdrawal.then', 'withdrawal.exception'] as const

function Rights({ mail: { languageCode, rightsAt } }: { mail: OrderPlacedMail }) {
  if (!rightsAt) return null
  return (
    <Section style={{ marginTop: 20 }}>
      <Text style={{ ...cell, fontWeight: 600 }}>{say(languageCode, 'withdrawal.title')}</Text>
      {rights.map((word) => (
        <Text key={word} style={{ ...cell, color: colours.quiet, marginBottom: 8 }}>
          {say(languageCode, word)}
        </Text>
      ))}
      <Text style={cell}>
        <Link href={rightsAt.withdrawal}>{say(languageCode, 'withdrawal.form')}</Link>
      </Text>
      <Text style={cell}>
        <Link href={rightsAt.terms}>{say(languageCode, 'withdrawal.terms')}</Link>
      </Text>
    </Section>
  )
}

function OrderPlaced({ mail }: { mail: OrderPlacedMail }) {
  const { languageCode, number } = mail
  const lead = say(languageCode, 'orderPlaced.lead', { number })
  return (
    <MailLayout language={languageCode} preview={lead} footer={say(languageCode, 'mail.reason')}>
      <OrderHeading about="orderPlaced" language={languageCode} firstName={mail.firstName} />
      <Text style={cell}>{lead}</Text>
      {mail.ranOut && (
        <Text style={{ ...cell, marginTop: 12, padding: 12, backgroundColor: colours.notice }}>
          {say(languageCode, 'orderPlaced.ranOut', { products: mail.ranOut.join(', ') })}
        </Text>
      )}
      <Hr />
      {mail.lines.map((line) => (
        <Figure
          key={`${line.brandName} ${line.name}`}
          label={`${line.quantity} × ${line.name}, ${line.brandName}`}
          value={formatMoney(line.paid, languageCode)}
        />
      ))}
      <Hr />
      <Totals mail={mail} />
      <Hr />
      <Delivery mail={mail} />
      {mail.seller && <Text style={{ ...cell, marginTop: 12 }}>{say(languageCode, 'order.invoice')}</Text>}
      <MailButton to={mail.orderUrl}>{say(languageCode, 'order.follow')}</MailButton>
      {mail.claimUrl && <Claim to={mail.claimUrl} language={languageCode} />}
      <Seller mail={mail} />
      <Rights mail={mail} />
    </MailLayout>
  )
}

/** Order confirmation in the buyer's language, with a plain-text part. */
export async function renderOrderPlacedMail(mail: OrderPlacedMail): Promise<RenderedMail> {
  const html = await render(<OrderPlaced mail={mail} />)
  const subject = say(mail.languageCode, 'orderPlaced.subject', { number: mail.number })
  return { subject, html, text: toPlainText(html) }
}
