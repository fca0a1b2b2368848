import { type LanguageCode, languages } from '@salvia/contract/words/locale'
import { expect, test } from 'vitest'
import { renderOrderInStockMail } from './order-in-stock-mail.tsx'
import type { RenderedMail } from './order-placed-mail.tsx'
import { renderPaymentFailedMail } from './payment-failed-mail.tsx'
import { type PaymentReturnedMail, renderPaymentReturnedMail } from './payment-returned-mail.tsx'

const orderUrl = 'https://salvia.example/orders/1?key=2'
const about = (languageCode: LanguageCode) => ({ languageCode, firstName: 'Anna', orderUrl })

/** What the plain text says in one line, with each space as a plain one. */
const said = ({ text }: RenderedMail): string => text.replace(/\s+/gu, ' ')

function expectWhole({ html, text }: RenderedMail, languageCode: LanguageCode): void {
  expect(html).toContain(`lang="${languageCode}"`)
  expect(html).toContain(`href="${orderUrl}"`)
  expect(`${text}${html}`).not.toMatch(/\{\w+\}/)
}

const failed: Record<LanguageCode, string> = {
  en: 'accepted the payment of €34.00 for your order of 25 November 2026, but then it did not go through.',
  de: 'Die Zahlung von 34,00 € für Ihre Bestellung vom 25. November 2026 wurde zunächst angenommen',
  nl: 'De betaling van € 34,00 voor je bestelling van 25 november 2026 werd eerst geaccepteerd',
  fr: 'Le paiement de 34,00 € pour votre commande du 25 novembre 2026 avait d’abord été accepté',
}

const again: Record<LanguageCode, string> = {
  en: 'Pay again',
  de: 'Erneut bezahlen',
  nl: 'Opnieuw betalen',
  fr: 'Payer à nouveau',
}

test.for(languages)('a mail in %s says which payment failed, and leads to paying again', async (code) => {
  const amount = { amount: 3400, currency: 'EUR' as const }
  const mail = await renderPaymentFailedMail({ ...about(code), orderedOn: '2026-11-25', amount })
  expectWhole(mail, code)
  expect(said(mail)).toContain(failed[code])
  expect(said(mail)).toContain(again[code])
})

const returned = (code: LanguageCode, reason: PaymentReturnedMail['reason']): PaymentReturnedMail => ({
  ...about(code),
  number: reason === 'PaidTwice' ? 'S-2026-000007' : null,
  orderedOn: '2026-11-25',
  reason,
  amount: reason === 'AmountDiffers' ? { amount: 100, currency: 'PLN' } : { amount: 3400, currency: 'EUR' },
  mayPay: reason === 'AmountDiffers',
})

const returns: Record<LanguageCode, [twice: string, tooLate: string, differs: string]> = {
  en: [
    'Your order S-2026-000007 was paid twice. We refunded the second payment of €34.00;',
    'Your payment of €34.00 for your order of 25 November 2026 arrived too late.',
    'Your payment of PLN 1.00 was not what your order of 25 November 2026 costs, so we refunded it.',
  ],
  de: [
    'Ihre Bestellung S-2026-000007 wurde doppelt bezahlt. Die zweite Zahlung von 34,00 € haben wir erstattet;',
    'Ihre Zahlung von 34,00 € für Ihre Bestellung vom 25. November 2026 kam zu spät.',
    'Ihre Zahlung von 1,00 PLN entsprach nicht dem Betrag Ihrer Bestellung vom 25. November 2026.',
  ],
  nl: [
    'Je bestelling S-2026-000007 is twee keer betaald. De tweede betaling van € 34,00 hebben we terugbetaald;',
    'Je betaling van € 34,00 voor je bestelling van 25 november 2026 kwam te laat binnen.',
    'Je betaling van PLN 1,00 kwam niet overeen met het bedrag van je bestelling van 25 november 2026.',
  ],
  fr: [
    'Votre commande S-2026-000007 a été payée deux fois. Nous avons remboursé le second paiement de 34,00 € ;',
    'Votre paiement de 34,00 € pour votre commande du 25 novembre 2026 est arrivé trop tard.',
    'Votre paiement de 1,00 PLN ne correspondait pas au montant de votre commande du 25 novembre 2026.',
  ],
}

const reasons = ['PaidTwice', 'PaidTooLate', 'AmountDiffers'] as const
const each = languages.flatMap((code) =>
  reasons.map((reason, at) => ({ code, reason, words: returns[code][at] })),
)

test.for(each)('a mail in $code says why a payment went back: $reason', async ({ code, reason, words }) => {
  const mail = await renderPaymentReturnedMail(returned(code, reason))
  expectWhole(mail, code)
  expect(said(mail)).toContain(words)
  expect(said(mail).includes(again[code])).toBe(reason === 'AmountDiffers')
})

const complete: Record<LanguageCode, string> = {
  en: 'What was missing for your order S-2026-000007 is back in stock and set aside for you: Zinc, Iron.',
  de: 'Was für Ihre Bestellung S-2026-000007 gefehlt hat, ist wieder vorrätig und für Sie reserviert: Zinc, Iron.',
  nl: 'Wat voor je bestelling S-2026-000007 ontbrak, is weer op voorraad en ligt voor je apart: Zinc, Iron.',
  fr: 'Ce qui manquait à votre commande S-2026-000007 est de nouveau en stock et mis de côté pour vous : Zinc, Iron.',
}

test.for(languages)('a mail in %s says that a back order is complete', async (code) => {
  const order = { ...about(code), number: 'S-2026-000007', products: ['Zinc', 'Iron'] }
  const mail = await renderOrderInStockMail(order)
  expectWhole(mail, code)
  expect(mail.subject).toContain('S-2026-000007')
  expect(said(mail)).toContain(complete[code])
})
