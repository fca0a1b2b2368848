import { HOUR_MS } from '@salvia/contract/durations'
import { describe, expect, test } from 'vitest'
import { NOW } from '#test/api'
import { makeOrder, openPayment, press, readOrder, setUpCheckout } from '#test/checkout'
import { gatewayOf } from '#test/gateway'
import { products } from '../../modules/catalogue/index.ts'

describe('the page of the test gateway', () => {
  test('names what is bought and what it costs, says that it is a demo, in the language of the shop', async () => {
    const { api, productIds } = await setUpCheckout()
    const order = await makeOrder(api, [productIds[0]])
    const url = `/test-gateway/${await openPayment(api, order)}`
    const page = await api.app.inject({ url, cookies: { salvia_language: 'de' } })
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.headers['cache-control']).toBe('no-store')
    expect(page.body).toContain('<html lang="de">')
    expect(page.body).toContain('Es wird nichts abgebucht')
    const { amount, currency } = order.cart.totalAmount
    const total = new Intl.NumberFormat('de', { style: 'currency', currency }).format(amount / 100)
    expect(page.body).toContain(`<tr><th scope="row">Zu zahlen</th><td>${total}</td></tr>`)
    const english = await api.app.inject({ url })
    expect(english.body).toContain('<html lang="en">')
    const nonce = /<style nonce="([^"]+)">/.exec(english.body)?.[1]
    expect(english.headers['content-security-policy']).toContain(`'nonce-${nonce}'`)
  })

  test('offers what is possible: to pay, to wait, or to go back', async () => {
    const { api, productIds } = await setUpCheckout()
    const order = await makeOrder(api, [productIds[0]])
    const sessionId = await openPayment(api, order)
    const buttons = async () =>
      [
        ...(await api.app.inject({ url: `/test-gateway/${sessionId}` })).body.matchAll(
          /action="[^"]*\/(\w+)"/g,
        ),
      ].map(([, name]) => name)
    expect(await buttons()).toEqual(['pay', 'fail', 'abandon', 'late', 'twice', 'repeated', 'disordered'])
    await press(api, sessionId, 'late')
    expect(await buttons()).toEqual(['settle', 'refuse'])
    await press(api, sessionId, 'settle')
    expect(await buttons()).toEqual([])
  })

  test.for(['repeated', 'disordered'] as const)(
    'that tells the shop %s leads to one paid order all the same',
    async (button) => {
      const { api, productIds } = await setUpCheckout()
      const order = await makeOrder(api, [productIds[0]])
      const to = await press(api, await openPayment(api, order), button)
      expect(to).toBe(`http://localhost:3000/order-placed?order=${order.orderId}&key=${order.orderKey}`)
      await api.runJobs()
      const { history, ...read } = await readOrder(api, order)
      expect(read).toMatchObject({ status: 'Placed', buyer: { payment: { status: 'Paid', refunds: [] } } })
      expect((history as { to: string }[]).map((step) => step.to)).toEqual(['Draft', 'Pending', 'Placed'])
    },
  )

  test('takes no money once it is over', async () => {
    const { api, productIds } = await setUpCheckout()
    const order = await makeOrder(api, [productIds[0]])
    const sessionId = await openPayment(api, order)
    api.setNow(new Date(NOW.getTime() + HOUR_MS))
    await press(api, sessionId, 'pay')
    expect(await readOrder(api, order)).toMatchObject({ status: 'Pending' })
    expect(await gatewayOf(api).readSession(sessionId, new Date(NOW.getTime() + HOUR_MS))).toEqual({
      status: 'Expired',
      paymentRef: null,
      total: order.cart.totalAmount,
    })
    expect((await api.app.inject({ url: '/test-gateway/cs_test_unknown' })).statusCode).toBe(404)
  })

  test('escapes what others wrote', async () => {
    const { api, productIds } = await setUpCheckout()
    await api.db.update(products).set({ name: '<script>alert("x")</script>' })
    const order = await makeOrder(api, [productIds[0]])
    const page = await api.app.inject({ url: `/test-gateway/${await openPayment(api, order)}` })
    expect(page.body).not.toContain('<script>')
    expect(page.body).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;')
  })
})
