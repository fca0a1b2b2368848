import { expect, test } from 'vitest'
import { readOrderFilter } from './order-queries.ts'

const read = (search: string) => readOrderFilter(new URLSearchParams(search))

test('an address without a filter lists the own orders from the first', () => {
  expect(read('')).toEqual({ of: 'own', status: undefined, placedFrom: undefined, offset: 0 })
})

test('a filter is read from the address', () => {
  expect(read('of=plans&status=Shipped&placedFrom=2026-11-01&offset=20')).toEqual({
    of: 'plans',
    status: 'Shipped',
    placedFrom: '2026-11-01',
    offset: 20,
  })
})

test('an instant counts as its day', () => {
  expect(read('placedFrom=2026-11-01T00:00:00.000Z').placedFrom).toBe('2026-11-01')
})

test('what is no filter is left out', () => {
  expect(read('of=all&status=Lost&placedFrom=2026-99-99&offset=-5')).toEqual({
    of: 'own',
    status: undefined,
    placedFrom: undefined,
    offset: 0,
  })
})
