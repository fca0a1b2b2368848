import { PDFDocument } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import { makeOrder, makePlacedOrder, setUpCheckout } from '#test/checkout'
import { makeAdmin } from '#test/people'
import { call } from '#test/plans'
import { withShipments } from '#test/shipments'

const NOBODYS = '01890000-0000-7000-8000-000000000000'

test('the packing slips of chosen orders are one file, and each order without one says why', async () => {
  const { api, productIds } = await setUpCheckout()
  const admin = await makeAdmin(api, ['admin:base'])
  const draft = await makeOrder(api, [productIds[0]])
  const canceled = await makePlacedOrder(api, [productIds[0]])
  await call(api, admin, ['PUT', `/orders/${canceled.orderId}/cancel`])
  const two = await makePlacedOrder(api, productIds.slice(0, 2))
  const [parcel] = (await withShipments(api, two)).shipments
  await call(api, admin, ['POST', `/admin/shipments/${parcel?.id}/split`, { lines: [parcel?.lines[0]] }])
  const one = await makePlacedOrder(api, [productIds[1]])
  const ids = [two, draft, canceled, one].map(({ orderId }) => orderId)
  const asked = `orderIds=${[...ids, NOBODYS, two.orderId].join(',')}`
  const listed = await call(api, admin, ['GET', `/admin/orders/packing-slips?${asked}`])
  expect(listed.json()).toEqual({
    results: [
      { orderId: two.orderId, slips: 2, absence: null },
      { orderId: draft.orderId, slips: 0, absence: 'NotPlaced' },
      { orderId: canceled.orderId, slips: 0, absence: 'NoParcel' },
      { orderId: one.orderId, slips: 1, absence: null },
      { orderId: NOBODYS, slips: 0, absence: 'NotFound' },
    ],
  })
  const file = await call(api, admin, ['GET', `/admin/orders/packing-slips/pdf?${asked}`])
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect((await PDFDocument.load(file.rawPayload)).getPageCount()).toBe(3)
  const none = await call(api, admin, ['GET', `/admin/orders/packing-slips/pdf?orderIds=${draft.orderId}`])
  expect(none.statusCode).toBe(404)
})
