import type { Currency } from '@salvia/contract/money'
import type { TaxRow } from '@salvia/contract/orders/numbered-document'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceCart } from '../cart/price-cart.ts'
import { refundParts } from '../payments/refund-parts.ts'
import { creditAmounts, type InvoiceToCredit, type RefundToCredit } from './credit-amounts.ts'
import { invoiceAmounts, taxRowsOf, totalsOfRows } from './invoice-amounts.ts'

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

const asked = fc.oneof(
  fc.record({ share: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ line: fc.nat(7), packs: fc.integer({ min: 1, max: 5 }), shipping: fc.boolean() }),
)

type Request = { share: number } | { line: number; packs: number; shipping: boolean }

/** An order of which refunds are asked one after another, each with its credit note. */
function refunding({ order }: ReturnType<typeof orderOf>) {
  const invoice = invoiceAmounts(order)
  const lines = order.lines.map((line) => ({ ...line, refundedQuantity: 0 }))
  const refunded = { amount: 0, isShipping: false, vat: [] as { rate: number; amount: number }[] }
  const credited: TaxRow[] = []
  const partsOf = (request: Request) =>
    refundParts(
      {
        ...{ total: invoice.total, refunded: refunded.amount, shipping: order.shipping, lines },
        ...{ isShippingRefunded: refunded.isShipping, vatByRate: order.vatByRate, vatRefunded: refunded.vat },
      },
      'share' in request
        ? { amount: Math.floor((invoice.total * request.share) / 100) }
        : {
            lines: [{ orderLineId: String(request.line % lines.length), quantity: request.packs }],
            shipping: request.shipping,
          },
    )
  const credit = (refund: RefundToCredit) => {
    const made = creditAmounts({ ...invoice, lines, credited }, refund)
    credited.push(...(made?.vatByRate ?? []))
    return made?.total ?? null
  }
  const refund = (request: Request) => {
    const parts = partsOf(request)
    if (!parts) return
    expect(credit(parts)).toBe(parts.amount)
    refunded.amount += parts.amount
    refunded.isShipping ||= parts.shipping > 0
    refunded.vat.push(...parts.vatByRate)
    for (const line of lines)
      line.refundedQuantity += parts.lines.find(({ orderLineId }) => orderLineId === line.id)?.quantity ?? 0
  }
  return { invoice, credited, refund, credit, left: () => invoice.total - refunded.amount }
}

const hasWithin = (whole: TaxRow | undefined, part: TaxRow): boolean =>
  whole !== undefined && (['net', 'vat', 'gross'] as const).every((key) => part[key] <= whole[key])

test('credit notes of any refunds stay within the invoice at each rate, and of all that was paid are the invoice', () => {
  fc.assert(
    fc.property(
      fc.record({ ...pricingArbitrary, lines: linesArbitrary }),
      fc.array(asked, { maxLength: 6 }),
      (given, requests) => {
        const { invoice, credited, refund, credit, left } = refunding(orderOf(given))
        for (const request of requests) {
          refund(request)
          for (const row of taxRowsOf(credited))
            expect(
              hasWithin(
                invoice.vatByRate.find(({ rate }) => rate === row.rate),
                row,
              ),
            ).toBe(true)
        }
        credit({ amount: left(), shipping: 0, lines: [], vatByRate: null })
        expect(taxRowsOf(credited)).toEqual(invoice.vatByRate)
        expect(credit({ amount: 1, shipping: 0, lines: [], vatByRate: null })).toBeNull()
      },
    ),
    { numRuns: 500 },
  )
})

/** Goods for 21.80 at 9 % and 12.10 at 21 %, delivery 5.45 at 9 %. */
const invoice: InvoiceToCredit = {
  lines: [
    { id: 'omega', vatRate: 900 },
    { id: 'cream', vatRate: 2100 },
  ],
  shipping: [row(900, 500, 45)],
  vatByRate: [row(2100, 1000, 210), row(900, 2500, 225)],
  credited: [],
}

test('a credit note of packs and the delivery names their rates and the VAT that the refund took', () => {
  const refund = {
    amount: 1635,
    shipping: 545,
    lines: [{ orderLineId: 'omega', amount: 1090 }],
    vatByRate: [
      { rate: 2100, amount: 0 },
      { rate: 900, amount: 135 },
    ],
  }
  expect(creditAmounts(invoice, refund)).toEqual({
    vatByRate: [row(900, 1500, 135)],
    ...{ net: 1500, vat: 135, total: 1635 },
  })
})

test('an amount is of every rate in proportion; where nothing tells its VAT, that is too', () => {
  const half = { amount: 1968, shipping: 0, lines: [], vatByRate: null }
  expect(creditAmounts(invoice, half)?.vatByRate).toEqual([row(2100, 500, 105), row(900, 1250, 113)])
})

test('packs whose rate was used up by amounts before take the rest of another rate', () => {
  const credited = [row(900, 2000, 180)]
  const refund = {
    amount: 1090,
    shipping: 0,
    lines: [
      { orderLineId: 'omega', amount: 1090 },
      { orderLineId: 'unknown', amount: 0 },
    ],
    vatByRate: [{ rate: 900, amount: 90 }],
  }
  const made = creditAmounts({ ...invoice, credited }, refund)
  expect(made?.vatByRate).toEqual([row(2100, 450, 95), row(900, 500, 45)])
  expect(totalsOfRows(made?.vatByRate ?? [])).toEqual({ net: 950, vat: 140, total: 1090 })
})
