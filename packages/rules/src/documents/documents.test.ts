import type { Currency } from '@salvia/contract/money'
import type { TaxRow } from '@salvia/contract/orders/numbered-document'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceCart } from '../cart/price-cart.ts'
import {
  type RefundAsked,
  type RefundableOrder,
  type RefundParts,
  refundParts,
} from '../payments/refund-parts.ts'
import { creditAmounts } from './credit-amounts.ts'
import { invoiceAmounts, taxRowsOf } from './invoice-amounts.ts'
import type { RecordedRefund } from './refund-rows.ts'

const row = (rate: number, net: number, vat: number): TaxRow => ({ rate, net, vat, gross: net + vat })

const rates = [0, 550, 900, 2100, 2500]
const linesArbitrary = fc.array(
  fc.record({
    unitNet: fc.integer({ min: 0, max: 20_000 }),
    quantity: fc.integer({ min: 1, max: 99 }),
    discountPercentage: fc.integer({ min: 0, max: 100 }),
    vatRate: fc.constantFrom(...rates),
  }),
  { minLength: 1, maxLength: 8 },
)
const pricingArbitrary = {
  currency: fc.constantFrom<Currency>('EUR', 'DKK', 'SEK'),
  millionths: fc.integer({ min: 900_000, max: 12_000_000 }),
  fixedPrice: fc.integer({ min: 0, max: 3000 }),
}

type Priced = { currency: Currency; millionths: number; fixedPrice: number; lines: PricedLine[] }
type PricedLine = { unitNet: number; quantity: number; discountPercentage: number; vatRate: number }

/** A priced cart, as its order keeps it. */
function orderOf({ currency, millionths, fixedPrice, lines }: Priced) {
  const price = priceCart({
    lines: lines.map((line) => ({ ...line, unitNet: { amount: line.unitNet, currency } })),
    carrier: { fixedPrice: { amount: fixedPrice, currency: 'EUR' }, freeFrom: null },
    rate: { currency, millionths: currency === 'EUR' ? 1_000_000 : millionths },
  })
  return {
    price,
    order: {
      currency,
      shipping: price.shipping?.paid.amount ?? 0,
      vatByRate: price.vatByRate.map(({ rate, vat }) => ({ rate, amount: vat.amount })),
      lines: price.lines.map((line, at) => ({
        id: String(at),
        quantity: line.quantity,
        gross: line.gross.amount,
        paid: line.paid.amount,
        vatRate: line.vatRate,
        vat: line.vat.amount,
      })),
    },
  }
}

test('an invoice says the delivery and the VAT at each rate exactly as they were priced', () => {
  fc.assert(
    fc.property(fc.record({ ...pricingArbitrary, lines: linesArbitrary }), (given) => {
      const { price, order } = orderOf(given)
      const said = invoiceAmounts(order)
      expect(said.vatByRate).toEqual(
        price.vatByRate.map(({ rate, net, vat, gross }) => ({
          ...{ rate, net: net.amount, vat: vat.amount, gross: gross.amount },
        })),
      )
      expect([said.total, said.vat, said.net]).toEqual([
        price.total.amount,
        price.vat.amount,
        price.total.amount - price.vat.amount,
      ])
      expect(said.shipping.map(({ rate, vat, gross }) => ({ rate, vat, gross }))).toEqual(
        (price.shipping?.parts ?? []).map(({ rate, vat, gross }) => ({
          ...{ rate, vat: vat.amount, gross: gross.amount },
        })),
      )
    }),
    { numRuns: 2000 },
  )
})

/** What is asked: a share of what is left, packs of a line or of two, the delivery, or all that is left. */
const asked = fc.oneof(
  fc.record({ share: fc.integer({ min: 1, max: 100 }) }),
  fc.record({
    lines: fc.uniqueArray(fc.nat(7), { minLength: 1, maxLength: 2 }),
    packs: fc.integer({ min: 1, max: 40 }),
  }),
  fc.constant({ isDelivery: true as const }),
)
/** Whether its money goes back before the next is asked, after all others, or never. */
const outcomes = fc.constantFrom('AtOnce', 'AtOnce', 'AtOnce', 'Last', 'Fails')
const requestArbitrary = fc.record({ asked, outcome: outcomes })

type Asked = { share: number } | { lines: number[]; packs: number } | { isDelivery: true }
type Request = { asked: Asked; outcome: 'AtOnce' | 'Last' | 'Fails' }
type Refund = RefundParts & { hasFailed: boolean }

/** An order of which refunds are asked one after another; each that goes through gets its credit note. */
function refunding({ order }: ReturnType<typeof orderOf>) {
  const invoice = invoiceAmounts(order)
  const refunds: Refund[] = []
  const counting = () => refunds.filter(({ hasFailed }) => !hasFailed)
  const refundable = (): RefundableOrder => ({
    ...order,
    total: invoice.total,
    refunded: counting().reduce((sum, { amount }) => sum + amount, 0),
    isShippingRefunded: counting().some(({ shipping }) => shipping > 0),
    refundsBefore: counting(),
    lines: order.lines.map((line) => {
      const back = counting().flatMap(({ lines }) =>
        lines.filter(({ orderLineId }) => orderLineId === line.id),
      )
      return { ...line, refundedQuantity: back.reduce((sum, { quantity }) => sum + quantity, 0) }
    }),
  })
  const left = () => invoice.total - refundable().refunded
  const toAsked = (what: Asked): RefundAsked => {
    if ('share' in what) return { amount: Math.ceil((left() * what.share) / 100) }
    if ('isDelivery' in what) return { lines: [], shipping: true }
    const ids = [...new Set(what.lines.map((line) => String(line % order.lines.length)))]
    return { lines: ids.map((orderLineId) => ({ orderLineId, quantity: what.packs })), shipping: false }
  }
  const begin = (what: RefundAsked): Refund | null => {
    const parts = refundParts(refundable(), what)
    if (!parts) return null
    const refund = { ...parts, hasFailed: false }
    refunds.push(refund)
    return refund
  }
  const notes: TaxRow[][] = []
  const credit = (refund: RecordedRefund) => {
    const made = creditAmounts({ vatByRate: invoice.vatByRate, credited: notes.flat() }, refund)
    if (made) notes.push(made.vatByRate)
    return made
  }
  return { invoice, notes, begin, credit, left, toAsked }
}

/** By how much the VAT of a row is not that of its gross. */
const offBy = ({ rate, vat, gross }: TaxRow): number => Math.abs(vat - (gross * rate) / (10_000 + rate))

/** The cents that an invoice's own rounded lines make: what a part of it may differ by, too. */
const offAtMost = (invoice: TaxRow[], rate: number): number =>
  invoice.filter((row) => row.rate === rate).reduce((sum, row) => sum + offBy(row), 0)

/** Refunds in the order that was asked; of those that went through, the note says what the record says. */
function follow(of: ReturnType<typeof refunding>, requests: Request[]): { failed: number } {
  const credit = (refund: Refund) =>
    expect(of.credit(refund)?.vatByRate).toEqual(
      refund.vatByRate.map(({ rate, amount: vat, gross }) => row(rate, gross - vat, vat)),
    )
  const waiting: [Refund, Request['outcome']][] = []
  for (const { asked: what, outcome } of requests) {
    const refund = of.begin(of.toAsked(what))
    if (!refund) continue
    if (outcome === 'AtOnce') credit(refund)
    else waiting.push([refund, outcome])
  }
  for (const [refund, outcome] of waiting) {
    if (outcome === 'Fails') refund.hasFailed = true
    else credit(refund)
  }
  const rest = of.left() > 0 ? of.begin({ amount: of.left() }) : null
  if (rest) credit(rest)
  return { failed: waiting.filter(([, outcome]) => outcome === 'Fails').length }
}

test('credit notes of any refunds have the VAT of their gross at each rate, and of all that was paid are the invoice', () => {
  fc.assert(
    fc.property(
      fc.record({ ...pricingArbitrary, lines: linesArbitrary }),
      fc.array(requestArbitrary, { maxLength: 8 }),
      (given, requests) => {
        const of = refunding(orderOf(given))
        const { invoice, notes } = of
        const { failed } = follow(of, requests)
        for (const { rate, net, vat, gross } of notes.flat()) {
          expect(Math.min(net, vat, gross - 1)).toBeGreaterThanOrEqual(0)
          // Each refund that failed leaves at most a cent to the next one.
          const limit = 1 + failed + offAtMost(invoice.vatByRate, rate)
          expect(offBy({ rate, net, vat, gross })).toBeLessThanOrEqual(limit)
        }
        expect(taxRowsOf(notes.flat())).toEqual(invoice.vatByRate)
        expect(of.credit({ amount: 1, vatByRate: null })).toBeNull()
      },
    ),
    { numRuns: 4000 },
  )
})

test('an order with two rates of which an amount and then packs were refunded has the VAT of its gross on both notes', () => {
  const of = refunding(
    orderOf({
      currency: 'EUR',
      millionths: 1_000_000,
      fixedPrice: 0,
      lines: [
        { unitNet: 1000, quantity: 1, discountPercentage: 0, vatRate: 700 },
        { unitNet: 1000, quantity: 1, discountPercentage: 0, vatRate: 1900 },
      ],
    }),
  )
  for (const what of [{ share: 44 }, { lines: [0], packs: 1 }]) {
    const refund = of.begin(of.toAsked(what))
    if (!refund) throw new Error('refused')
    of.credit(refund)
  }
  expect(of.notes).toEqual([
    [row(1900, 440, 84), row(700, 440, 31)],
    [row(1900, 396, 75), row(700, 560, 39)],
  ])
})
