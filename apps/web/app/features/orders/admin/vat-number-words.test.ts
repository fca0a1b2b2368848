import { expect, test } from 'vitest'
import { vatNumberWords } from './vat-number-words.ts'

const trace = {
  ...{ countryCode: 'DE', date: '2026-11-20' as const, rates: [], shipping: null, exchange: null },
  ...{ exemption: null, unconfirmedVatNumber: null, vatNumberOutcome: null },
}
const exemption = { vatNumber: 'DE136695976', sellerVatNumber: null, consultationNumber: null }

test.for([
  [null, trace, null],
  ['DE136695976', { ...trace, exemption }, 'DE136695976 · Confirmed by the register'],
  [
    'DE136695976',
    { ...trace, unconfirmedVatNumber: 'DE136695976', vatNumberOutcome: 'FormatValid' },
    'DE136695976 · Valid format; we could not check it with the register',
  ],
  ['NL123456789B01', trace, 'NL123456789B01'],
] as const)('a VAT number %s says what its check said', ([vatNumber, vatTrace, words]) => {
  const billingAddress = { vatNumber } as Parameters<typeof vatNumberWords>[0]['billingAddress']
  expect(vatNumberWords({ billingAddress, vatTrace: { ...vatTrace, rates: [] } })).toBe(words)
})
