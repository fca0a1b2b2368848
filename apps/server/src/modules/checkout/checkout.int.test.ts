import { expect, test } from 'vitest'
import { makeOrder, openPayment, press, readOrder, setUpCheckout } from '#test/checkout'

test('a guest turns a cart into a placed order', async () => {
  const { api, productIds } = await setUpCheckout()
  const order = await makeOrder(api, productIds)
  expect(order.cart.status).toBe('Finalized')
  expect(await readOrder(api, order)).toMatchObject({ status: 'Draft', number: null, mayPay: true })
  const sessionId = await openPayment(api, order)
  expect(await readOrder(api, order)).toMatchObject({ status: 'Pending' })
  const back = await press(api, sessionId, 'pay')
  expect(back).toBe(`http://localhost:3000/order-placed?order=${order.orderId}&key=${order.orderKey}`)
  expect(await readOrder(api, order)).toMatchObject({
    status: 'Placed',
    number: 'S-2026-000001',
    totalAmount: order.cart.totalAmount,
  })
})
