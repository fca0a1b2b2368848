import type { LanguageCode } from '@salvia/contract/words/locale'
import { languages } from '@salvia/contract/words/locale'
import { expect, test } from 'vitest'
import { type OrderPlacedMail, renderOrderPlacedMail } from './order-placed-mail.tsx'

const euros = (amount: number) => ({ amount, currency: 'EUR' as const })

const mail = (languageCode: LanguageCode): OrderPlacedMail => ({
  languageCode,
  number: 'S-2026-000007',
  firstName: 'Anna',
  orderUrl: 'https://salvia.example/orders/1?key=2',
  lines: [
    { name: 'Magnesium', brandName: 'Aurum', quantity: 2, paid: euros(2500) },
    { name: 'Iron', brandName: 'Aurum', quantity: 1, paid: euros(900) },
  ],
  totals: {
    goods: euros(3600),
    discount: euros(200),
    shipping: euros(0),
    vat: euros(281),
    total: euros(3400),
  },
  shipTo: ['Anna Visser', 'Oudegracht 12', '3511 AB Utrecht', 'NL'],
  arrivesOn: '2026-11-24',
})

const ranOut: Record<LanguageCode, string> = {
  en: 'Sold out while you were paying: Iron, Zinc. We send it as soon as it is back in stock and let you know.',
  de: 'Während Ihrer Zahlung ausverkauft: Iron, Zinc. Wir liefern nach, sobald wieder Ware da ist, und geben Ihnen Bescheid.',
  nl: 'Uitverkocht terwijl je betaalde: Iron, Zinc. We sturen het na zodra het weer op voorraad is en laten het je weten.',
  fr: 'Épuisé pendant votre paiement : Iron, Zinc. Nous l’enverrons dès son retour en stock et vous préviendrons.',
}

const asOneLine = (text: string) => text.replace(/\s+/g, ' ')

test.for(languages)(
  'a mail in %s says what ran out while the buyer paid, and promises no day',
  async (code) => {
    const { html, text } = await renderOrderPlacedMail({
      ...mail(code),
      arrivesOn: null,
      ranOut: ['Iron', 'Zinc'],
    })
    expect(asOneLine(text)).toContain(asOneLine(ranOut[code]))
    expect(html).toContain('Iron, Zinc')
    expect(text).not.toMatch(/Expected on|Voraussichtlich am|Verwacht op|Prévue le/)
  },
)

test.for(languages)('a mail in %s says nothing of it when all is there, and names the day', async (code) => {
  const { text } = await renderOrderPlacedMail(mail(code))
  expect(text).not.toMatch(/Ran out|ausgegangen|Uitverkocht|Épuisé/)
  expect(text).toMatch(/Expected on|Voraussichtlich am|Verwacht op|Prévue le/)
})

const soldBy: Record<LanguageCode, string> = {
  en: 'Sold by Salvia B.V. Oudegracht 12 3511 AB Utrecht, NL VAT number NL123456789B01',
  de: 'Verkauft von Salvia B.V. Oudegracht 12 3511 AB Utrecht, NL USt-IdNr. NL123456789B01',
  nl: 'Verkocht door Salvia B.V. Oudegracht 12 3511 AB Utrecht, NL Btw-nummer NL123456789B01',
  fr: 'Vendu par Salvia B.V. Oudegracht 12 3511 AB Utrecht, NL N° de TVA NL123456789B01',
}

test.for(languages)('a mail in %s names who sells, once that is known', async (code) => {
  const lines = ['Salvia B.V.', 'Oudegracht 12', '3511 AB Utrecht, NL']
  const { text } = await renderOrderPlacedMail({ ...mail(code), seller: { lines, vatId: 'NL123456789B01' } })
  expect(asOneLine(text)).toContain(soldBy[code])
  expect((await renderOrderPlacedMail(mail(code))).text).not.toMatch(/Sold by|Verkauft|Verkocht|Vendu/)
})

const mayWithdraw: Record<LanguageCode, string> = {
  en: 'Your right of withdrawal As a consumer you may withdraw from this order within 14 days without giving a reason.',
  de: 'Ihr Widerrufsrecht Als Verbraucher können Sie diese Bestellung innerhalb von 14 Tagen ohne Angabe von Gründen widerrufen.',
  nl: 'Je herroepingsrecht Als consument kun je deze bestelling binnen 14 dagen zonder opgave van redenen herroepen.',
  fr: 'Votre droit de rétractation En tant que consommateur, vous pouvez vous rétracter de cette commande dans les 14 jours sans donner de motif.',
}

test.for(languages)(
  'a mail in %s tells a consumer of the right of withdrawal, and no business',
  async (code) => {
    const rightsAt = {
      withdrawal: 'https://salvia.example/withdrawal',
      terms: 'https://salvia.example/general-terms-conditions',
    }
    const { html, text } = await renderOrderPlacedMail({ ...mail(code), rightsAt })
    expect(asOneLine(text)).toContain(mayWithdraw[code])
    for (const page of Object.values(rightsAt)) expect(html).toContain(`href="${page}"`)
    expect((await renderOrderPlacedMail(mail(code))).text).not.toMatch(/withdraw|widerr|herroep|rétract/i)
  },
)

test('a mail has the order’s figures, its address and its link', async () => {
  const { subject, html, text } = await renderOrderPlacedMail(mail('en'))
  expect(subject).toBe('Your order S-2026-000007 is placed')
  expect(html).toContain('href="https://salvia.example/orders/1?key=2"')
  for (const part of ['2 × Magnesium, Aurum', '€25.00', '−€2.00', 'Free', '€34.00', 'includes €2.81 VAT'])
    expect(text).toContain(part)
  for (const line of mail('en').shipTo) expect(text).toContain(line)
})

test('an order that is exempt from VAT includes none', async () => {
  const order = mail('en')
  const totals = { ...order.totals, vat: { ...order.totals.vat, amount: 0 } }
  const { text } = await renderOrderPlacedMail({ ...order, totals })
  expect(text).toContain('No VAT is charged')
  expect(text).not.toContain('includes')
})

test.for(languages)('a mail in %s does not print what is no plain name or line', async (code) => {
  const [, ...place] = mail(code).shipTo
  const typed = ['See www.evil.example/win', 'evil.example B.V.', 'evil: call 0900 1234']
  const evil = { firstName: 'www.evil.example/win', shipTo: [...typed, ...place] }
  const { html, text } = await renderOrderPlacedMail({ ...mail(code), ...evil })
  expect(`${html}${text}`).not.toContain('evil')
  expect(text).toMatch(/^(thank you|vielen dank|dank je wel|merci)$/im)
  for (const line of place) expect(text).toContain(line)
})
