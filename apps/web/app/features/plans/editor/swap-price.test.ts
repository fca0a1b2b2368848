import { expect, test } from 'vitest'
import type { DraftItem } from './plan-draft.ts'
import { swapPrice, swapPriceWords } from './swap-price.ts'

const euros = (amount: number) => ({ amount, currency: 'EUR' as const })
const price = (amount: number) => ({
  gross: euros(amount),
  net: euros(amount),
  list: euros(amount),
  vatRate: 0,
})
const card = (id: string, amount: number | null, servingsPerContainer: number | null = 30) =>
  ({
    id,
    price: amount === null ? null : price(amount),
    servingsPerContainer,
    mainServing: { amount: 1, intakeFormatId: 'capsule' },
  }) as DraftItem['product']

const item = {
  productId: 'iron',
  product: card('iron', 3000),
  intakeAmount: 1,
  intakeFormatId: 'capsule',
  intakeTime: ['Morning'],
  intakeFrequency: 'Daily',
  duration: 'Ongoing',
  schedule: null,
} as unknown as DraftItem
const one = { intakeAmount: 1, intakeFormatId: 'capsule', schedule: null }

test('a swap says what a day of it costs more or less, by the dose that it gets', () => {
  const swapped = { product: card('other', 3600), dose: one }
  expect(swapPrice(item, swapped)).toEqual({ by: 'day', difference: euros(20) })
  expect(swapPriceWords(item, swapped)).toBe('€0.20 more per day')
  const two = { ...swapped, dose: { ...one, intakeAmount: 2 } }
  expect(swapPrice(item, two)).toEqual({ by: 'day', difference: euros(140) })
  expect(swapPriceWords(item, { product: card('other', 2400), dose: one })).toBe('€0.20 less per day')
  expect(swapPriceWords(item, { product: card('other', 3000), dose: one })).toBe('The same price per day')
})

test('where a day cannot be told it is the pack, and without a price nothing is said', () => {
  expect(swapPriceWords(item, { product: card('other', 3600), dose: null })).toBe('€6.00 more per pack')
  expect(swapPriceWords(item, { product: card('other', 2400, null), dose: one })).toBe('€6.00 less per pack')
  expect(swapPriceWords(item, { product: card('other', 3000), dose: null })).toBe('The same price per pack')
  expect(swapPrice(item, { product: card('other', null), dose: one })).toBeNull()
})
