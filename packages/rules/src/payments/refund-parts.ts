import { invoiceAmounts, type OrderToInvoice } from '../documents/invoice-amounts.ts'
import { type RecordedRefund, refundRows, rowsOfRefunds } from '../documents/refund-rows.ts'
import { roundHalfUp } from '../money/round-half-up.ts'

/** All amounts of one order in minor units of its currency. */
type LineToRefund = { id: string; quantity: number; refundedQuantity: number; paid: number }

/** What was paid for an order, and what of it was refunded before. */
export type OrderToRefund = {
  total: number
  refunded: number
  shipping: number
  isShippingRefunded: boolean
  lines: LineToRefund[]
}

/** With its VAT, and the refunds before, in the order in which they were begun. */
export type RefundableOrder = OrderToRefund &
  OrderToInvoice & {
    lines: (LineToRefund & OrderToInvoice['lines'][number])[]
    refundsBefore: RecordedRefund[]
  }

/** What an admin asks to refund: an amount, or packs of lines and the delivery. */
export type RefundAsked =
  | { amount: number }
  | { lines: { orderLineId: string; quantity: number }[]; shipping: boolean }

export type RefundSize = {
  amount: number
  shipping: number
  lines: { orderLineId: string; quantity: number; amount: number }[]
}

/** `amount` of a rate is the VAT that is contained in its `gross`. */
export type RefundParts = RefundSize & { vatByRate: { rate: number; amount: number; gross: number }[] }

/** The part of `whole` for the next `count` of `of` equal pieces after `before`; all pieces add up to the cent. */
const nextPieces = (whole: number, { before, count, of }: { before: number; count: number; of: number }) =>
  roundHalfUp([whole, before + count], of) - roundHalfUp([whole, before], of)

const isOfUnknown = (order: OrderToRefund, asked: { orderLineId: string; quantity: number }[]): boolean =>
  new Set(asked.map(({ orderLineId }) => orderLineId)).size < asked.length ||
  asked.some(({ orderLineId, quantity }) => {
    const line = order.lines.find(({ id }) => id === orderLineId)
    return !line || line.refundedQuantity + quantity > line.quantity
  })

const piecesOf = (order: OrderToRefund, asked: { orderLineId: string; quantity: number }[]) =>
  order.lines.flatMap((line) => {
    const taken = asked.find(({ orderLineId }) => orderLineId === line.id)
    if (!taken) return []
    const share = { before: line.refundedQuantity, count: taken.quantity, of: line.quantity }
    return [{ orderLineId: line.id, quantity: taken.quantity, amount: nextPieces(line.paid, share) }]
  })

/**
 * What a refund comes to in minor units. Refunds of all packs and the delivery add up to what was paid. Null if nothing
 * or more is asked than was paid and not refunded.
 */
export function refundSize(order: OrderToRefund, asked: RefundAsked): RefundSize | null {
  const left = order.total - order.refunded
  const within = (size: RefundSize) => (size.amount > 0 && size.amount <= left ? size : null)
  if ('amount' in asked) return within({ amount: asked.amount, shipping: 0, lines: [] })
  if (isOfUnknown(order, asked.lines) || (asked.shipping && order.isShippingRefunded)) return null
  const lines = piecesOf(order, asked.lines)
  const shipping = asked.shipping ? order.shipping : 0
  return within({ amount: lines.reduce((sum, { amount }) => sum + amount, shipping), shipping, lines })
}

/** What of a refund's packs and delivery is gross at which VAT rate. */
function wantedOf(order: RefundableOrder, { shipping, lines }: RefundSize): Map<number, number> {
  const wanted = new Map<number, number>()
  const want = (rate: number, gross: number) => wanted.set(rate, (wanted.get(rate) ?? 0) + gross)
  for (const { orderLineId, amount } of lines)
    for (const line of order.lines) if (line.id === orderLineId) want(line.vatRate, amount)
  if (shipping > 0) for (const { rate, gross } of invoiceAmounts(order).shipping) want(rate, gross)
  return wanted
}

/**
 * The parts of a refund in minor units, with what it takes of each VAT rate: of the rates of its packs and the delivery,
 * and where these are used up, or an amount is asked, of all in proportion to what is left. This is decided here once:
 * the refund's record keeps it and its credit note says it. Null if nothing or more is asked than was paid and not
 * refunded.
 */
export function refundParts(order: RefundableOrder, asked: RefundAsked): RefundParts | null {
  const size = refundSize(order, asked)
  if (!size) return null
  const { vatByRate: paid } = invoiceAmounts(order)
  const before = rowsOfRefunds(paid, order.refundsBefore)
  const rows = refundRows({ paid, before }, { amount: size.amount, wanted: wantedOf(order, size) })
  return { ...size, vatByRate: rows.map(({ rate, vat, gross }) => ({ rate, amount: vat, gross })) }
}
