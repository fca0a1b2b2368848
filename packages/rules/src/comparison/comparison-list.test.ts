import { expect, test } from 'vitest'
import {
  addToComparison,
  type Comparison,
  type ComparisonEntry,
  comparisonQuery,
  emptyComparison,
  mayCompare,
  mayComparePlan,
  pageAfterComparison,
  recommendBeside,
  removeFromComparison,
} from './comparison-list.ts'

const entry = (id: string, over: Partial<ComparisonEntry> = {}): ComparisonEntry => ({
  id,
  name: `Product ${id}`,
  brandName: 'Thorne',
  imageUrl: '/p.webp',
  stockStatus: 'InStock',
  isMain: false,
  recommendationId: null,
  intakeAmount: null,
  intakeFormatId: null,
  ...over,
})

const listOf = (...entries: ComparisonEntry[]): Comparison => ({
  entries,
  recommendedProductIds: ['r1'],
  updatedAt: 1,
})

test('an entry is added at the end, and the time of change is kept', () => {
  expect(addToComparison(emptyComparison, entry('a'), 5)).toEqual({
    entries: [entry('a')],
    recommendedProductIds: [],
    updatedAt: 5,
  })
})

test('adding a product again replaces its entry in its place', () => {
  const again = entry('a', { intakeAmount: 2 })
  expect(addToComparison(listOf(entry('a'), entry('b')), again, 5).entries).toEqual([again, entry('b')])
})

test('a new main entry clears the mark of the former one', () => {
  const list = listOf(entry('a', { isMain: true }), entry('b'))
  expect(addToComparison(list, entry('b', { isMain: true }), 5).entries).toEqual([
    entry('a'),
    entry('b', { isMain: true }),
  ])
  expect(addToComparison(list, entry('c'), 5).entries[0]?.isMain).toBe(true)
})

test('the eleventh product is ignored, replacing one of ten is not', () => {
  const ten = listOf(...Array.from({ length: 10 }, (_, at) => entry(`p${at}`)))
  expect(addToComparison(ten, entry('eleven', { isMain: true }), 5)).toBe(ten)
  expect(addToComparison(ten, entry('p3', { intakeAmount: 1 }), 5).entries[3]?.intakeAmount).toBe(1)
})

test('removing the main entry clears the recommended products, removing another does not', () => {
  const list = listOf(entry('a', { isMain: true }), entry('b'))
  expect(removeFromComparison(list, 'a', 5)).toEqual({
    entries: [entry('b')],
    recommendedProductIds: [],
    updatedAt: 5,
  })
  expect(removeFromComparison(list, 'b', 5).recommendedProductIds).toEqual(['r1'])
})

test('the last one removed resets the time, an unknown one changes nothing', () => {
  const list = listOf(entry('a'))
  expect(removeFromComparison(list, 'a', 5)).toMatchObject({ entries: [], updatedAt: null })
  expect(removeFromComparison(list, 'z', 5)).toBe(list)
})

test('an empty comparison leads to the plan of what was removed, else to the shop', () => {
  expect(pageAfterComparison(entry('a', { recommendationId: 'plan1' }))).toBe('/recommendations/plan1/edit')
  expect(pageAfterComparison(entry('a'))).toBe('/shop')
})

test('the query names products, main product and plan', () => {
  expect(comparisonQuery(emptyComparison)).toBe('')
  expect(comparisonQuery(listOf(entry('a'), entry('b')))).toBe('?productIds=a,b')
  expect(comparisonQuery(listOf(entry('a', { recommendationId: 'p' }), entry('b')))).toBe(
    '?productIds=a,b&planId=p',
  )
  const main = entry('b', { isMain: true, recommendationId: 'p' })
  expect(comparisonQuery(listOf(entry('a'), main))).toBe('?productIds=a,b&mainProductId=b&planId=p')
})

test.for([
  { isAdmin: true, isApprovedPractitioner: false, practitionerId: null, compares: true, plan: true },
  { isAdmin: false, isApprovedPractitioner: true, practitionerId: 'own', compares: true, plan: true },
  { isAdmin: false, isApprovedPractitioner: true, practitionerId: 'other', compares: true, plan: false },
  { isAdmin: false, isApprovedPractitioner: false, practitionerId: null, compares: false, plan: false },
])('$compares to compare, $plan to compare a plan: %j', ({ compares, plan, ...viewer }) => {
  expect(mayCompare(viewer)).toBe(compares)
  expect(mayComparePlan(viewer, { practitionerId: 'own' })).toBe(plan)
})

test('products are recommended beside a main one alone, and go with it', () => {
  expect(recommendBeside(listOf(entry('a')), ['r2'])).toMatchObject({ recommendedProductIds: [] })
  const beside = recommendBeside(listOf(entry('a', { isMain: true }), entry('b')), ['r2', 'r3'])
  expect(beside).toMatchObject({ recommendedProductIds: ['r2', 'r3'], updatedAt: 1 })
  expect(removeFromComparison(beside, 'b', 2).recommendedProductIds).toEqual(['r2', 'r3'])
  expect(removeFromComparison(beside, 'a', 2).recommendedProductIds).toEqual([])
})
