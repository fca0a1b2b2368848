import { Button, Heading, Text } from '@react-email/components'
import type { LanguageCode } from '@salvia/contract/words/locale'
import { plainName } from '@salvia/rules/outbox/typed-in-mails'
import type { ReactNode } from 'react'
import { colours, MailLayout } from './mail-layout.tsx'
import { type MailWord, say } from './say.ts'

type OrderWord =
  | 'orderPlaced'
  | 'orderCanceled'
  | 'orderRefunded'
  | 'orderShipped'
  | 'orderWithdrawn'
  | 'orderLink'
  | 'orderDocuments'
  | 'orderInStock'
  | 'paymentFailed'
  | 'paymentReturned'
type HeadingProps = { about: OrderWord; language: LanguageCode; firstName: string }

/** The heading of an order's mail, by name where it can be printed. */
export function OrderHeading({ about, language, firstName }: HeadingProps) {
  const name = plainName(firstName)
  return (
    <Heading as="h1" style={{ fontSize: 24, fontWeight: 600, margin: '0 0 8px' }}>
      {name ? say(language, `${about}.title`, { name }) : say(language, `${about}.titleNobody`)}
    </Heading>
  )
}

/** What a mail leads to. */
export const MailButton = ({ to, children }: { to: string; children: ReactNode }) => (
  <Button
    href={to}
    style={{
      backgroundColor: colours.green,
      color: '#FFFFFF',
      borderRadius: 8,
      padding: '12px 20px',
      fontSize: 14,
      marginTop: 16,
    }}
  >
    {children}
  </Button>
)

const paragraph = { fontSize: 14, lineHeight: '20px', margin: '0 0 12px' }

type NoticeProps = HeadingProps & {
  /** Each of one thing; the first is the preview too. */
  paragraphs: string[]
  to: string
  button?: MailWord
}

/** A mail about an order that says something in a few paragraphs, and leads to the order. */
export const OrderNotice = ({ about, language, firstName, paragraphs, to, button }: NoticeProps) => (
  <MailLayout language={language} preview={paragraphs[0] ?? ''} footer={say(language, 'mail.reason')}>
    <OrderHeading about={about} language={language} firstName={firstName} />
    {paragraphs.map((text) => (
      <Text key={text} style={paragraph}>
        {text}
      </Text>
    ))}
    <MailButton to={to}>{say(language, button ?? 'order.see')}</MailButton>
  </MailLayout>
)
