import { Button, Heading } from '@react-email/components'
import type { LanguageCode } from '@salvia/contract/words/locale'
import { plainName } from '@salvia/rules/people/plain-name'
import type { ReactNode } from 'react'
import { colours } from './mail-layout.tsx'
import { say } from './say.ts'

type OrderWord =
  | 'orderPlaced'
  | 'orderCanceled'
  | 'orderRefunded'
  | 'orderShipped'
  | 'orderWithdrawn'
  | 'orderLink'
  | 'orderDocuments'
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
