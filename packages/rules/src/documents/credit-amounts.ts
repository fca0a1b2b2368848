import type { TaxRow } from '@salvia/contract/orders/numbered-document'
import { apportion } from '../money/apportion.ts'
import { roundHalfUp } from '../money/round-half-up.ts'
import { taxRowsOf, totalsOfRows } from './invoice-amounts.ts'

/** What an invoice says, and what its credit notes said before. */
export type InvoiceToCredit = {
  lines: { id: string; vatRate: number }[]
  shipping: TaxRow[]
  vatByRate: TaxRow[]
  credited: TaxRow[]
}

/** A refund that went through, in minor units; `vatByRate` null where a payment went back whole. */
export type RefundToCredit = {
  amount: number
  shipping: number
  lines: { orderLineId: string; amount: number }[]
  vatByRate: { rate: number; amount: number }[] | null
}

export type CreditAmounts = { vatByRate: TaxRow[]; net: number; vat: number; total: number }

const leftOf = ({ vatByRate, credited }: InvoiceToCredit): TaxRow[] =>
  vatByRate.map((row) => {
    const before = totalsOfRows(credited.filter(({ rate }) => rate === row.rate))
    return {
      rate: row.rate,
      net: row.net - before.net,
      vat: row.vat - before.vat,
      gross: row.gross - before.total,
    }
  })

/** What of the refund is gross at each rate: of its packs and the delivery, else in proportion to what is left. */
function wantedOf(invoice: InvoiceToCredit, refund: RefundToCredit, left: TaxRow[]): Map<number, number> {
  const wanted = new Map<number, number>()
  const take = (rate: number, amount: number) => wanted.set(rate, (wanted.get(rate) ?? 0) + amount)
  for (const { orderLineId, amount } of refund.lines) {
    const line = invoice.lines.find(({ id }) => id === orderLineId)
    if (line) take(line.vatRate, amount)
  }
  if (refund.shipping > 0) for (const { rate, gross } of invoice.shipping) take(rate, gross)
  if (wanted.size > 0) return wanted
  const whole = { amount: refund.amount, currency: 'EUR' as const }
  for (const { sharer, part } of apportion(whole, left, ({ gross }) => gross)) take(sharer.rate, part.amount)
  return wanted
}

/** No rate gives more than is left of it; what it lacks the others give. */
function grossOf(left: TaxRow[], wanted: Map<number, number>, amount: number): [TaxRow, number][] {
  const taken = left.map((row): [TaxRow, number] => [row, Math.min(row.gross, wanted.get(row.rate) ?? 0)])
  let missing = amount - taken.reduce((all, [, part]) => all + part, 0)
  return taken.map(([row, part]) => {
    const more = Math.min(missing, row.gross - part)
    missing -= more
    return [row, part + more]
  })
}

/**
 * What a credit note says of a refund, in minor units, by VAT rate: the VAT that the refund took along, never more than
 * is left of the invoice, at no rate. The refund that leaves nothing takes all that is left. Null when nothing is left.
 */
export function creditAmounts(invoice: InvoiceToCredit, refund: RefundToCredit): CreditAmounts | null {
  const left = leftOf(invoice)
  const { total } = totalsOfRows(left)
  if (total <= 0) return null
  if (refund.amount >= total) {
    const rows = left.filter(({ gross }) => gross > 0)
    return { vatByRate: rows, ...totalsOfRows(rows) }
  }
  const vatAt = (row: TaxRow, part: number) => {
    const told = refund.vatByRate?.find(({ rate }) => rate === row.rate)
    const share = told ? told.amount : roundHalfUp([row.vat, part], row.gross)
    // What is left afterwards holds its VAT too: never more of it than is left of the gross.
    const least = row.vat - (row.gross - part)
    return Math.max(least, Math.min(row.vat, share, part))
  }
  const wanted = wantedOf(invoice, refund, left)
  const rows = grossOf(left, wanted, refund.amount).flatMap(([row, part]) => {
    if (part === 0) return []
    const vat = vatAt(row, part)
    return [{ rate: row.rate, net: part - vat, vat, gross: part }]
  })
  const vatByRate = taxRowsOf(rows)
  return { vatByRate, ...totalsOfRows(vatByRate) }
}
