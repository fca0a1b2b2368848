import { Heading, Link, Text } from '@react-email/components'
import { render } from '@react-email/render'
import type { CalendarDay, CalendarMonth } from '@salvia/contract/words/calendar-day'
import type { DisruptionType } from '@salvia/contract/words/disruptions'
import type { LanguageCode } from '@salvia/contract/words/locale'
import type { ProductUpdateKind } from '@salvia/contract/words/updates'
import { formatDate, formatMoney } from '@salvia/rules/format/format'
import { plainName } from '@salvia/rules/outbox/typed-in-mails'
import { colours, MailLayout } from './mail-layout.tsx'
import { MailButton } from './mail-parts.tsx'
import type { RenderedMail } from './order-placed-mail.tsx'
import { toPlainText } from './plain-text.ts'
import { say } from './say.ts'

type Amount = { amount: number; currency: string }

type Item = {
  /** Name and brand. */
  name: string
  /** Null for a product that the shop does not show. */
  url: string | null
  /** What keeps it from being had as usual; left out of mails that were queued before this was told. */
  why?: DisruptionType | 'OutOfShop' | 'OutOfStock' | null
  /** Of a product that cannot be had; null while nobody knows. */
  expectedUntil: CalendarDay | null
  /** It is short, and the packs that are there are sold still. */
  isStillSold: boolean
  priceBefore: Amount | null
  price: Amount | null
}

export type ProductDigestMail = {
  languageCode: LanguageCode
  /** Empty when it is not known. */
  firstName: string
  /** The month that it tells of. */
  month: CalendarMonth
  /** With how many there are, of which the first are items. */
  sections: { kind: ProductUpdateKind; count: number; items: Item[] }[]
  url: string
  /** Where the reader ends these mails: a page, and what a mail program posts to (RFC 8058). */
  unsubscribe: { page: string; post: string }
}

const cell = { fontSize: 14, lineHeight: '20px', margin: '0 0 12px' }
const line = { ...cell, margin: '0 0 6px' }
const quiet = { ...cell, color: colours.quiet }

const monthName = ({ month, languageCode }: ProductDigestMail) =>
  formatDate(`${month}-01` as CalendarDay, languageCode, 'month')

/** What is said behind the name: the prices, what keeps it from being had, and the expected day. */
function detailsOf(item: Item, language: LanguageCode): string[] {
  const { why, priceBefore, price } = item
  return [
    priceBefore && price && `${formatMoney(priceBefore, language)} → ${formatMoney(price, language)}`,
    why && say(language, `digest.${why}`),
    why !== 'OutOfShop' && expectationOf(item, language),
  ].filter((detail) => typeof detail === 'string')
}

function expectationOf({ expectedUntil, isStillSold }: Item, language: LanguageCode): string | null {
  if (!expectedUntil) return isStillSold ? say(language, 'digest.stillSold') : null
  const day = formatDate(expectedUntil, language)
  return say(language, isStillSold ? 'digest.stillSoldExpected' : 'digest.expected', { day })
}

function Line({ item, language }: { item: Item; language: LanguageCode }) {
  const details = detailsOf(item, language)
  return (
    <Text style={line}>
      {item.url === null ? (
        item.name
      ) : (
        <Link href={item.url} style={{ color: colours.green }}>
          {item.name}
        </Link>
      )}
      {details.length > 0 && <span style={{ color: colours.quiet }}> · {details.join(' · ')}</span>}
    </Text>
  )
}

function Section({
  section,
  mail,
}: {
  section: ProductDigestMail['sections'][number]
  mail: ProductDigestMail
}) {
  const { kind, count, items } = section
  const language = mail.languageCode
  const more = count - items.length
  return (
    <>
      <Heading as="h2" style={{ fontSize: 16, fontWeight: 600, margin: '20px 0 8px' }}>
        {say(language, `digest.${kind}`)}
      </Heading>
      {items.map((item) => (
        <Line key={item.name} item={item} language={language} />
      ))}
      {more > 0 && (
        <Text style={{ ...quiet, margin: 0 }}>
          {more === 1
            ? say(language, 'digest.oneMore')
            : say(language, 'digest.more', { count: String(more) })}
        </Text>
      )}
    </>
  )
}

function Digest({ mail }: { mail: ProductDigestMail }) {
  const { languageCode: language } = mail
  const name = plainName(mail.firstName)
  const lead = say(language, 'digest.lead', { month: monthName(mail) })
  return (
    <MailLayout language={language} preview={lead} footer={say(language, 'digest.reason')}>
      <Heading as="h1" style={{ fontSize: 24, fontWeight: 600, margin: '0 0 8px' }}>
        {name ? say(language, 'account.hello', { name }) : say(language, 'account.helloNobody')}
      </Heading>
      <Text style={cell}>{lead}</Text>
      {mail.sections.map((section) => (
        <Section key={section.kind} section={section} mail={mail} />
      ))}
      <MailButton to={mail.url}>{say(language, 'digest.button')}</MailButton>
      <Text style={{ ...quiet, margin: '16px 0 0' }}>
        <Link href={mail.unsubscribe.page} style={{ color: colours.green }}>
          {say(language, 'digest.unsubscribe')}
        </Link>
      </Text>
    </MailLayout>
  )
}

/** Renders a month's product updates in the reader's language, with a plain-text part. */
export async function renderProductDigestMail(mail: ProductDigestMail): Promise<RenderedMail> {
  const html = await render(<Digest mail={mail} />)
  return {
    subject: say(mail.languageCode, 'digest.subject', { month: monthName(mail) }),
    html,
    text: toPlainText(html),
    unsubscribeUrl: mail.unsubscribe.post,
  }
}
