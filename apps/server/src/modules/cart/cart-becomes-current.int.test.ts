import { expect, test } from 'vitest'
import {
  type CartBody,
  type FinalizedBody,
  fillCustomer,
  finalize,
  makeCart,
  openPayment,
  press,
  setLine,
  setUpCheckout,
} from '#test/checkout'
import { makeApprovedPractitioner, makeClient } from '#test/people'
import { call } from '#test/plans'

test('a client order that stops being one becomes the current cart, and the one before waits beside it', async () => {
  const { api, productIds } = await setUpCheckout()
  const practitioner = await makeApprovedPractitioner(api)
  const clientOrder = await makeCart(api)
  await call(api, practitioner, ['PUT', `/cart/${clientOrder.id}`, { isCustomClientOrder: true }])
  const current = await makeCart(api, { lines: [{ productId: productIds[0], quantity: 1 }] })
  await call(api, practitioner, ['PUT', `/cart/${current.id}/bind`])

  const answer = await call(api, practitioner, [
    'PUT',
    `/cart/${clientOrder.id}`,
    { isCustomClientOrder: false },
  ])

  expect(answer.statusCode).toBe(200)
  expect(answer.json<CartBody>().cart).toMatchObject({
    id: clientOrder.id,
    isCustomClientOrder: false,
    setAsideCart: { id: current.id, itemsCount: 1 },
  })
})

test('a cart that waited takes the place of the one that was ordered', async () => {
  const { api, productIds } = await setUpCheckout()
  const client = await makeClient(api)
  const waiting = await makeCart(api, { lines: [{ productId: productIds[0], quantity: 2 }] })
  await call(api, client, ['PUT', `/cart/${waiting.id}/bind`])
  const opened = await call(api, client, ['POST', '/cart', { countryCode: 'NL' }])
  const { id } = opened.json<CartBody>().cart
  await setLine(api, id, [productIds[1] ?? '', { quantity: 1 }], client)
  await fillCustomer(api, id, {}, client)
  const order = (await finalize(api, id, client)).json<FinalizedBody>()
  await press(api, await openPayment(api, order), 'pay')

  const answer = await call(api, client, ['GET', '/cart'])

  expect(answer.json<CartBody>().cart).toMatchObject({ id: waiting.id, setAsideCart: null })
  expect(answer.json<CartBody>().cart.lines.map(({ quantity }) => quantity)).toEqual([2])
})
