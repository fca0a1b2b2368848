import type { LanguageCode } from '@salvia/contract/words/locale'
import { languages } from '@salvia/contract/words/locale'
import { expect, test } from 'vitest'
import { type OrderRefundedMail, renderOrderRefundedMail } from './order-refunded-mail.tsx'

const mail = (languageCode: LanguageCode): OrderRefundedMail => ({
  languageCode,
  number: 'S-2026-000007',
  firstName: 'Anna',
  orderUrl: 'https://salvia.example/orders/1?key=2',
  refund: { amount: 3400, currency: 'EUR' },
  isWhole: false,
})

const asOneLine = (text: string) => text.replace(/\s+/g, ' ')

const parts: Record<LanguageCode, string> = {
  en: 'We refunded €34.00 of your order S-2026-000007.',
  de: 'Wir haben Ihnen 34,00 € Ihrer Bestellung S-2026-000007 erstattet.',
  nl: 'We hebben € 34,00 van je bestelling S-2026-000007 terugbetaald.',
  fr: 'Nous vous avons remboursé 34,00 € sur votre commande S-2026-000007.',
}

const wholes: Record<LanguageCode, string> = {
  en: 'in full: €34.00',
  de: 'vollständig erstattet: 34,00 €',
  nl: 'helemaal terugbetaald: € 34,00',
  fr: 'l’intégralité de votre commande S-2026-000007 : 34,00 €',
}

test.for(languages)('a mail in %s says how much of which order was refunded', async (code) => {
  const { subject, html, text } = await renderOrderRefundedMail(mail(code))
  expect(subject).toContain('S-2026-000007')
  expect(asOneLine(text)).toContain(parts[code])
  expect(text).toContain('https://salvia.example/orders/1?key=2')
  expect(html).toContain(`lang="${code}"`)
  expect(`${text}${html}`).not.toMatch(/\{\w+\}/)
})

test.for(languages)('a mail in %s says when it was all of the order', async (code) => {
  const { text } = await renderOrderRefundedMail({
    ...mail(code),
    isWhole: true,
    firstName: 'www.evil.example',
  })
  expect(asOneLine(text)).toContain(wholes[code])
  expect(text).not.toContain('evil')
})
