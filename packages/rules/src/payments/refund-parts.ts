import { roundHalfUp } from '../money/round-half-up.ts'

/** All amounts of one order in minor units of its currency. */
export type RefundableLine = {
  id: string
  quantity: number
  refundedQuantity: number
  paid: number
  vat: number
  vatRate: number
}

export type VatAmount = { rate: number; amount: number }

/** What was paid for an order, and what of it was refunded before. */
export type RefundableOrder = {
  total: number
  refunded: number
  shipping: number
  isShippingRefunded: boolean
  vatByRate: VatAmount[]
  vatRefunded: VatAmount[]
  lines: RefundableLine[]
}

/** What an admin asks to refund: an amount, or packs of lines and the delivery. */
export type RefundAsked =
  | { amount: number }
  | { lines: { orderLineId: string; quantity: number }[]; shipping: boolean }

export type RefundParts = {
  amount: number
  shipping: number
  lines: { orderLineId: string; quantity: number; amount: number }[]
  vatByRate: VatAmount[]
}

/** The part of `whole` for the next `count` of `of` equal pieces after `before`; all pieces add up to the cent. */
const nextPieces = (whole: number, { before, count, of }: { before: number; count: number; of: number }) =>
  roundHalfUp([whole, before + count], of) - roundHalfUp([whole, before], of)

const at = (all: VatAmount[], rate: number): number =>
  all.filter((each) => each.rate === rate).reduce((sum, { amount }) => sum + amount, 0)

const sumOf = (all: { amount: number }[]): number => all.reduce((sum, { amount }) => sum + amount, 0)

const isOfUnknown = (order: RefundableOrder, asked: { orderLineId: string; quantity: number }[]): boolean =>
  new Set(asked.map(({ orderLineId }) => orderLineId)).size < asked.length ||
  asked.some(({ orderLineId, quantity }) => {
    const line = order.lines.find(({ id }) => id === orderLineId)
    return !line || line.refundedQuantity + quantity > line.quantity
  })

type Piece = RefundParts['lines'][number] & { rate: number; vat: number }

function piecesOf(order: RefundableOrder, asked: { orderLineId: string; quantity: number }[]): Piece[] {
  return order.lines.flatMap((line) => {
    const taken = asked.find(({ orderLineId }) => orderLineId === line.id)
    if (!taken) return []
    const share = { before: line.refundedQuantity, count: taken.quantity, of: line.quantity }
    const [amount, vat] = [nextPieces(line.paid, share), nextPieces(line.vat, share)]
    return [{ orderLineId: line.id, quantity: taken.quantity, amount, vat, rate: line.vatRate }]
  })
}

/** VAT of the delivery: what the goods leave of the order's. */
const shippingVat = ({ vatByRate, lines }: RefundableOrder, rate: number): number =>
  at(vatByRate, rate) - lines.reduce((sum, line) => sum + (line.vatRate === rate ? line.vat : 0), 0)

/** VAT by rate; the refund that leaves nothing takes all that is left, no other takes more than is left. */
function vatOf(order: RefundableOrder, isLast: boolean, shareOf: (rate: VatAmount) => number): VatAmount[] {
  return order.vatByRate.map((whole) => {
    const left = whole.amount - at(order.vatRefunded, whole.rate)
    return { rate: whole.rate, amount: isLast ? left : Math.min(left, shareOf(whole)) }
  })
}

/**
 * The parts of a refund in minor units, with the VAT in it by rate. Refunds of all packs and the delivery add up to what
 * was paid, and so does their VAT. Null if nothing or more is asked than was paid and not refunded.
 */
export function refundParts(order: RefundableOrder, asked: RefundAsked): RefundParts | null {
  const left = order.total - order.refunded
  if ('amount' in asked) {
    const { amount } = asked
    if (amount <= 0 || amount > left) return null
    const vatByRate = vatOf(order, amount === left, (whole) =>
      roundHalfUp([whole.amount, amount], order.total),
    )
    return { amount, shipping: 0, lines: [], vatByRate }
  }
  if (isOfUnknown(order, asked.lines) || (asked.shipping && order.isShippingRefunded)) return null
  const pieces = piecesOf(order, asked.lines)
  const shipping = asked.shipping ? order.shipping : 0
  const amount = sumOf(pieces) + shipping
  if (amount <= 0 || amount > left) return null
  const vatByRate = vatOf(order, amount === left, ({ rate }) => {
    const ofGoods = pieces.reduce((sum, piece) => sum + (piece.rate === rate ? piece.vat : 0), 0)
    return ofGoods + (asked.shipping ? shippingVat(order, rate) : 0)
  })
  const lines = pieces.map(({ orderLineId, quantity, amount }) => ({ orderLineId, quantity, amount }))
  return { amount, shipping, lines, vatByRate }
}
