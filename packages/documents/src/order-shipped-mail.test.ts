import { type LanguageCode, languages } from '@salvia/contract/words/locale'
import { expect, test } from 'vitest'
import { type OrderShippedMail, renderOrderShippedMail } from './order-shipped-mail.tsx'

const mail = (languageCode: LanguageCode): OrderShippedMail => ({
  languageCode,
  number: 'S-2026-000007',
  firstName: 'Anna',
  orderUrl: 'https://salvia.example/orders/1?key=2',
  carrier: 'PostNL',
  trackingUrl: 'https://carrier.example/3S1',
  arrivesBy: '2026-11-24',
  lines: [{ name: 'Magnesium', brandName: 'Ardent', quantity: 2 }],
  isLast: true,
})

const said: Record<LanguageCode, { subject: string; arrives: string; more: string }> = {
  en: {
    subject: 'Your order S-2026-000007 is on its way',
    arrives: 'It arrives by 24 November 2026 at the latest.',
    more: 'follows in another parcel',
  },
  de: {
    subject: 'Ihre Bestellung S-2026-000007 ist unterwegs',
    arrives: 'Es kommt spätestens am 24. November 2026 an.',
    more: 'folgt in einem weiteren Paket',
  },
  nl: {
    subject: 'Je bestelling S-2026-000007 is onderweg',
    arrives: 'Het komt uiterlijk 24 november 2026 aan.',
    more: 'volgt in een ander pakket',
  },
  fr: {
    subject: 'Votre commande S-2026-000007 est en route',
    arrives: 'Il arrivera au plus tard le 24 novembre 2026.',
    more: 'suivra dans un autre colis',
  },
}

const asOneLine = (text: string) => text.replace(/\s+/g, ' ')

test.for(languages)(
  'a mail in %s says what is on its way, until when, and where to follow it',
  async (code) => {
    const { subject, html, text } = await renderOrderShippedMail(mail(code))
    expect(subject).toBe(said[code].subject)
    expect(asOneLine(text)).toContain(said[code].arrives)
    expect(asOneLine(text)).toContain('2 × Ardent Magnesium')
    expect(asOneLine(text)).not.toContain(said[code].more)
    expect(html).toContain('href="https://carrier.example/3S1"')
    expect(`${text}${html}`).not.toMatch(/\{\w+\}/)
  },
)

test.for(languages)(
  'a mail in %s without tracking leads to the order, and says when more follows',
  async (code) => {
    const part = { ...mail(code), trackingUrl: null, arrivesBy: null, isLast: false }
    const { html, text } = await renderOrderShippedMail(part)
    expect(asOneLine(text)).toContain(said[code].more)
    expect(text).not.toContain('2026-11-24')
    expect(html).toContain('href="https://salvia.example/orders/1?key=2"')
  },
)
