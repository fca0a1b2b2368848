import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type RefundAsked, type RefundableOrder, refundParts, refundSize } from './refund-parts.ts'

/** Two rates: 3 packs for 28.49 at 9 %, one for 12.00 at 21 %, delivery 5.97, of which 4.07 at 9 %. */
const order: RefundableOrder = {
  currency: 'EUR',
  total: 4646,
  refunded: 0,
  shipping: 597,
  isShippingRefunded: false,
  vatByRate: [
    { rate: 2100, amount: 241 },
    { rate: 900, amount: 269 },
  ],
  refundsBefore: [],
  lines: [
    { id: 'omega', quantity: 3, refundedQuantity: 0, gross: 2849, paid: 2849, vat: 235, vatRate: 900 },
    { id: 'cream', quantity: 1, refundedQuantity: 0, gross: 1200, paid: 1200, vat: 208, vatRate: 2100 },
  ],
}

const at = (rate: number, gross: number, amount: number) => ({ rate, amount, gross })

/** An order of which refunds were begun before, by amount. */
const after = (...refundsBefore: RefundableOrder['refundsBefore']): RefundableOrder => ({
  ...order,
  refunded: refundsBefore.reduce((sum, { amount }) => sum + amount, 0),
  refundsBefore,
})

test('one of three packs takes its third, with the VAT of its rate', () => {
  const asked = { lines: [{ orderLineId: 'omega', quantity: 1 }], shipping: false }
  expect(refundParts(order, asked)).toEqual({
    amount: 950,
    shipping: 0,
    lines: [{ orderLineId: 'omega', quantity: 1, amount: 950 }],
    vatByRate: [at(900, 950, 78)],
  })
})

test('the packs that are left take what is left of their line', () => {
  const [omega, cream] = order.lines
  if (!omega || !cream) throw new Error('no lines')
  const before = after({ amount: 950, vatByRate: [at(900, 950, 78)] })
  const later = { ...before, lines: [{ ...omega, refundedQuantity: 1 }, cream] }
  const asked = { lines: [{ orderLineId: 'omega', quantity: 2 }], shipping: false }
  expect(refundParts(later, asked)).toMatchObject({ amount: 1899, vatByRate: [at(900, 1899, 157)] })
})

test('the delivery alone is of the rates that it was priced at', () => {
  expect(refundParts(order, { lines: [], shipping: true })).toEqual({
    amount: 597,
    shipping: 597,
    lines: [],
    vatByRate: [at(2100, 190, 33), at(900, 407, 34)],
  })
})

test('an amount takes of every rate in proportion', () => {
  expect(refundParts(order, { amount: 2323 })).toEqual({
    amount: 2323,
    shipping: 0,
    lines: [],
    vatByRate: [at(2100, 695, 121), at(900, 1628, 135)],
  })
})

test('an amount takes in proportion to what is left: nothing of a rate that went back whole', () => {
  const later = after({ amount: 1390, vatByRate: [at(2100, 1390, 241)] })
  expect(refundParts(later, { amount: 1000 })?.vatByRate).toEqual([at(900, 1000, 83)])
})

test('the amount that is left takes all that is left of each rate', () => {
  const later = after({ amount: 2323, vatByRate: [at(2100, 695, 121), at(900, 1628, 135)] })
  expect(refundParts(later, { amount: 2323 })?.vatByRate).toEqual([at(2100, 695, 120), at(900, 1628, 134)])
})

test('packs of a rate that an amount took from before take the rest of the others, with their VAT', () => {
  const later = after({ amount: 2500, vatByRate: [at(900, 2500, 207)] })
  const asked = { lines: [{ orderLineId: 'omega', quantity: 2 }], shipping: false }
  expect(refundParts(later, asked)).toMatchObject({
    amount: 1899,
    vatByRate: [at(2100, 1143, 198), at(900, 756, 62)],
  })
})

test('what a refund before took of each rate is read from its VAT where its record names no gross', () => {
  const vat = [
    { rate: 900, amount: 135 },
    { rate: 2100, amount: 120 },
  ]
  const later = after({ amount: 2322, vatByRate: vat })
  // 120 is the VAT in 691 at 21 %, 135 that in 1635 at 9 %, of which 4 are too much.
  expect(refundParts(later, { amount: 2324 })?.vatByRate).toEqual([at(2100, 699, 121), at(900, 1625, 134)])
})

test('at a rate of nothing an older record took the rest', () => {
  const free: RefundableOrder = {
    ...order,
    ...{ total: 2200, shipping: 0, vatByRate: [at(2100, 1200, 208), at(0, 1000, 0)] },
    refunded: 1100,
    refundsBefore: [
      {
        amount: 1100,
        vatByRate: [
          { rate: 2100, amount: 104 },
          { rate: 0, amount: 0 },
        ],
      },
    ],
    lines: [
      { id: 'cream', quantity: 1, refundedQuantity: 0, gross: 1200, paid: 1200, vat: 208, vatRate: 2100 },
      { id: 'book', quantity: 1, refundedQuantity: 0, gross: 1000, paid: 1000, vat: 0, vatRate: 0 },
    ],
  }
  expect(refundParts(free, { amount: 1100 })?.vatByRate).toEqual([at(2100, 601, 104), at(0, 499, 0)])
})

test('what a failed refund shifted by cents leaves no VAT without its gross', () => {
  const later = after({ amount: 4644, vatByRate: [at(2100, 1388, 240), at(900, 3256, 269)] })
  expect(refundParts(later, { amount: 1 })?.vatByRate).toEqual([at(2100, 1, 1)])
  const shifted = after({ amount: 4644, vatByRate: [at(2100, 1388, 239), at(900, 3256, 269)] })
  expect(refundParts(shifted, { amount: 1 })?.vatByRate).toEqual([at(2100, 1, 1)])
})

const packs = (orderLineId: string, quantity: number): RefundAsked => ({
  lines: [{ orderLineId, quantity }],
  shipping: false,
})

test.for<[string, Partial<RefundableOrder>, RefundAsked]>([
  ['an amount of nothing', {}, { amount: 0 }],
  ['an amount above what was paid', {}, { amount: 4647 }],
  ['an amount above what is left', { refunded: 4000 }, { amount: 647 }],
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

const anyLine = fc.record({
  quantity: fc.integer({ min: 1, max: 5 }),
  paid: fc.integer({ min: 5, max: 50_000 }),
})

test('refunds of all packs one by one and of the delivery add up to what was paid', () => {
  fc.assert(
    fc.property(
      fc.array(anyLine, { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 1, max: 2000 }),
      (drawn, shipping) => {
        const lines = drawn.map((line, place) => ({ ...line, id: String(place), refundedQuantity: 0 }))
        const total = lines.reduce((sum, { paid }) => sum + paid, shipping)
        const now = { total, refunded: 0, shipping, isShippingRefunded: false, lines }
        now.refunded += refundSize(now, { lines: [], shipping: true })?.amount ?? 0
        now.isShippingRefunded = true
        for (const line of lines)
          for (let pack = 0; pack < line.quantity; pack += 1) {
            now.refunded += refundSize(now, packs(line.id, 1))?.amount ?? 0
            line.refundedQuantity += 1
          }
        expect(now.refunded).toBe(total)
        expect(refundSize(now, { amount: 1 })).toBeNull()
      },
    ),
  )
})
