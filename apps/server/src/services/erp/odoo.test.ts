import { expect, test } from 'vitest'
import { bodiesOf, startOdoo } from '#test/odoo-server'

const partner = {
  reference: 'practitioner-1',
  name: 'Jane Doe',
  companyName: 'Doe Practice',
  isCompany: false,
  email: 'jane@practice.example',
  phone: '+31201234567',
  street: 'Main St 1',
  postalCode: '1011AB',
  city: 'Amsterdam',
  countryCode: 'NL',
  vatNumber: null,
  languageCode: 'nl' as const,
}

const SEARCH = '/json/2/res.partner/search_read'
const COUNTRY = '/json/2/res.country/search_read'
const CREATE = '/json/2/res.partner/create'

test('a partner that is not known is made, with its country looked up', async () => {
  const { received, erp } = await startOdoo({
    [SEARCH]: [{ body: [] }],
    [COUNTRY]: [{ body: [{ id: 165 }] }],
    [CREATE]: [{ body: [4711] }],
  })
  expect(await erp.makePartner(partner)).toBe('4711')
  const context = { lang: 'en_US' }
  const head = { authorization: 'bearer key', database: 'mydb' }
  expect(received).toEqual([
    {
      ...head,
      url: SEARCH,
      body: { context, domain: [['ref', '=', 'practitioner-1']], fields: ['id'], limit: 1 },
    },
    { ...head, url: COUNTRY, body: { context, domain: [['code', '=', 'NL']], fields: ['id'], limit: 1 } },
    {
      ...head,
      url: CREATE,
      body: {
        context,
        vals_list: [
          {
            ref: 'practitioner-1',
            name: 'Jane Doe',
            company_name: 'Doe Practice',
            is_company: false,
            email: 'jane@practice.example',
            phone: '+31201234567',
            street: 'Main St 1',
            zip: '1011AB',
            city: 'Amsterdam',
            vat: false,
            lang: 'nl_NL',
            country_id: 165,
          },
        ],
      },
    },
  ])
})

test('a partner of the same reference is not made twice', async () => {
  const { received, erp } = await startOdoo({ [SEARCH]: [{ body: [{ id: 25, name: 'Deco Addict' }] }] })
  expect(await erp.makePartner(partner)).toBe('25')
  expect(received.map(({ url }) => url)).toEqual([SEARCH])
})

test.for([{ body: { a: 1, name: 'Jane Doe' } }, { raw: '<html>Under maintenance</html>' }])(
  'an answer that cannot be read is named so, without its words: %o',
  async (answer) => {
    const { erp } = await startOdoo({ [SEARCH]: [answer] })
    await expect(erp.makePartner(partner)).rejects.toThrow(/^the ERP answered something unreadable$/)
  },
)

test('an unknown country is left empty, and so is none', async () => {
  const { received, erp } = await startOdoo({
    [SEARCH]: [{ body: [] }, { body: [] }],
    [COUNTRY]: [{ body: [] }],
    [CREATE]: [{ body: [1] }, { body: [2] }],
  })
  await erp.makePartner(partner)
  await erp.makePartner({ ...partner, countryCode: null })
  const made = received.filter(({ url }) => url === CREATE).map(({ body }) => body)
  expect(made).toEqual([
    expect.objectContaining({ vals_list: [expect.objectContaining({ country_id: false })] }),
    expect.objectContaining({ vals_list: [expect.objectContaining({ country_id: false })] }),
  ])
})

test.for([
  [
    'a named fault',
    {
      name: 'odoo.exceptions.ValidationError',
      message: 'The VAT number NL1 of Jane Doe is not valid',
      arguments: [],
    },
    'the ERP answered 422: odoo.exceptions.ValidationError',
  ],
  ['the bare text of early versions', 'Invalid apikey of Jane Doe', 'the ERP answered 422: no reason given'],
] as const)('%s is an error that names nobody', async ([, body, message]) => {
  const { erp } = await startOdoo({ [SEARCH]: [{ status: 422, body }] })
  await expect(erp.makePartner(partner)).rejects.toThrow(new RegExp(`^${message}$`))
})

const order = {
  number: 'S-2026-000007',
  placedAt: new Date('2026-11-20T10:00:00.000Z'),
  currency: 'EUR' as const,
  shipTo: { ...partner, reference: 'order-7' },
  lines: [{ sku: 'MG-1', name: 'Magnesium', quantity: 2, unitNet: 1999, discountPercentage: 10 }],
  shippingNet: 495,
}
const SALES = '/json/2/sale.order/search_read'
const sale = { id: 500, partner_id: [25, 'Jane Doe'], currency_id: [1, 'EUR'] }
const SOLD = '/json/2/sale.order/create'
const CONFIRM = '/json/2/sale.order/action_confirm'
const PRODUCT = '/json/2/product.product/search_read'

const MAKE_PRODUCT = '/json/2/product.product/create'
const beforeLines = () => ({
  [SALES]: [{ body: [] }],
  [SEARCH]: [{ body: [{ id: 25 }] }],
  '/json/2/res.currency/search_read': [{ body: [{ id: 1 }] }],
})
const magnesium = { name: 'Magnesium', product_uom_qty: 2, price_unit: 19.99, discount: 10, product_id: 90 }
const delivery = { name: 'Delivery', product_uom_qty: 1, price_unit: 4.95, discount: 0, product_id: 91 }

test('an order is sold and confirmed, its goods by SKU, its delivery as a service that is made once', async () => {
  const { received, erp } = await startOdoo({
    ...beforeLines(),
    [PRODUCT]: [{ body: [{ id: 90 }] }, { body: [] }],
    [MAKE_PRODUCT]: [{ body: [91] }],
    [SOLD]: [{ body: [500] }],
    [CONFIRM]: [{ body: true }],
  })
  await erp.saveOrder(order)
  expect(bodiesOf(received, MAKE_PRODUCT)).toEqual([
    {
      context: { lang: 'en_US' },
      vals_list: [{ name: 'Delivery', default_code: 'SALVIA-DELIVERY', type: 'service' }],
    },
  ])
  expect(bodiesOf(received, SOLD)).toEqual([
    {
      context: { lang: 'en_US' },
      vals_list: [
        {
          client_order_ref: 'S-2026-000007',
          date_order: '2026-11-20 10:00:00',
          partner_id: 25,
          currency_id: 1,
          order_line: [
            [0, 0, magnesium],
            [0, 0, delivery],
          ],
        },
      ],
    },
  ])
  expect(bodiesOf(received, CONFIRM)).toEqual([{ context: { lang: 'en_US' }, ids: [500] }])
})

test('the service that stands for the delivery is used again', async () => {
  const { received, erp } = await startOdoo({
    ...beforeLines(),
    [PRODUCT]: [{ body: [{ id: 90 }] }, { body: [{ id: 91 }] }],
    [SOLD]: [{ body: [500] }],
    [CONFIRM]: [{ body: true }],
  })
  await erp.saveOrder(order)
  expect(bodiesOf(received, SOLD)).toMatchObject([{ vals_list: [{ order_line: [{}, [0, 0, delivery]] }] }])
})

test('a product with blanks around its reference is found as when stock is read', async () => {
  const similar = { id: 89, default_code: 'MG-10' }
  const { received, erp } = await startOdoo({
    ...beforeLines(),
    [PRODUCT]: [{ body: [] }, { body: [similar, { id: 90, default_code: 'MG-1 ' }] }, { body: [{ id: 91 }] }],
    [SOLD]: [{ body: [500] }],
    [CONFIRM]: [{ body: true }],
  })
  await erp.saveOrder(order)
  expect(bodiesOf(received, PRODUCT).slice(0, 2)).toMatchObject([
    { domain: [['default_code', '=', 'MG-1']] },
    { domain: [['default_code', '=like', '%MG-1%']], fields: ['id', 'default_code'] },
  ])
  expect(bodiesOf(received, SOLD)).toMatchObject([
    {
      vals_list: [
        {
          order_line: [
            [0, 0, magnesium],
            [0, 0, delivery],
          ],
        },
      ],
    },
  ])
})

test('an order with a product that the ERP does not have is refused by its SKU, and not sold in part', async () => {
  const { received, erp } = await startOdoo({ ...beforeLines(), [PRODUCT]: [{ body: [] }, { body: [] }] })
  await expect(erp.saveOrder(order)).rejects.toThrow(
    /^the ERP has no product with the internal reference MG-1$/,
  )
  expect(bodiesOf(received, SOLD)).toEqual([])
})

test.for([
  ['draft', [SALES, CONFIRM]],
  ['sale', [SALES]],
] as const)('an order that is there as %s is not made twice', async ([state, urls]) => {
  const { received, erp } = await startOdoo({
    [SALES]: [{ body: [{ ...sale, state }] }],
    [CONFIRM]: [{ body: true }],
  })
  await erp.saveOrder(order)
  expect(received.map(({ url }) => url)).toEqual(urls)
})

const CANCEL = '/json/2/sale.order/action_cancel'
const placed = { body: [{ ...sale, state: 'sale' }] }
const canceled = { body: [{ ...sale, state: 'cancel' }] }

test('an order is canceled once, and one that is not there not at all', async () => {
  const { received, erp } = await startOdoo({
    [SALES]: [placed, canceled, canceled, { body: [] }],
    [CANCEL]: [{ body: true }],
  })
  for (let at = 0; at < 3; at += 1) await erp.cancelOrder(order.number)
  expect(bodiesOf(received, CANCEL)).toEqual([
    { context: { lang: 'en_US', disable_cancel_warning: true }, ids: [500] },
  ])
})

test('an order that Odoo asks about instead of canceling it is not taken for canceled, and asked for again', async () => {
  const form = { body: { res_model: 'sale.order.cancel', type: 'ir.actions.act_window' } }
  const { received, erp } = await startOdoo({
    [SALES]: [placed, placed, placed, canceled],
    [CANCEL]: [form, { body: true }],
  })
  await expect(erp.cancelOrder(order.number)).rejects.toThrow(/^the ERP did not cancel the order$/)
  await erp.cancelOrder(order.number)
  expect(bodiesOf(received, CANCEL)).toHaveLength(2)
})
