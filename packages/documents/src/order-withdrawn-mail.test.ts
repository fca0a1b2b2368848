import { type LanguageCode, languages } from '@salvia/contract/words/locale'
import { expect, test } from 'vitest'
import { renderOrderLinkMail } from './order-link-mail.tsx'
import { renderOrderWithdrawnMail } from './order-withdrawn-mail.tsx'

const order = { number: 'S-2026-000007', orderUrl: 'https://salvia.example/orders/1?key=2' }
const asOneLine = (text: string) => text.replace(/\s+/g, ' ')

const leads: Record<LanguageCode, RegExp> = {
  en: /On .*2026.*13:30.* you withdrew from these packs of your order S-2026-000007:/,
  de: /Am .*2026.*13:30.* haben Sie den Kauf dieser Packungen aus Ihrer Bestellung S-2026-000007 widerrufen:/,
  nl: /Op .*2026.*13:30.* heb je de koop van deze verpakkingen uit je bestelling S-2026-000007 herroepen:/,
  fr: /Le .*2026.*13:30.*, vous vous êtes rétracté pour ces boîtes de votre commande S-2026-000007/,
}

test.for(languages)(
  'the confirmation in %s says what was declared, when by the seller’s clock, and by whom',
  async (code) => {
    const { subject, html, text } = await renderOrderWithdrawnMail({
      ...order,
      languageCode: code,
      name: 'Anna Visser',
      declaredAt: '2026-11-20T12:30:00.000Z',
      lines: [{ name: 'Magnesium', brandName: 'Vitakruid', quantity: 2 }],
      returnTo: ['Salvia BV', 'Keizersgracht 1'],
    })
    expect(subject).toContain(order.number)
    expect(asOneLine(text)).toMatch(leads[code])
    for (const part of ['Anna Visser', '2 × Vitakruid Magnesium', 'Keizersgracht 1', order.orderUrl])
      expect(text).toContain(part)
    expect(`${text}${html}`).not.toMatch(/\{\w+\}/)
  },
)

test.for(languages)('the link of an order in %s leads to it', async (code) => {
  const { subject, html, text } = await renderOrderLinkMail({
    ...order,
    languageCode: code,
    firstName: 'Anna',
  })
  expect(subject).toContain(order.number)
  expect(text).toContain(order.orderUrl)
  expect(`${text}${html}`).not.toMatch(/\{\w+\}/)
})
