import { expect, test } from 'vitest'
import { documentNumber, selfBillingNumber } from './document-number.ts'

test('invoices, credit notes and self-billing documents have numbers that cannot be mistaken for each other, and grow past six digits', () => {
  expect(documentNumber('Invoice', { year: 2026, sequence: 123 })).toBe('2026-000123')
  expect(documentNumber('CreditNote', { year: 2026, sequence: 4 })).toBe('C-2026-000004')
  expect(selfBillingNumber({ year: 2026, sequence: 1 })).toBe('S-2026-000001')
  expect(documentNumber('Invoice', { year: 2027, sequence: 1_000_000 })).toBe('2027-1000000')
})
