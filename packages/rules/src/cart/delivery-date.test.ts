import { expect, test } from 'vitest'
import { type OrderToDeliver, planDelivery } from './delivery-date.ts'

type Line = { productId: string; deliveryDays: number }

const iron = { productId: 'iron', deliveryDays: 0 }
const glycine = { productId: 'glycine', deliveryDays: 1 }
const theanine = { productId: 'theanine', deliveryDays: 5 }

const order: OrderToDeliver<Line> = {
  orderedOn: '2026-11-20',
  countryCode: 'NL',
  carrier: { minDays: 1, maxDays: 2 },
  pickingPolicy: 'Direct',
  lines: [iron, theanine],
}

test('sent as available, what is ready arrives first', () => {
  expect(planDelivery(order)).toEqual([
    { from: '2026-11-23', to: '2026-11-24', lines: [iron] },
    { from: '2026-11-30', to: '2026-12-01', lines: [theanine] },
  ])
})

test('sent together, everything waits for the slowest', () => {
  expect(planDelivery({ ...order, pickingPolicy: 'One' })).toEqual([
    { from: '2026-11-30', to: '2026-12-01', lines: [iron, theanine] },
  ])
})

test('where splitting is not offered, everything is sent together', () => {
  expect(planDelivery({ ...order, countryCode: 'FR' })).toEqual([
    { from: '2026-11-30', to: '2026-12-01', lines: [iron, theanine] },
  ])
})

test('the first parcel holds all lines within three days of the quickest and waits for them', () => {
  expect(planDelivery({ ...order, lines: [glycine, theanine, iron] })).toEqual([
    { from: '2026-11-24', to: '2026-11-25', lines: [glycine, iron] },
    { from: '2026-11-30', to: '2026-12-01', lines: [theanine] },
  ])
})

test('lines that are ready together make one parcel', () => {
  expect(planDelivery({ ...order, lines: [iron, glycine] })).toEqual([
    { from: '2026-11-24', to: '2026-11-25', lines: [iron, glycine] },
  ])
})

test('an empty order is not delivered', () => {
  expect(planDelivery({ ...order, lines: [] })).toEqual([])
})
