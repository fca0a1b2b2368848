import type { TaxRow } from '@salvia/contract/orders/numbered-document'
import { taxRowsOf, totalsOfRows } from './invoice-amounts.ts'
import { type RecordedRefund, recordedRows, refundRows, rowsLeft, wantedByRecord } from './refund-rows.ts'

/** What an invoice says at each rate, and what its credit notes said before. */
export type InvoiceToCredit = { vatByRate: TaxRow[]; credited: TaxRow[] }

export type CreditAmounts = { vatByRate: TaxRow[]; net: number; vat: number; total: number }

const fits = (rows: TaxRow[], left: TaxRow[]): boolean =>
  rows.every(({ rate, ...row }) => {
    const whole = left.find((each) => each.rate === rate)
    return whole && (['net', 'vat', 'gross'] as const).every((part) => row[part] <= whole[part])
  })

/**
 * What a credit note says of a refund, in minor units, by VAT rate: what its record says. The refund that leaves nothing
 * takes all that is left. Where the record says it of no rate, or the rest of a canceled order was credited before it,
 * its amount is divided as any other. Null when nothing is left.
 */
export function creditAmounts(invoice: InvoiceToCredit, refund: RecordedRefund): CreditAmounts | null {
  const rows = { paid: invoice.vatByRate, before: invoice.credited }
  const left = rowsLeft(rows)
  const { total } = totalsOfRows(left)
  if (total <= 0) return null
  const recorded = recordedRows(refund)
  const isAsRecorded = recorded !== null && refund.amount < total && fits(recorded, left)
  const amount = Math.min(refund.amount, total)
  const vatByRate = isAsRecorded
    ? taxRowsOf(recorded)
    : refundRows(rows, { amount, wanted: wantedByRecord(refund) })
  return { vatByRate, ...totalsOfRows(vatByRate) }
}
