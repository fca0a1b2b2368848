import { type LanguageCode, languages } from '@salvia/contract/words/locale'
import { expect, test } from 'vitest'
import { renderOrderDocumentsMail } from './order-documents-mail.tsx'

const documents = [
  { kind: 'Invoice' as const, number: '2026-000007', url: 'https://salvia.example/documents/1?key=2' },
  { kind: 'CreditNote' as const, number: 'C-2026-000001', url: 'https://salvia.example/documents/3?key=2' },
]

const subjects: Record<LanguageCode, string> = {
  en: 'Documents for your order S-2026-000007',
  de: 'Dokumente zu Ihrer Bestellung S-2026-000007',
  nl: 'Documenten bij je bestelling S-2026-000007',
  fr: 'Documents de votre commande S-2026-000007',
}

const links: Record<LanguageCode, string[]> = {
  en: ['Invoice 2026-000007', 'Credit note C-2026-000001'],
  de: ['Rechnung 2026-000007', 'Rechnungskorrektur C-2026-000001'],
  nl: ['Factuur 2026-000007', 'Creditnota C-2026-000001'],
  fr: ['Facture 2026-000007', 'Avoir C-2026-000001'],
}

test.for(languages)('a mail in %s links each document of the order', async (languageCode) => {
  const order = {
    number: 'S-2026-000007',
    firstName: 'Anna',
    orderUrl: 'https://salvia.example/orders/1?key=2',
  }
  const { subject, html, text } = await renderOrderDocumentsMail({ languageCode, ...order, documents })
  expect(subject).toBe(subjects[languageCode])
  for (const [at, { url }] of documents.entries()) {
    expect(text).toContain(links[languageCode][at])
    expect(html).toContain(`href="${url}"`)
  }
  expect(html).toContain(`lang="${languageCode}"`)
  expect(`${text}${html}`).not.toMatch(/\{\w+\}/)
})
