import { expect, test } from 'vitest'
import { type CartBody, makeCart, setUpCheckout } from '../../../test/checkout.ts'
import { makeApprovedPractitioner } from '../../../test/people.ts'
import { call } from '../../../test/plans.ts'

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
