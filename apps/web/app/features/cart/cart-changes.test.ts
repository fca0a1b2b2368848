import type { Cart } from '@salvia/contract/cart/cart'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { createApi } from '#app/api/api.ts'
import { addLines, keepCartAnswer } from './cart-changes.ts'
import { cartQuery } from './cart-query.ts'

afterEach(() => vi.unstubAllGlobals())

const cartWith = (...productIds: string[]) =>
  ({
    id: 'c1',
    updatedAt: '2026-11-24T10:00:00.000Z',
    lines: productIds.map((id) => ({ product: { id }, quantity: 1, recommendationItemId: null })),
  }) as Cart

/** A server whose cart another tab added zinc to. */
function serverOf(held: Cart) {
  const sent: [string, string, unknown][] = []
  const api = createApi(async (input, init) => {
    const { pathname } = new URL(String(input), 'http://localhost')
    sent.push([init?.method ?? 'GET', pathname.replace('/api', ''), JSON.parse(String(init?.body ?? 'null'))])
    return Response.json({ cart: held, error: null })
  })
  return { api, sent }
}

const line = (productId: string) => ({ productId, quantity: 2 })

test('one product is set alone, whatever else the cart holds by now', async () => {
  const { api, sent } = serverOf(cartWith('iron', 'zinc'))
  await addLines([line('iron')], 'NL')(api, cartWith('iron'))
  expect(sent).toEqual([['PUT', '/cart/c1/products/iron', { quantity: 2 }]])
})

test('several products keep what another tab added meanwhile', async () => {
  const { api, sent } = serverOf(cartWith('iron', 'zinc'))
  await addLines([line('iron'), line('omega')], 'NL')(api, cartWith('iron'))
  expect(sent.map(([method, path]) => [method, path])).toEqual([
    ['GET', '/cart/c1'],
    ['PUT', '/cart/c1'],
  ])
  expect(sent[1]?.[2]).toEqual({
    lines: [{ ...line('zinc'), quantity: 1, recommendationItemId: null }, line('iron'), line('omega')],
  })
})

test('a cart that is replaced keeps nothing, so that nothing is asked', async () => {
  const { api, sent } = serverOf(cartWith('iron', 'zinc'))
  await addLines([line('omega')], 'NL')(api, cartWith(), true)
  expect(sent).toEqual([['PUT', '/cart/c1', { lines: [line('omega')] }]])
})

test.for([
  ['a client', { id: 'anna', name: 'Anna' }, 'anna'],
  ['nobody yet', null, null],
] as const)('what is added to an order says that it was shown for %s', async ([, shippingCustomer, whom]) => {
  const order = { ...cartWith('iron'), isCustomClientOrder: true, shippingCustomer }
  const { api, sent } = serverOf(order)
  await addLines([line('iron')], 'NL')(api, order)
  await addLines([line('iron'), line('omega')], 'NL')(api, order)
  const bodies = sent.filter(([method]) => method === 'PUT').map(([, , body]) => body)
  expect(bodies).toEqual([
    expect.objectContaining({ expectedShippingUserId: whom }),
    expect.objectContaining({ expectedShippingUserId: whom }),
  ])
})

test('the cart read before a change does not come back after it', async () => {
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('location', { protocol: 'http:' })
  const client = new QueryClient()
  const { queryKey } = cartQuery
  client.setQueryData(queryKey, cartWith('iron'))
  const read = Promise.withResolvers<Cart>()
  const reading = client.fetchQuery({ queryKey, queryFn: () => read.promise }).catch(() => undefined)
  const changed = cartWith('iron', 'zinc')
  await keepCartAnswer(client, { cart: changed, error: null })
  read.resolve(cartWith('iron'))
  await reading
  expect(client.getQueryData(queryKey)).toEqual(changed)
})
