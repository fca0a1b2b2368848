import type { TaxRow } from '@salvia/contract/orders/numbered-document'
import { apportion } from '../money/apportion.ts'
import { roundHalfUp } from '../money/round-half-up.ts'
import { totalsOfRows } from './invoice-amounts.ts'

/** What was paid at each VAT rate, and what of it went back before, in minor units. */
export type PaidRows = { paid: TaxRow[]; before: TaxRow[] }

/** What goes back: the amount, and what of it is wanted gross at which rates, of its packs and the delivery. */
export type AmountBack = { amount: number; wanted: Map<number, number> }

type OpenRow = { row: TaxRow; before: TaxRow; left: TaxRow }

const openRows = ({ paid, before }: PaidRows): OpenRow[] =>
  paid.map((row) => {
    const { net, vat, total: gross } = totalsOfRows(before.filter(({ rate }) => rate === row.rate))
    const left = { rate: row.rate, net: row.net - net, vat: row.vat - vat, gross: row.gross - gross }
    return { row, before: { rate: row.rate, net, vat, gross }, left }
  })

/** What is left of what was paid, at each rate. */
export const rowsLeft = (rows: PaidRows): TaxRow[] => openRows(rows).map(({ left }) => left)

/** No rate gives more than is left of it; what it lacks, all rates give in proportion to what is left of them. */
function grossOf(open: OpenRow[], { amount, wanted }: AmountBack): { each: OpenRow; gross: number }[] {
  let missing = amount
  const own = open.map((each) => {
    const gross = Math.min(each.left.gross, wanted.get(each.left.rate) ?? 0, missing)
    missing -= gross
    return { each, gross }
  })
  if (missing === 0) return own
  // The currency is that of the order, and matters to no share.
  const shares = apportion(
    { amount: missing, currency: 'EUR' },
    own,
    ({ each, gross }) => each.left.gross - gross,
  )
  return shares.map(({ sharer, part }) => ({ each: sharer.each, gross: sharer.gross + part.amount }))
}

/**
 * The VAT in the next `gross` of a row: up to any sum that went back it is the row's own share, so that each part has
 * the VAT of its gross within a cent, however many there are. A refund that failed may have shifted it: what is left
 * afterwards never has more VAT than gross.
 */
function vatOf({ row, before, left }: OpenRow, gross: number): number {
  const share = roundHalfUp([row.vat, before.gross + gross], row.gross) - before.vat
  const least = Math.max(0, left.vat - (left.gross - gross))
  return Math.max(least, Math.min(left.vat, gross, share))
}

/**
 * The one rule of what a refund takes of each VAT rate, gross, net and VAT in minor units; rates that give nothing are
 * left out. Within a cent its VAT is that of its gross (EN 16931, BR-S-09), never more than is left of any rate, and
 * refunds of all that was paid add up to it at each rate. `amount` must be no more than is left.
 */
export function refundRows(rows: PaidRows, back: AmountBack): TaxRow[] {
  return grossOf(openRows(rows), back).flatMap(({ each, gross }) => {
    if (gross === 0) return []
    const vat = vatOf(each, gross)
    return [{ rate: each.row.rate, net: gross - vat, vat, gross }]
  })
}

/** What a refund's record keeps of a rate: its VAT and its gross, which older records lack. */
export type RecordedVat = { rate: number; amount: number; gross?: number }

/** A refund as it was recorded, in minor units; `vatByRate` null where a payment went back whole. */
export type RecordedRefund = { amount: number; vatByRate: RecordedVat[] | null }

/** The rows that a record names; null if it names no gross. */
export function recordedRows({ vatByRate }: RecordedRefund): TaxRow[] | null {
  const rows = (vatByRate ?? []).flatMap(({ rate, amount: vat, gross }) =>
    gross === undefined ? [] : [{ rate, net: gross - vat, vat, gross }],
  )
  return rows.length > 0 && rows.length === vatByRate?.length ? rows : null
}

/**
 * What a record says of each rate: of an older one, what its VAT is contained in, and at a rate of nothing the rest; of
 * a whole payment nothing.
 */
export function wantedByRecord({ amount, vatByRate }: RecordedRefund): Map<number, number> {
  return new Map(
    (vatByRate ?? []).map(({ rate, amount: vat, gross }) => [
      rate,
      gross ?? (rate > 0 ? roundHalfUp([vat, 10_000 + rate], rate) : amount),
    ]),
  )
}

/** All rows of refunds recorded one after another. */
export function rowsOfRefunds(paid: TaxRow[], refunds: RecordedRefund[]): TaxRow[] {
  const before: TaxRow[] = []
  for (const refund of refunds) {
    const back = { amount: refund.amount, wanted: wantedByRecord(refund) }
    before.push(...(recordedRows(refund) ?? refundRows({ paid, before }, back)))
  }
  return before
}
