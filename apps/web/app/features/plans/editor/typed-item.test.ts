import type { ProductCard } from '@salvia/contract/catalogue/shop'
import type { LastDose } from '@salvia/contract/plans/last-doses'
import { readEntry } from '@salvia/rules/plans/typed-entry/read-entry'
import { expect, test } from 'vitest'
import { fittingFirst, readFor, typedItem } from './typed-item.ts'
import type { Found } from './use-search.ts'

const product = {
  ...{ id: 'zinc', name: 'Zinc Picolinate', brandName: 'Salus' },
  mainServing: { amount: 2, intakeFormatId: 'tablet' },
} as unknown as ProductCard

const itemOf = (line: string) =>
  typedItem(product, { entry: readFor(readEntry(line), product, []) }, 'For1Month')

test('what was not typed is the default of a new item', () => {
  expect(itemOf('zinc bed')).toMatchObject({
    intakeAmount: 2,
    intakeFormatId: 'tablet',
    intakeTime: ['BedTime'],
    duration: 'For1Month',
    schedule: null,
  })
})

test('a length that no duration has, and days on and off, are the phase of a schedule', () => {
  const phase = { intakeAmount: 1, intakeTime: ['Morning'] }
  expect(itemOf('zinc 1-0-0 10 days')).toMatchObject({
    ...phase,
    duration: null,
    schedule: { phases: [{ ...phase, days: 10 }], cycle: null, startDay: 0 },
  })
  expect(itemOf('zinc 1-0-0 every other day 3 months')).toMatchObject({
    duration: 'For3Month',
    schedule: { phases: [{ ...phase, days: null }], cycle: { daysOn: 1, daysOff: 1 }, startDay: 0 },
  })
})

test('of an instruction that a plan cannot say only what is certain is taken over', () => {
  expect(itemOf('zinc 1 tab twice a week')).toMatchObject({ intakeAmount: 1, intakeTime: [] })
  expect(itemOf('zinc 1 tab mwf')).toMatchObject({ intakeAmount: 1, intakeTime: [] })
  expect(itemOf('zinc 1/3 tab morning')).toMatchObject({ intakeAmount: null, intakeTime: ['Morning'] })
})

test('a product named alone has the dose that was last written for it, and a typed dose nothing of that', () => {
  const last: LastDose = {
    productId: product.id,
    intakeAmount: 3,
    intakeFormatId: product.mainServing?.intakeFormatId ?? null,
    intakeTime: ['BedTime'],
    intakeFoodInstruction: null,
    duration: 'For3Month',
    schedule: null,
  }
  const withLast = (line: string, duration: 'For1Month' | null) =>
    typedItem(product, { entry: readFor(readEntry(line), product, []), last }, duration)
  expect(withLast('magnesium', null)).toMatchObject({
    intakeAmount: 3,
    intakeTime: ['BedTime'],
    duration: 'For3Month',
  })
  expect(withLast('magnesium', 'For1Month')).toMatchObject({ intakeAmount: 3, duration: 'For1Month' })
  expect(withLast('magnesium morning', null)).toMatchObject({
    intakeAmount: 2,
    intakeTime: ['Morning'],
    duration: null,
  })
})

test('what is counted in the typed unit and can be bought comes first, else the order stays', () => {
  const found = (id: string, intakeFormatId: string, stock = 'InStock') =>
    ({
      kind: 'product',
      id,
      product: { id, mainServing: { amount: 1, intakeFormatId }, stockStatus: { id: stock } },
    }) as unknown as Found
  const all = [
    found('powder', 'scoop'),
    found('gone', 'capsule', 'OutOfStock'),
    found('softgel', 'softgel'),
    found('capsule', 'capsule'),
  ]
  const idsFor = (line: string) => fittingFirst(all, readEntry(line)).map(({ id }) => id)
  expect(idsFor('magnesium 2 caps bed')).toEqual(['softgel', 'capsule', 'powder', 'gone'])
  expect(idsFor('magnesium 2 bed')).toEqual(['powder', 'gone', 'softgel', 'capsule'])
  expect(idsFor('magnesium')).toEqual(['powder', 'gone', 'softgel', 'capsule'])
})
