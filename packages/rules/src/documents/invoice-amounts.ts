import type { Currency, Money } from '@salvia/contract/money'
import type { TaxRow } from '@salvia/contract/orders/numbered-document'
import { shippingParts } from '../cart/price-shipping.ts'

/** Minor units of the order's currency; all gross but `vat`, which is contained in `paid`. */
export type LineToInvoice = { quantity: number; gross: number; paid: number; vatRate: number; vat: number }

/** An order's stored amounts. */
export type OrderToInvoice = {
  currency: Currency
  shipping: number
  vatByRate: { rate: number; amount: number }[]
  lines: LineToInvoice[]
}

export type InvoiceAmounts = {
  /** What the delivery costs, at each rate. */
  shipping: TaxRow[]
  vatByRate: TaxRow[]
  net: number
  vat: number
  total: number
}

/** Sums of rows at one rate each, the highest rate first. */
export const taxRowsOf = (rows: TaxRow[]): TaxRow[] =>
  [...Map.groupBy(rows, ({ rate }) => rate)]
    .toSorted(([a], [b]) => b - a)
    .map(([rate, parts]) => ({
      rate,
      net: parts.reduce((all, { net }) => all + net, 0),
      vat: parts.reduce((all, { vat }) => all + vat, 0),
      gross: parts.reduce((all, { gross }) => all + gross, 0),
    }))

/** Net, VAT and gross of rows at several rates. */
export const totalsOfRows = (rows: TaxRow[]): { net: number; vat: number; total: number } => ({
  net: rows.reduce((all, { net }) => all + net, 0),
  vat: rows.reduce((all, { vat }) => all + vat, 0),
  total: rows.reduce((all, { gross }) => all + gross, 0),
})

/** The delivery by rate, as it was priced: its net is what its VAT leaves of it, and was apportioned to the rates. */
function shippingRows({ currency, shipping, vatByRate, lines }: OrderToInvoice): TaxRow[] {
  if (shipping === 0) return []
  const money = (amount: number): Money => ({ amount, currency })
  const vat = vatByRate.reduce((all, { amount }) => all + amount, 0)
  const vatOfGoods = lines.reduce((all, line) => all + line.vat, 0)
  const net = shipping - (vat - vatOfGoods)
  const parts = shippingParts(
    money(net),
    lines.map((line) => ({ ...line, gross: money(line.gross), paid: money(line.paid) })),
  )
  return parts
    .filter(({ gross }) => gross.amount > 0)
    .map((part) => ({
      rate: part.rate,
      net: part.gross.amount - part.vat.amount,
      vat: part.vat.amount,
      gross: part.gross.amount,
    }))
}

/**
 * What an invoice says of an order, in minor units of its currency: line by line and by VAT rate, the delivery
 * included. Its sums are the order's, to the cent (Directive 2006/112/EC art. 226 (8) to (10)).
 */
export function invoiceAmounts(order: OrderToInvoice): InvoiceAmounts {
  const shipping = shippingRows(order)
  const goods = order.lines.map(({ vatRate: rate, vat, paid: gross }) => ({
    rate,
    net: gross - vat,
    vat,
    gross,
  }))
  const vatByRate = taxRowsOf([...goods.filter(({ gross }) => gross > 0), ...shipping])
  return { shipping, vatByRate, ...totalsOfRows(vatByRate) }
}
