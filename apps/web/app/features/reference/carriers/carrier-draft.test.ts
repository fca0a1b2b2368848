import type { AdminCarrier } from '@salvia/contract/reference/admin-reference'
import { expect, test } from 'vitest'
import { carrierDraft, carrierInput, checkCarrier, newCarrier } from './carrier-draft.ts'

const carrier: AdminCarrier = {
  id: 'se-postnord-door',
  version: 2,
  countryCode: 'SE',
  name: 'PostNord',
  kind: 'Door',
  fixedPrice: { amount: 905, currency: 'EUR' },
  freeFrom: { amount: 60_000, currency: 'SEK' },
  minDays: 2,
  maxDays: 4,
  isActive: true,
  isExample: true,
}

test('what is read of a carrier is sent again as it was', () => {
  const { id: _, version: __, isExample: ___, ...input } = carrier
  expect(carrierDraft(carrier)).toMatchObject({ fixedPrice: '9.05', freeFrom: '600.00' })
  expect(carrierInput(carrierDraft(carrier))).toEqual(input)
})

test('an empty threshold means that sending is never free, and a comma is a point', () => {
  const draft = { ...carrierDraft(carrier), freeFrom: ' ', fixedPrice: '4,5' }
  expect(checkCarrier(draft)).toEqual({})
  expect(carrierInput(draft)).toMatchObject({ freeFrom: null, fixedPrice: { amount: 450 } })
})

test('what is missing or no number is said by field', () => {
  expect(Object.keys(checkCarrier(newCarrier))).toEqual(['countryCode', 'name', 'fixedPrice'])
  const wrong = { ...carrierDraft(carrier), freeFrom: 'x', minDays: '61', maxDays: '' }
  expect(Object.keys(checkCarrier(wrong))).toEqual(['freeFrom', 'minDays', 'maxDays'])
})
