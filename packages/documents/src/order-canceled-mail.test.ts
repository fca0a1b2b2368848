import type { LanguageCode } from '@salvia/contract/words/locale'
import { languages } from '@salvia/contract/words/locale'
import { expect, test } from 'vitest'
import { type OrderCanceledMail, renderOrderCanceledMail } from './order-canceled-mail.tsx'

const mail = (languageCode: LanguageCode): OrderCanceledMail => ({
  languageCode,
  number: 'S-2026-000007',
  firstName: 'Anna',
  orderUrl: 'https://salvia.example/orders/1?key=2',
  refund: { amount: 3400, currency: 'EUR' },
})

const asOneLine = (text: string) => text.replace(/\s+/g, ' ')

const subjects: Record<LanguageCode, string> = {
  en: 'Your order S-2026-000007 is cancelled',
  de: 'Ihre Bestellung S-2026-000007 wurde storniert',
  nl: 'Je bestelling S-2026-000007 is geannuleerd',
  fr: 'Votre commande S-2026-000007 est annulée',
}

const refunds: Record<LanguageCode, string> = {
  en: 'We refund €34.00 by the payment method you used.',
  de: 'Wir erstatten Ihnen 34,00 € über die Zahlungsart, mit der Sie bezahlt haben.',
  nl: 'We betalen € 34,00 terug via de betaalmethode die je hebt gebruikt.',
  fr: 'Nous vous remboursons 34,00 € par le moyen de paiement que vous avez utilisé.',
}

test.for(languages)('a mail in %s says which order is cancelled and what goes back', async (code) => {
  const { subject, html, text } = await renderOrderCanceledMail(mail(code))
  expect(subject).toBe(subjects[code])
  expect(asOneLine(text)).toContain(refunds[code])
  expect(text).toContain('https://salvia.example/orders/1?key=2')
  expect(html).toContain(`lang="${code}"`)
  expect(html).toContain('href="https://salvia.example/orders/1?key=2"')
  expect(`${text}${html}`).not.toMatch(/\{\w+\}/)
})

test.for(languages)('a mail in %s promises no money back when nothing was paid', async (code) => {
  const { text } = await renderOrderCanceledMail({ ...mail(code), refund: null })
  expect(text).not.toMatch(/refund|erstatten|terug|rembours/i)
})

test.for(languages)('a mail in %s does not print what is no plain name', async (code) => {
  const { html, text } = await renderOrderCanceledMail({ ...mail(code), firstName: 'www.evil.example/win' })
  expect(`${html}${text}`).not.toContain('evil')
})
