import { expect, test } from 'vitest'
import { type MergeableLine, mergeCarts } from './merge-carts.ts'

const line = (productId: string, change: Partial<MergeableLine> = {}): MergeableLine => ({
  productId,
  quantity: 1,
  isSample: false,
  recommendationItemId: null,
  practitionerId: null,
  ...change,
})
const cart = (countryCode: string, ...lines: MergeableLine[]) => ({
  countryCode,
  isCustomClientOrder: false,
  lines,
})
const ofPlan = (practitionerId: string) => ({
  recommendationItemId: `${practitionerId}-item`,
  practitionerId,
})

test('quantities add up, other lines follow, and the anonymous cart’s country wins', () => {
  const anonymous = cart('DE', line('a', { quantity: 2 }), line('b'))
  const own = cart('NL', line('c'), line('a', { quantity: 3 }))
  expect(mergeCarts(anonymous, own)).toEqual({
    outcome: 'merged',
    countryCode: 'DE',
    lines: [line('a', { quantity: 5 }), line('b'), line('c')],
  })
})

test.for([
  { anonymous: 49, own: 50, quantity: 99 },
  { anonymous: 50, own: 50, quantity: 99 },
])('$anonymous and $own make $quantity', ({ anonymous, own, quantity }) => {
  const merged = mergeCarts(
    cart('NL', line('a', { quantity: anonymous })),
    cart('NL', line('a', { quantity: own })),
  )
  expect(merged).toMatchObject({ lines: [{ productId: 'a', quantity }] })
})

test('a sample stays one, and gives way to a paid line', () => {
  const sample = line('a', { isSample: true })
  const paid = line('a', { quantity: 4 })
  expect(mergeCarts(cart('NL', sample), cart('NL', sample))).toMatchObject({ lines: [sample] })
  expect(mergeCarts(cart('NL', sample), cart('NL', paid))).toMatchObject({ lines: [paid] })
  expect(mergeCarts(cart('NL', paid), cart('NL', sample))).toMatchObject({ lines: [paid] })
})

test('a merged line keeps its link to a plan, whichever cart had it', () => {
  const linked = line('a', ofPlan('sophie'))
  const both = { outcome: 'merged', lines: [{ ...linked, quantity: 2 }] }
  expect(mergeCarts(cart('NL', linked), cart('NL', line('a')))).toMatchObject(both)
  expect(mergeCarts(cart('NL', line('a')), cart('NL', linked))).toMatchObject(both)
})

test('plans of two practitioners do not merge', () => {
  const anonymous = cart('NL', line('a', ofPlan('sophie')))
  const own = cart('NL', line('b', ofPlan('tom')))
  expect(mergeCarts(anonymous, own)).toEqual({ outcome: 'setAside' })
})

test('a custom client order never merges', () => {
  const custom = { ...cart('NL', line('a')), isCustomClientOrder: true }
  expect(mergeCarts(cart('NL', line('a')), custom)).toEqual({ outcome: 'keptApart' })
  expect(mergeCarts(custom, cart('NL', line('a')))).toEqual({ outcome: 'keptApart' })
})

test('what does not fit into 100 lines stays in a cart of its own', () => {
  const lines = (from: string, count: number) =>
    Array.from({ length: count }, (_, at) => line(`${from}${at}`))
  const anonymous = cart('NL', ...lines('new', 60))
  expect(mergeCarts(anonymous, cart('NL', ...lines('old', 41)))).toEqual({ outcome: 'setAside' })
  expect(mergeCarts(anonymous, cart('NL', ...lines('old', 40)))).toEqual({
    outcome: 'merged',
    countryCode: 'NL',
    lines: [...lines('new', 60), ...lines('old', 40)],
  })
})
