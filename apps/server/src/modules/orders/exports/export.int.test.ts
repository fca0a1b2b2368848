import { readCsv } from '@salvia/rules/csv/csv'
import { orderExportFields } from '@salvia/rules/orders/order-export'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEntries } from '#kernel/audit/data/audit-tables'
import { type FinalizedBody, makeOrder, makePlacedOrder, openPayment, setUpCheckout } from '#test/checkout'
import { deliver, messageOf } from '#test/gateway'
import { makeAdmin } from '#test/people'
import { call } from '#test/plans'
import { refund } from '#test/refunds'
import { saveSeller } from '#test/seller'
import { orders } from '../data/order-tables.ts'

type Field = (typeof orderExportFields)[number]

async function setUp() {
  const { api, productIds } = await setUpCheckout()
  await saveSeller(api)
  const admin = await makeAdmin(api, ['admin:base'])
  const exported = async (query = '', language = 'en') => {
    const answer = await call(api, admin, ['GET', `/admin/orders/export${query}`], {
      'accept-language': language,
      cookie: `salvia_language=${language}`,
    })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
    expect(answer.headers['content-disposition']).toContain('salvia-orders.csv')
    const [head, ...lines] = readCsv(answer.body).lines.map(({ cells }) => cells)
    expect(head).toEqual([...orderExportFields])
    return (...fields: Field[]) =>
      lines.map((cells) => fields.map((field) => cells[orderExportFields.indexOf(field)]))
  }
  return { api, productIds, admin, exported }
}

const cents = (cell: string | undefined): number => Math.round(Number(cell) * 100)

test('an export is the list as rows of lines and delivery that add up, with the numbers of its documents', async () => {
  const { api, productIds, exported } = await setUp()
  const order = await makePlacedOrder(api, productIds.slice(0, 2))
  const pending = await makeOrder(api, [productIds[2]])
  await api.db.update(orders).set({ status: 'Pending' }).where(eq(orders.id, pending.orderId))
  const rows = await exported()
  const { totals } = order.cart as FinalizedBody['cart']
  const placed = rows('orderNumber', 'kind', 'paid', 'vat').filter(([number]) => number !== '')
  expect(placed.map(([, kind]) => kind)).toEqual(['Product', 'Product', 'Delivery'])
  expect(placed.reduce((all, [, , paid]) => all + cents(paid), 0)).toBe(totals.total?.amount)
  expect(rows('status', 'payment', 'buyer', 'country', 'currency', 'invoice')).toEqual([
    ['Pending', '', 'Anna Visser', 'NL', 'EUR', ''],
    ...(totals.shipping?.amount === 0 ? [] : [['Pending', '', 'Anna Visser', 'NL', 'EUR', '']]),
    ...Array.from({ length: 3 }, () => ['Placed', 'Paid', 'Anna Visser', 'NL', 'EUR', '2026-000001']),
  ])
  expect((await exported('?status=Placed'))('status')).toEqual([['Placed'], ['Placed'], ['Placed']])
  expect((await exported('?payment=Refunded'))('status')).toEqual([])
  expect((await exported('?status=Placed', 'de'))('paid')[0]?.[0]).toMatch(/^\d+,\d\d$/)
})

test('what went back of an order is told whatever gave it back, once it did not fail', async () => {
  const { api, productIds, exported } = await setUp()
  const admin = await makeAdmin(api, ['admin:base', 'admin:accounting'])
  const [partly, canceled] = [
    await makePlacedOrder(api, [productIds[0]]),
    await makePlacedOrder(api, [productIds[0]]),
  ]
  const late = await makeOrder(api, [productIds[0]])
  const paidLate = await messageOf(api, await openPayment(api, late), 'Paid')
  for (const order of [partly, canceled]) await refund({ api, admin, order }, { amount: 500 })
  await api.runJobs()
  for (const { orderId } of [canceled, late]) await call(api, admin, ['PUT', `/orders/${orderId}/cancel`])
  await deliver(api, paidLate)
  await api.runJobs()
  const told = async () =>
    (await exported())('status', 'refundedOfOrder').filter(([, refunded]) => refunded !== '')
  const total = late.cart.totalAmount?.amount ?? 0
  const inFull = (total / 100).toFixed(2)
  expect(await told()).toEqual([
    ['Canceled', inFull],
    ['Canceled', inFull],
    ['Placed', '5.00'],
  ])
  await api.db.execute(sql`update refunds set state = 'Failed' where reason <> 'ByAdmin'`)
  expect(await told()).toEqual([
    ['Canceled', '0.00'],
    ['Canceled', '5.00'],
    ['Placed', '5.00'],
  ])
})

test('no cell is read as a formula, and the audit log says who took which list, not what was searched', async () => {
  const { api, productIds, admin, exported } = await setUp()
  const { orderId } = await makePlacedOrder(api, [productIds[0]])
  const [row] = await api.db.select().from(orders).where(eq(orders.id, orderId))
  const billingAddress = {
    ...row?.billingAddress,
    firstName: '=HYPERLINK("http://evil")',
    lastName: 'Visser',
  }
  await api.db
    .update(orders)
    .set({ billingAddress: billingAddress as (typeof orders.$inferSelect)['billingAddress'] })
    .where(eq(orders.id, orderId))
  const rows = await exported('?query=anna&countryCode=NL')
  expect(rows('buyer')[0]).toEqual([`'=HYPERLINK("http://evil") Visser`])
  const entries = await api.db.select().from(auditEntries).where(eq(auditEntries.event, 'OrdersExported'))
  expect(entries).toMatchObject([
    { actorId: admin.userId, subjectType: 'Orders', details: { filters: ['countryCode', 'query'] } },
  ])
})
