import { expect, test } from 'vitest'
import { moveDelivery } from './move-delivery.ts'

const parcels: Parameters<typeof moveDelivery>[0] = [
  { from: '2026-11-24', to: '2026-11-26', productIds: ['zinc'] },
  { from: '2026-11-27', to: '2026-12-01', productIds: ['iron', 'b12'] },
]

test('a parcel that waited takes as many business days from its completion as it was to take from the order', () => {
  const days = { from: '2026-11-23', to: '2026-12-10' }
  expect(moveDelivery(parcels, days, ['b12'])).toEqual([
    parcels[0],
    { from: '2026-12-16', to: '2026-12-18', productIds: ['iron', 'b12'] },
  ])
})

test('one that is complete on a Saturday counts from the Monday after', () => {
  const days = { from: '2026-11-21', to: '2026-12-12' }
  expect(moveDelivery(parcels, days, ['zinc'])).toEqual([
    { from: '2026-12-15', to: '2026-12-17', productIds: ['zinc'] },
    parcels[1],
  ])
})

test('nothing moves where nothing was late, or on the day of the order itself', () => {
  expect(moveDelivery(parcels, { from: '2026-11-23', to: '2026-12-10' }, [])).toEqual(parcels)
  expect(moveDelivery(parcels, { from: '2026-11-23', to: '2026-11-23' }, ['zinc', 'iron'])).toEqual(parcels)
})
