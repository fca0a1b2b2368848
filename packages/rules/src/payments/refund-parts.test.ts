import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type RefundAsked, type RefundableOrder, type RefundParts, refundParts } from './refund-parts.ts'

/** Two rates and a discount: 3 packs for 28.49 at 9 %, one for 12.00 at 21 %, delivery 5.95. */
const order: RefundableOrder = {
  total: 4644,
  refunded: 0,
  shipping: 595,
  isShippingRefunded: false,
  vatByRate: [
    { rate: 900, amount: 269 },
    { rate: 2100, amount: 239 },
  ],
  vatRefunded: [],
  lines: [
    { id: 'omega', quantity: 3, refundedQuantity: 0, paid: 2849, vat: 235, vatRate: 900 },
    { id: 'cream', quantity: 1, refundedQuantity: 0, paid: 1200, vat: 208, vatRate: 2100 },
  ],
}

const vat = (low: number, high: number) => [
  { rate: 900, amount: low },
  { rate: 2100, amount: high },
]

test('one of three packs takes its third, with its VAT', () => {
  const asked = { lines: [{ orderLineId: 'omega', quantity: 1 }], shipping: false }
  expect(refundParts(order, asked)).toEqual({
    amount: 950,
    shipping: 0,
    lines: [{ orderLineId: 'omega', quantity: 1, amount: 950 }],
    vatByRate: vat(78, 0),
  })
})

test('the packs that are left take what is left of their line', () => {
  const [omega, cream] = order.lines
  if (!omega || !cream) throw new Error('no lines')
  const later = { ...order, refunded: 950, lines: [{ ...omega, refundedQuantity: 1 }, cream] }
  const asked = { lines: [{ orderLineId: 'omega', quantity: 2 }], shipping: false }
  expect(refundParts(later, asked)).toMatchObject({ amount: 1899, vatByRate: vat(157, 0) })
})

test('the delivery alone takes the VAT that the goods leave', () => {
  expect(refundParts(order, { lines: [], shipping: true })).toEqual({
    amount: 595,
    shipping: 595,
    lines: [],
    vatByRate: vat(34, 31),
  })
})

test('an amount takes VAT of every rate in proportion', () => {
  expect(refundParts(order, { amount: 2322 })).toEqual({
    amount: 2322,
    shipping: 0,
    lines: [],
    vatByRate: vat(135, 120),
  })
})

test('the amount that is left takes the VAT that is left', () => {
  const later = { ...order, refunded: 2322, vatRefunded: vat(135, 120) }
  expect(refundParts(later, { amount: 2322 })?.vatByRate).toEqual(vat(134, 119))
})

test('packs never take more VAT than is left', () => {
  const later = { ...order, refunded: 3000, vatRefunded: vat(269, 30) }
  const asked = { lines: [{ orderLineId: 'omega', quantity: 1 }], shipping: false }
  expect(refundParts(later, asked)).toMatchObject({ amount: 950, vatByRate: vat(0, 0) })
})

const packs = (orderLineId: string, quantity: number): RefundAsked => ({
  lines: [{ orderLineId, quantity }],
  shipping: false,
})

test.for<[string, Partial<RefundableOrder>, RefundAsked]>([
  ['an amount of nothing', {}, { amount: 0 }],
  ['an amount above what was paid', {}, { amount: 4645 }],
  ['an amount above what is left', { refunded: 4000 }, { amount: 645 }],
  ['packs worth more than is left', { refunded: 4000 }, packs('cream', 1)],
  ['more packs than were ordered', {}, packs('omega', 4)],
  ['a line of another order', {}, packs('other', 1)],
  [
    'a line twice',
    {},
    {
      lines: [
        { orderLineId: 'omega', quantity: 1 },
        { orderLineId: 'omega', quantity: 1 },
      ],
      shipping: false,
    },
  ],
  ['the delivery twice', { isShippingRefunded: true }, { lines: [], shipping: true }],
  ['no packs and no delivery', {}, { lines: [], shipping: false }],
])('%s is refused', ([_, before, asked]) => {
  expect(refundParts({ ...order, ...before }, asked)).toBeNull()
})

const after = (before: RefundableOrder, parts: RefundParts, asked: RefundAsked): RefundableOrder => ({
  ...before,
  refunded: before.refunded + parts.amount,
  isShippingRefunded: before.isShippingRefunded || ('shipping' in asked && asked.shipping),
  vatRefunded: [...before.vatRefunded, ...parts.vatByRate],
  lines: before.lines.map((line) => {
    const part = parts.lines.find(({ orderLineId }) => orderLineId === line.id)
    return { ...line, refundedQuantity: line.refundedQuantity + (part?.quantity ?? 0) }
  }),
})

const anyLine = fc.record({
  quantity: fc.integer({ min: 1, max: 5 }),
  paid: fc.integer({ min: 5, max: 50_000 }),
  vatRate: fc.constantFrom(900, 2100),
})

test('refunds of all packs one by one and of the delivery add up to what was paid, VAT by rate included', () => {
  fc.assert(
    fc.property(
      fc.array(anyLine, { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 1, max: 2000 }),
      (drawn, shipping) => {
        const lines = drawn.map((line, place) => ({
          ...line,
          id: String(place),
          refundedQuantity: 0,
          vat: Math.floor(line.paid / 6),
        }))
        const ofGoods = (rate: number) =>
          lines.reduce((sum, line) => sum + (line.vatRate === rate ? line.vat : 0), 0)
        const start: RefundableOrder = {
          total: lines.reduce((sum, { paid }) => sum + paid, shipping),
          refunded: 0,
          shipping,
          isShippingRefunded: false,
          vatByRate: vat(ofGoods(900) + Math.floor(shipping / 9), ofGoods(2100)),
          vatRefunded: [],
          lines,
        }
        const steps: RefundAsked[] = [
          { lines: [], shipping: true },
          ...lines.flatMap(({ id, quantity }) => Array.from({ length: quantity }, () => packs(id, 1))),
        ]
        const end = steps.reduce((now, asked) => {
          const parts = refundParts(now, asked)
          return parts ? after(now, parts, asked) : now
        }, start)
        const sumAt = (rate: number) =>
          end.vatRefunded.reduce((sum, each) => sum + (each.rate === rate ? each.amount : 0), 0)
        expect(end.refunded).toBe(start.total)
        expect(vat(sumAt(900), sumAt(2100))).toEqual(start.vatByRate)
      },
    ),
  )
})
