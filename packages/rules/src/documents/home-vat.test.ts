import type { DocumentContent, DocumentSeller } from '@salvia/contract/orders/numbered-document'
import { expect, test } from 'vitest'
import { homeVat } from './home-vat.ts'

const of = (countryId: string, content: Partial<DocumentContent>) =>
  homeVat({ seller: { countryId } as DocumentSeller, content: content as DocumentContent })

const kroner = { currency: 'DKK' as const, vat: 5000, exchangeRate: 7_460_000 }

test('an invoice in kroner states its VAT in the euro of its seller, at the rate of the order', () => {
  expect(of('NL', kroner)).toEqual({ amount: 670, currency: 'EUR', millionths: 7_460_000 })
  expect(of('CH', { ...kroner, vat: 0 })).toEqual({ amount: 0, currency: 'EUR', millionths: 7_460_000 })
})

test.for([
  ['of an invoice in euro', 'NL', { ...kroner, currency: 'EUR' as const }],
  ['of a seller whose own currency it is, or another one', 'DK', kroner],
  ['without the rate', 'NL', { currency: 'DKK' as const, vat: 5000 }],
] as const)('nothing is stated %s', ([, country, content]) => {
  expect(of(country, content)).toBeNull()
})
