import { expect, test } from 'vitest'
import { bodiesOf, startOdoo } from '#test/odoo-server'

const at = (model: string, method: string) => `/json/2/${model}/${method}`
const SALES = at('sale.order', 'search_read')
const PICKINGS = at('stock.picking', 'search_read')
const PICKED = at('stock.picking', 'write')
const VALIDATE = at('stock.picking', 'button_validate')
const MOVES = at('stock.move', 'search_read')
const MOVED = at('stock.move', 'write')
const PRODUCTS = at('product.product', 'search_read')
const NOTES = at('account.move', 'search_read')
const NOTED = at('account.move', 'create')

const context = { lang: 'en_US' }
const sale = [{ id: 500, state: 'sale', partner_id: [25, 'Jane Doe'], currency_id: [1, 'EUR'] }]
const parcel = {
  orderNumber: 'S-2026-000007',
  reference: 'parcel-1',
  trackingNumber: null,
  lines: [
    { sku: 'MG-1', quantity: 2 },
    { sku: 'NEW', quantity: 1 },
  ],
}
const moves = [
  { id: 81, product_id: [90, 'Magnesium'], product_uom_qty: 3 },
  { id: 82, product_id: [91, 'Zinc'], product_uom_qty: 1 },
]
const ofSale = [
  ['sale_id', '=', 500],
  ['picking_type_id.code', '=', 'outgoing'],
]
const sent = [...ofSale, ['origin', '=', 'parcel-1'], ['state', '=', 'done']]

test('a parcel is delivered with what it holds, also without a number to follow it by', async () => {
  const { received, erp } = await startOdoo({
    [SALES]: [{ body: sale }],
    [PICKINGS]: [{ body: [] }, { body: [{ id: 70 }] }, { body: [{ id: 70 }] }],
    [PRODUCTS]: [{ body: [{ id: 90 }] }, { body: [] }, { body: [] }],
    [MOVES]: [{ body: moves }],
    [MOVED]: [{ body: true }, { body: true }],
    [PICKED]: [{ body: true }],
    [VALIDATE]: [{ body: { type: 'ir.actions.report' } }],
  })
  await erp.saveShipment(parcel)
  expect(bodiesOf(received, PICKINGS)).toEqual([
    { context, domain: sent, fields: ['id'], limit: 1 },
    { context, domain: [...ofSale, ['state', 'not in', ['done', 'cancel']]], fields: ['id'], limit: 1 },
    { context, domain: sent, fields: ['id'], limit: 1 },
  ])
  expect(bodiesOf(received, MOVED)).toEqual([
    { context, ids: [81], vals: { quantity: 2, picked: true } },
    { context, ids: [82], vals: { quantity: 0, picked: false } },
  ])
  expect(bodiesOf(received, PICKED)).toEqual([
    { context, ids: [70], vals: { origin: 'parcel-1', carrier_tracking_ref: false } },
  ])
  expect(bodiesOf(received, VALIDATE)).toEqual([
    { context: { ...context, skip_backorder: true, skip_sms: true }, ids: [70] },
  ])
})

test('one that was delivered before only gets its number', async () => {
  const { received, erp } = await startOdoo({
    [SALES]: [{ body: sale }],
    [PICKINGS]: [{ body: [{ id: 70 }] }],
    [PICKED]: [{ body: true }],
  })
  await erp.saveShipment({ ...parcel, trackingNumber: '3S1' })
  expect(bodiesOf(received, PICKED)).toEqual([
    { context, ids: [70], vals: { origin: 'parcel-1', carrier_tracking_ref: '3S1' } },
  ])
  expect(received).toHaveLength(3)
})

test.for([
  ['nothing is left to be delivered', [[], []], []],
  ['only products are left that the parcel does not hold', [[], [{ id: 70 }]], moves.slice(1)],
] as const)('where %s, nothing is', async ([, found, left]) => {
  const { received, erp } = await startOdoo({
    [SALES]: [{ body: sale }],
    [PICKINGS]: found.map((body) => ({ body })),
    [PRODUCTS]: [{ body: [{ id: 90 }] }, { body: [] }, { body: [] }],
    [MOVES]: [{ body: left }],
    [MOVED]: [{ body: true }],
  })
  await erp.saveShipment(parcel)
  expect([bodiesOf(received, PICKED), bodiesOf(received, VALIDATE)]).toEqual([[], []])
})

test('a form instead of a delivery is an error, and so is an order that is not known yet', async () => {
  const { erp } = await startOdoo({
    [SALES]: [{ body: sale }, { body: [] }, { body: [] }],
    [PICKINGS]: [{ body: [] }, { body: [{ id: 70 }] }, { body: [] }],
    [PRODUCTS]: [{ body: [{ id: 90 }] }, { body: [] }, { body: [] }],
    [MOVES]: [{ body: moves }],
    [MOVED]: [{ body: true }, { body: true }],
    [PICKED]: [{ body: true }],
    [VALIDATE]: [{ body: { type: 'ir.actions.act_window' } }],
  })
  await expect(erp.saveShipment(parcel)).rejects.toThrow('the ERP did not deliver the parcel')
  await expect(erp.saveShipment(parcel)).rejects.toThrow('the ERP does not know the order yet')
  await expect(erp.refundOrder(refund)).rejects.toThrow('the ERP does not know the order yet')
})

test('nothing is delivered or lowered while the sale is not confirmed: both are tried again', async () => {
  const draft = [{ ...sale[0], state: 'draft' }]
  const { received, erp } = await startOdoo({ [SALES]: [{ body: draft }, { body: draft }] })
  await expect(erp.saveShipment(parcel)).rejects.toThrow('the ERP has not confirmed the order yet')
  await expect(erp.saveUnsent(unsent)).rejects.toThrow('the ERP has not confirmed the order yet')
  expect(received.map(({ url }) => url)).toEqual([SALES, SALES])
})

const CANCELED = at('stock.picking', 'action_cancel')
const unsent = {
  orderNumber: 'S-2026-000007',
  lines: [
    { sku: 'MG-1', quantity: 1 },
    { sku: 'NEW', quantity: 0 },
  ],
}

test('what is not to be sent any more is taken out of the open delivery, and what is there by hand stays', async () => {
  const { received, erp } = await startOdoo({
    [SALES]: [{ body: sale }],
    [PICKINGS]: [{ body: [{ id: 70 }] }],
    [PRODUCTS]: [{ body: [{ id: 90 }] }, { body: [] }, { body: [] }],
    [MOVES]: [{ body: [...moves, { id: 83, product_id: [90, 'Magnesium'], product_uom_qty: 1 }] }],
    [MOVED]: [{ body: true }, { body: true }],
  })
  await erp.saveUnsent(unsent)
  expect(bodiesOf(received, MOVED)).toEqual([
    { context, ids: [81], vals: { product_uom_qty: 1 } },
    { context, ids: [83], vals: { product_uom_qty: 0 } },
  ])
})

test.for([
  ['of which nothing is left is canceled', [{ id: 70 }], [{ context, ids: [70] }]],
  ['that is not open stays as it is', [], []],
] as const)('a delivery %s', async ([, open, canceled]) => {
  const { received, erp } = await startOdoo({
    [SALES]: [{ body: sale }],
    [PICKINGS]: [{ body: open }],
    [PRODUCTS]: [{ body: [{ id: 90 }] }],
    [MOVES]: [{ body: moves.slice(0, 1) }],
    [CANCELED]: [{ body: true }],
  })
  await erp.saveUnsent({ ...unsent, lines: [{ sku: 'MG-1', quantity: 0 }] })
  expect(bodiesOf(received, CANCELED)).toEqual(canceled)
})

const refund = {
  orderNumber: 'S-2026-000007',
  reference: 'C-2026-000004',
  refundedOn: '2026-11-25',
  lines: [
    { name: 'Refund, VAT 9%', net: 1835 },
    { name: 'Refund, VAT 21%', net: 409 },
  ],
}

test('a refund is drafted as the credit note of its number, once', async () => {
  const { received, erp } = await startOdoo({
    [SALES]: [{ body: sale }, { body: sale }],
    [NOTES]: [{ body: [] }, { body: [{ id: 12 }] }],
    [NOTED]: [{ body: [12] }],
  })
  await erp.refundOrder(refund)
  await erp.refundOrder(refund)
  expect(bodiesOf(received, NOTED)).toEqual([
    {
      context,
      vals_list: [
        {
          move_type: 'out_refund',
          ref: 'C-2026-000004',
          invoice_origin: 'S-2026-000007',
          invoice_date: '2026-11-25',
          partner_id: 25,
          currency_id: 1,
          invoice_line_ids: [
            [0, 0, { name: 'Refund, VAT 9%', quantity: 1, price_unit: 18.35 }],
            [0, 0, { name: 'Refund, VAT 21%', quantity: 1, price_unit: 4.09 }],
          ],
        },
      ],
    },
  ])
})
