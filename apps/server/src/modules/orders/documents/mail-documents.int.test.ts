import type { OrderDocument } from '@salvia/contract/orders/order-documents'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type FinalizedBody, makePlacedOrder, setUpCheckout } from '#test/checkout'
import { makeAdmin } from '#test/people'
import { call } from '#test/plans'
import { saveSeller } from '#test/seller'
import { mailsOf } from '#test/withdrawals'
import { orders } from '../data/order-tables.ts'

test('an admin mails the documents of an order to its buyer again, in its language, once per key', async () => {
  const { api, productIds } = await setUpCheckout()
  const admin = await makeAdmin(api, ['admin:base'])
  const early = await makePlacedOrder(api, [productIds[0]])
  const mail = ({ orderId }: FinalizedBody, key = 'documents-1') =>
    call(api, admin, ['POST', `/admin/orders/${orderId}/documents/mail`], { 'idempotency-key': key })
  expect((await mail(early)).json()).toMatchObject({ status: 409, code: 'no_documents' })
  await saveSeller(api)
  const order = await makePlacedOrder(api, [productIds[0]], { headers: { 'accept-language': 'nl' } })
  for (const key of ['documents-1', 'documents-1', 'documents-2'])
    expect((await mail(order, key)).statusCode).toBe(204)
  const path = `/orders/${order.orderId}/documents?key=${order.orderKey}`
  const [invoice] = (await call(api, null, ['GET', path])).json<OrderDocument[]>()
  const url = `http://localhost:3000/api/orders/${order.orderId}/documents/${invoice?.id}?key=${order.orderKey}`
  const [sent, again, ...more] = await mailsOf(api, 'orderDocuments')
  expect(sent).toMatchObject({
    ...{ recipient: 'anna@example.com', languageCode: 'nl' },
    documents: [{ kind: 'Invoice', number: '2026-000001', url }],
  })
  expect([again, more]).toEqual([sent, []])
  const asked = { url: url.replace('http://localhost:3000', '') }
  expect((await api.app.inject(asked)).headers['content-type']).toBe('application/pdf')
  await api.db.update(orders).set({ email: '' }).where(eq(orders.id, order.orderId))
  expect((await mail(order, 'documents-3')).json()).toMatchObject({ status: 409, code: 'buyer_erased' })
  expect(await mailsOf(api, 'orderDocuments')).toHaveLength(2)
})
