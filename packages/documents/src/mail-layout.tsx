import { Body, Container, Head, Html, Preview, Section, Text } from '@react-email/components'
import type { LanguageCode } from '@salvia/contract/words/locale'
import type { ReactNode } from 'react'

export const colours = {
  ground: '#FAF8F4',
  surface: '#FFFFFF',
  line: '#EAE6DD',
  ink: '#1D2A26',
  quiet: '#545B55',
  green: '#1F5D4C',
  notice: '#FBF0E7',
}
const sans = 'Inter, -apple-system, "Segoe UI", Helvetica, Arial, sans-serif'

type Props = { language: LanguageCode; preview: string; footer: string; children: ReactNode }

/** Mail layout: name, card, and below it why the mail was sent. */
export function MailLayout({ language, preview, footer, children }: Props) {
  return (
    <Html lang={language}>
      <Head />
      <Preview>{preview}</Preview>
      <Body style={{ backgroundColor: colours.ground, fontFamily: sans, color: colours.ink, margin: 0 }}>
        <Container style={{ maxWidth: 560, padding: '32px 16px' }}>
          <Text
            style={{ fontFamily: 'Georgia, serif', fontSize: 24, color: colours.ink, margin: '0 0 24px' }}
          >
            {'Salvia'}
          </Text>
          <Section
            style={{
              backgroundColor: colours.surface,
              border: `1px solid ${colours.line}`,
              borderRadius: 8,
              padding: 24,
            }}
          >
            {children}
          </Section>
          <Text style={{ fontSize: 13, lineHeight: '20px', color: colours.quiet }}>{footer}</Text>
        </Container>
      </Body>
    </Html>
  )
}
