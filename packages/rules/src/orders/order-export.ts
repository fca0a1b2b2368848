import type { Currency } from '@salvia/contract/money'
import type { LanguageCode } from '@salvia/contract/words/locale'
import type { OrderStatus, PaymentStatus } from '@salvia/contract/words/orders'
import { decimalIn } from '../csv/csv.ts'
import { invoiceAmounts } from '../documents/invoice-amounts.ts'
import { decimalHundredths } from '../format/decimal-hundredths.ts'

/** Columns of the export, by their names in its first row. */
export const orderExportFields = [
  'orderNumber',
  'createdAt',
  'placedAt',
  'status',
  'payment',
  'country',
  'buyer',
  'email',
  'company',
  'vatNumber',
  'practitioner',
  'plan',
  'kind',
  'sku',
  'product',
  'brand',
  'packs',
  'refundedPacks',
  'currency',
  'unitPrice',
  'gross',
  'discount',
  'paid',
  'vatPercent',
  'vat',
  'refundedOfOrder',
  'invoice',
  'creditNotes',
] as const
type Field = (typeof orderExportFields)[number]

/** An order as it is exported; amounts in minor units of its currency, rates in hundredths of a percent. */
export type OrderToExport = {
  number: string | null
  createdAt: Date
  placedAt: Date | null
  status: OrderStatus
  payment: PaymentStatus | null
  countryCode: string
  currency: Currency
  buyer: string
  email: string
  company: string | null
  vatNumber: string | null
  practitionerName: string | null
  planName: string | null
  shipping: number
  refunded: number
  vatByRate: { rate: number; amount: number }[]
  lines: {
    sku: string
    name: string
    brandName: string
    quantity: number
    refundedQuantity: number
    unitGross: number
    gross: number
    discount: number
    paid: number
    vatRate: number
    vat: number
  }[]
  documents: { kind: 'Invoice' | 'CreditNote'; number: string }[]
}

type Row = Partial<Record<Field, string | number>>

const amounts: readonly Field[] = [
  'unitPrice',
  'gross',
  'discount',
  'paid',
  'vat',
  'refundedOfOrder',
  'vatPercent',
]

const orderCells = (order: OrderToExport): Row => ({
  orderNumber: order.number ?? '',
  createdAt: order.createdAt.toISOString(),
  placedAt: order.placedAt?.toISOString() ?? '',
  status: order.status,
  payment: order.payment ?? '',
  country: order.countryCode,
  buyer: order.buyer,
  email: order.email,
  company: order.company ?? '',
  vatNumber: order.vatNumber ?? '',
  practitioner: order.practitionerName ?? '',
  plan: order.planName ?? '',
  currency: order.currency,
  invoice: numbersOf(order, 'Invoice'),
  creditNotes: numbersOf(order, 'CreditNote'),
})

const numbersOf = ({ documents }: OrderToExport, kind: 'Invoice' | 'CreditNote'): string =>
  documents
    .filter((document) => document.kind === kind)
    .map(({ number }) => number)
    .join(' ')

const lineCells = (line: OrderToExport['lines'][number]): Row => ({
  kind: 'Product',
  sku: line.sku,
  product: line.name,
  brand: line.brandName,
  packs: line.quantity,
  refundedPacks: line.refundedQuantity,
  unitPrice: line.unitGross,
  gross: line.gross,
  discount: line.discount,
  paid: line.paid,
  vatPercent: line.vatRate,
  vat: line.vat,
})

const deliveryCells = (order: OrderToExport): Row[] =>
  invoiceAmounts(order).shipping.map(({ rate, gross, vat }) => ({
    kind: 'Delivery',
    gross,
    discount: 0,
    paid: gross,
    vatPercent: rate,
    vat,
  }))

/**
 * An order as rows of an export: one for each line and one for the delivery at each VAT rate, so that every column of
 * amounts adds up over all rows. The refunded amount of the order is in its first row. Numbers are written for
 * spreadsheets of a language.
 */
export function orderExportRows(order: OrderToExport, language: LanguageCode): string[][] {
  const shared = orderCells(order)
  return [...order.lines.map(lineCells), ...deliveryCells(order)].map((cells, at) => {
    const row: Row = { ...shared, ...cells, ...(at === 0 ? { refundedOfOrder: order.refunded } : {}) }
    return orderExportFields.map((field) => {
      const value = row[field] ?? ''
      return typeof value === 'number' && amounts.includes(field)
        ? decimalIn(language, decimalHundredths(value))
        : String(value)
    })
  })
}
