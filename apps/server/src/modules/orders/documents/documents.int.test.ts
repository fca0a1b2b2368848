import { PDFDocument } from '@cantoo/pdf-lib'
import { asc, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { readRows } from '#db/read-rows'
import { NOW, type TestApi } from '#test/api'
import { makePlacedOrder, setUpCheckout, stockedProducts } from '#test/checkout'
import { documentFile, documentsOf, listDocumentsOf } from '#test/documents'
import { gatewayOf } from '#test/gateway'
import { makeAdmin, makeApprovedPractitioner, makeClient, type Person } from '#test/people'
import { call, item, makePlan } from '#test/plans'
import { everything, packs, type Refundable, refund, refundableOrder } from '#test/refunds'
import { SELLER, saveSeller } from '#test/seller'
import { withShipments } from '#test/shipments'
import { products } from '../../catalogue/index.ts'
import { orders } from '../data/order-tables.ts'
import { issueDocument } from './data/document-statements.ts'
import { orderDocuments } from './data/document-tables.ts'
import { issueMissingInvoices } from './use-cases/issue-missing-invoices.ts'

const kept = (api: TestApi) =>
  api.db
    .select()
    .from(orderDocuments)
    .orderBy(asc(orderDocuments.kind), asc(orderDocuments.year), asc(orderDocuments.sequence))

const inAnHour = new Date(NOW.getTime() + 3_600_000)

describe('a placed order', () => {
  test('has an invoice that says what the order says, and a packing slip, as files', async () => {
    const { api, productIds } = await setUpCheckout()
    await saveSeller(api)
    const order = await makePlacedOrder(api, productIds)
    const [invoice, slip, ...rest] = await documentsOf(api, order)
    const { lines, totals, number, shipments } = await withShipments(api, order)
    expect([invoice, slip, rest]).toEqual([
      {
        ...{ id: expect.any(String), kind: 'Invoice', number: '2026-000001' },
        ...{ issuedOn: NOW.toISOString().slice(0, 10), languageCode: 'en', formats: ['pdf'] },
      },
      {
        ...{ id: shipments[0]?.id, kind: 'PackingSlip', number: `${number}-1` },
        ...{ issuedOn: NOW.toISOString().slice(0, 10), languageCode: 'en', formats: ['pdf'] },
      },
      [],
    ])
    const [row] = await kept(api)
    expect(row?.seller).toEqual(SELLER)
    expect(row?.content).toMatchObject({
      ...{ orderNumber: number, total: totals.total.amount, currency: 'EUR', suppliedTo: 'NL' },
      ...{ buyer: { firstName: 'Anna', lastName: 'Visser', streetName: 'Oudegracht', vatNumber: null } },
      lines: lines.map(({ name, paid, vat }) => ({ name, paid: paid.amount, vat: vat.amount })),
    })
    expect(row?.content.vatByRate.map(({ rate, vat }) => ({ rate, amount: vat }))).toEqual(
      totals.vat.map(({ rate, amount }) => ({ rate, amount: amount.amount })),
    )
    for (const { id, number } of [invoice, slip].flatMap((each) => each ?? [])) {
      const drawn = await documentFile(api, order, id)
      expect([drawn.statusCode, drawn.headers['content-type']]).toEqual([200, 'application/pdf'])
      expect(drawn.headers['content-disposition']).toContain(`filename="${number}.pdf"`)
      expect((await PDFDocument.load(drawn.rawPayload)).getPageCount()).toBe(1)
      expect((await documentFile(api, order, id, 'xml')).statusCode).toBe(404)
    }
  })

  test('shows its documents to those who may know the buyer, and to nobody else', async () => {
    const { api, productIds } = await setUpCheckout()
    const practitioner = await makeApprovedPractitioner(api)
    const plan = await makePlan(api, practitioner, { recommendationItems: [item(productIds[0])] })
    const lines = [
      { productId: productIds[0], quantity: 1, recommendationItemId: plan.recommendationItems[0]?.id },
    ]
    const client = await makeClient(api)
    const order = await makePlacedOrder(api, [], client, { lines })
    const read = async (by: Person | null) => (await listDocumentsOf(api, order, by)).statusCode
    const admin = await makeAdmin(api, ['admin:base'])
    const accounting = await makeAdmin(api, ['admin:accounting'])
    for (const by of [null, client, admin, accounting]) expect(await read(by)).toBe(200)
    for (const by of [practitioner, await makeClient(api)]) expect(await read(by)).toBe(404)
    expect((await listDocumentsOf(api, { ...order, orderKey: crypto.randomUUID() })).statusCode).toBe(404)
    await api.db.update(orders).set({ isCustomClientOrder: true }).where(eq(orders.id, order.orderId))
    expect(await read(practitioner)).toBe(200)
  })

  test('placed before the seller was known is invoiced later, unless something of it was refunded', async () => {
    const { api, productIds } = await setUpCheckout()
    const [order, refunded] = [
      await makePlacedOrder(api, [productIds[0]]),
      await makePlacedOrder(api, [productIds[0]]),
    ]
    await api.db.update(orders).set({ refunded: 1 }).where(eq(orders.id, refunded.orderId))
    await issueMissingInvoices(api.db, inAnHour)
    expect(await kept(api)).toEqual([])
    await saveSeller(api)
    await issueMissingInvoices(api.db, inAnHour)
    await issueMissingInvoices(api.db, inAnHour)
    expect((await kept(api)).map(({ orderId }) => orderId)).toEqual([order.orderId])
    expect((await kept(api))[0]?.content.total).toBe((await withShipments(api, order)).totalAmount.amount)
  })

  test('rolled back leaves no gap, and what was issued cannot be changed', async () => {
    const { api, productIds } = await setUpCheckout()
    await saveSeller(api)
    await makePlacedOrder(api, [productIds[0]])
    const [first] = await kept(api)
    if (!first) throw new Error('no invoice')
    const undone = api.db.transaction(async (tx) => {
      await issueDocument(tx, { ...first, kind: 'CreditNote', refundId: crypto.randomUUID() })
      await issueDocument(tx, { ...first, refundId: null })
    })
    await expect(undone).rejects.toThrow()
    await makePlacedOrder(api, [productIds[0]])
    expect((await kept(api)).map(({ kind, sequence }) => [kind, sequence])).toEqual([
      ['Invoice', 1],
      ['Invoice', 2],
    ])
    const changed = api.db.update(orderDocuments).set({ languageCode: 'de' })
    await expect(changed).rejects.toMatchObject({ cause: { code: '23514' } })
  })
})

describe('a refund that went through', () => {
  const invoicedOrder = async (): Promise<Refundable> => refundableOrder(saveSeller)

  test('gets a credit note of its packs; refunds of all packs and the delivery credit the whole invoice', async () => {
    const it = await invoicedOrder()
    const order = await it.read()
    await refund(it, packs(order, 0, 1))
    await it.api.runJobs()
    const [, credit] = await documentsOf(it.api, it.order)
    expect(credit).toMatchObject({ kind: 'CreditNote', number: 'C-2026-000001', formats: ['pdf'] })
    expect((await documentFile(it.api, it.order, credit?.id)).statusCode).toBe(200)
    const half = Math.round((order.lines[0]?.paid.amount ?? 0) / 2)
    const [first, invoice] = await kept(it.api)
    const discount = (invoice?.content.lines[0]?.discount ?? 0) / 2
    expect(discount).toBeGreaterThan(0)
    expect(first?.content).toMatchObject({
      ...{
        total: half,
        lines: [{ quantity: 1, gross: half + discount, discount, paid: half }],
        shipping: [],
      },
      corrects: { number: '2026-000001' },
    })

    const left = everything(await it.read())
    await refund(it, { ...left, lines: left.lines.map((line, at) => (at ? line : { ...line, quantity: 1 })) })
    await it.api.runJobs()
    const rows = await kept(it.api)
    const sum = (kind: string, of: 'total' | 'net' | 'vat') =>
      rows.filter((row) => row.kind === kind).reduce((all, { content }) => all + content[of], 0)
    expect(rows.map(({ kind, sequence }) => [kind, sequence])).toEqual([
      ['CreditNote', 1],
      ['CreditNote', 2],
      ['Invoice', 1],
    ])
    for (const figure of ['total', 'net', 'vat'] as const)
      expect(sum('CreditNote', figure)).toBe(sum('Invoice', figure))
  })

  test('of a canceled order credits what is left of its invoice', async () => {
    const it = await invoicedOrder()
    for (const amount of [33, 34, 33]) {
      await refund(it, { amount })
      await it.api.runJobs()
    }
    await call(it.api, it.admin, ['PUT', `/orders/${it.order.orderId}/cancel`])
    await it.api.runJobs()
    const [first, second, third, rest, invoice] = (await kept(it.api)).map(({ content }) => content)
    if (!first || !second || !third || !rest || !invoice) throw new Error('not five documents')
    expect([first.total, second.total, third.total, rest.total]).toEqual([33, 34, 33, invoice.total - 100])
    expect(rest.vat).toBe(invoice.vat - first.vat - second.vat - third.vat)
    expect([first.vat, second.vat, third.vat]).toEqual([3, 3, 2])
    expect((await documentsOf(it.api, it.order)).map(({ kind }) => kind)).toEqual([
      'Invoice',
      ...Array(4).fill('CreditNote'),
    ])
  })
})

test('refunds of an amount and of packs at two rates are credited as they are recorded, with the VAT of each gross', async () => {
  const it = await refundableOrder(async (api) => {
    await saveSeller(api)
    const [, other] = await stockedProducts(api)
    await api.db
      .update(products)
      .set({ vatCategoryId: 'Standard' })
      .where(eq(products.id, other?.id ?? ''))
  })
  const order = await it.read()
  const rest = order.totalAmount.amount - 15_000 - (order.lines[1]?.paid.amount ?? 0)
  for (const body of [{ amount: 15_000 }, packs(order, 1, 3), { amount: rest }]) {
    expect((await refund(it, body)).statusCode).toBe(200)
    await it.api.runJobs()
  }
  const [first, second, third, invoice] = (await kept(it.api)).map(({ content }) => content.vatByRate)
  expect([first, second, third]).toEqual([
    [
      { rate: 2100, net: 2710, vat: 569, gross: 3279 },
      { rate: 900, net: 10_753, vat: 968, gross: 11_721 },
    ],
    [
      { rate: 2100, net: 1916, vat: 403, gross: 2319 },
      { rate: 900, net: 2898, vat: 261, gross: 3159 },
    ],
    [{ rate: 900, net: 4705, vat: 423, gross: 5128 }],
  ])
  expect(invoice).toEqual([
    { rate: 2100, net: 4626, vat: 972, gross: 5598 },
    { rate: 900, net: 18_356, vat: 1652, gross: 20_008 },
  ])
  const recorded = await readRows<{ said: unknown }>(
    it.api.db,
    sql`select vat_by_rate as said from refunds order by amount desc`,
  )
  expect(recorded.map(({ said }) => said)).toEqual(
    [first, second, third].map((rows) => rows?.map(({ rate, vat, gross }) => ({ rate, amount: vat, gross }))),
  )
})

test('a refund that failed gets no credit note, and is credited once it went through', async () => {
  const it = await refundableOrder(saveSeller)
  const gateway = gatewayOf(it.api)
  const { refund: send } = gateway
  gateway.refund = async () => ({ refundRef: 're_1', status: 'Failed' })
  await refund(it, { amount: 100 })
  await it.api.runJobs()
  expect((await kept(it.api)).map(({ kind }) => kind)).toEqual(['Invoice'])
  gateway.refund = send
  await refund(it, { amount: 100 })
  await it.api.runJobs()
  expect((await kept(it.api)).map(({ kind, sequence }) => [kind, sequence])).toEqual([
    ['CreditNote', 1],
    ['Invoice', 1],
  ])
})
