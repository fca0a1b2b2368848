import { expect, test } from 'vitest'
import { orderCountQuery, orderTabPath, readOrderFilter } from './order-queries.ts'

const ID = '0198c0de-0000-7000-8000-000000000001'

const read = (search: string) => readOrderFilter(new URLSearchParams(search))

test('an address without a filter lists the own orders from the first', () => {
  expect(read('')).toEqual({
    of: 'own',
    status: undefined,
    placedFrom: undefined,
    placedTo: undefined,
    offset: 0,
  })
})

test('a filter is read from the address', () => {
  expect(read('of=plans&status=Shipped&placedFrom=2026-11-01&placedTo=2026-11-30&offset=20')).toEqual({
    of: 'plans',
    status: 'Shipped',
    placedFrom: '2026-11-01',
    placedTo: '2026-11-30',
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
    placedTo: undefined,
    offset: 0,
  })
})

test.for([
  ['own', undefined, '/orders', { of: 'own', limit: 1 }],
  ['own', ID, '/orders', { of: 'own', limit: 1 }],
  ['plans', undefined, '/orders?of=plans', { of: 'plans', limit: 1 }],
  ['plans', ID, `/orders?of=plans&clientId=${ID}`, { of: 'plans', limit: 1, clientId: ID }],
] as const)(
  'the tab of %s orders counts what it leads to, with the client %s',
  ([of, clientId, path, asked]) => {
    expect(orderTabPath(of, clientId)).toBe(path)
    expect(orderCountQuery(of, clientId).queryKey).toEqual(['GET /orders', { query: asked }])
  },
)
