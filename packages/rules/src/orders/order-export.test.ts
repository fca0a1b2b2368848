import { expect, test } from 'vitest'
import { type OrderToExport, orderExportFields, orderExportRows } from './order-export.ts'

const order: OrderToExport = {
  ...{ number: 'S-2026-000007', status: 'Shipped', payment: 'PartlyRefunded', countryCode: 'DE' },
  ...{ createdAt: new Date('2026-11-20T09:58:00Z'), placedAt: new Date('2026-11-20T10:00:00Z') },
  ...{ currency: 'EUR', buyer: 'Lena Brandt', email: 'lena@praxis.example', company: 'Praxis am See GmbH' },
  ...{ vatNumber: 'DE136695976', practitionerName: 'Jan Becker', planName: 'Gelenke' },
  shipping: 502,
  refunded: 990,
  vatByRate: [
    { rate: 1900, amount: 153 },
    { rate: 700, amount: 153 },
  ],
  lines: [
    {
      ...{ sku: 'MG-1', name: 'Magnesium', brandName: 'Thorne', quantity: 2, refundedQuantity: 1 },
      ...{ unitGross: 1100, gross: 2200, discount: 220, paid: 1980, vatRate: 700, vat: 130 },
    },
    {
      ...{ sku: 'BK-1', name: 'Book', brandName: 'Salvia', quantity: 1, refundedQuantity: 0 },
      ...{ unitGross: 0, gross: 800, discount: 0, paid: 800, vatRate: 1900, vat: 128 },
    },
  ],
  documents: [
    { kind: 'Invoice', number: '2026-000007' },
    { kind: 'CreditNote', number: 'C-2026-000001' },
    { kind: 'CreditNote', number: 'C-2026-000002' },
  ],
}

const cells = (rows: string[][], ...fields: (typeof orderExportFields)[number][]) =>
  rows.map((row) => fields.map((field) => row[orderExportFields.indexOf(field)]))

test('an order is a row for each line and for the delivery at each rate, whose amounts add up to it', () => {
  const rows = orderExportRows(order, 'en')
  expect(cells(rows, 'kind', 'sku', 'packs', 'refundedPacks', 'paid', 'vatPercent', 'vat')).toEqual([
    ['Product', 'MG-1', '2', '1', '19.80', '7.00', '1.30'],
    ['Product', 'BK-1', '1', '0', '8.00', '19.00', '1.28'],
    ['Delivery', '', '', '', '1.56', '19.00', '0.25'],
    ['Delivery', '', '', '', '3.46', '7.00', '0.23'],
  ])
  const sum = (field: 'paid' | 'gross' | 'discount') =>
    cells(rows, field).reduce((all, [cell]) => all + Math.round(Number(cell) * 100), 0)
  expect([sum('paid'), sum('gross') - sum('discount')]).toEqual([3282, 3282])
})

test('each row says whose order it is, and the first alone what was refunded of it', () => {
  const rows = orderExportRows(order, 'de')
  expect(
    cells(rows, 'orderNumber', 'company', 'currency', 'refundedOfOrder', 'invoice', 'creditNotes'),
  ).toEqual([
    ['S-2026-000007', 'Praxis am See GmbH', 'EUR', '9,90', '2026-000007', 'C-2026-000001 C-2026-000002'],
    ...Array.from({ length: 3 }, () => [
      ...['S-2026-000007', 'Praxis am See GmbH', 'EUR', ''],
      ...['2026-000007', 'C-2026-000001 C-2026-000002'],
    ]),
  ])
  expect(cells(rows, 'createdAt', 'placedAt')[0]).toEqual([
    '2026-11-20T09:58:00.000Z',
    '2026-11-20T10:00:00.000Z',
  ])
})

test('what an order does not have is left empty', () => {
  const bare: OrderToExport = {
    ...order,
    ...{
      number: null,
      placedAt: null,
      payment: null,
      company: null,
      vatNumber: null,
      practitionerName: null,
    },
    ...{ planName: null, documents: [], shipping: 0, refunded: -5 },
  }
  const rows = orderExportRows(bare, 'en')
  expect(rows).toHaveLength(2)
  expect(
    cells(
      rows,
      'orderNumber',
      'placedAt',
      'payment',
      'company',
      'vatNumber',
      'practitioner',
      'plan',
      'invoice',
    )[0],
  ).toEqual(Array.from({ length: 8 }, () => ''))
  expect(cells(rows, 'refundedOfOrder')[0]).toEqual(['-0.05'])
})
