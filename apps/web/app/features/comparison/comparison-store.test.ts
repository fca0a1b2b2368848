import type { ProductCard } from '@salvia/contract/catalogue/shop'
import { comparisonQuery, pageAfterComparison } from '@salvia/rules/comparison/comparison-list'
import { expect, test } from 'vitest'
import { namedComparison, toEntry } from './comparison-store.ts'

const card = (id: string) =>
  ({ id, name: id, brandName: 'Brand', imageUrl: '', stockStatus: { id: 'InStock' } }) as ProductCard
const [ofPlan, ofShop] = [card('of-plan'), card('of-shop')]
const before = (main: string) => ({
  entries: [
    toEntry(ofPlan, {
      recommendationId: 'plan',
      intakeAmount: 2,
      intakeFormatId: 'capsule',
      isMain: main === 'of-plan',
    }),
    toEntry(ofShop, { isMain: main === 'of-shop' }),
  ],
  recommendedProductIds: [],
  updatedAt: 1,
})
const plans = (comparison: ReturnType<typeof namedComparison>) =>
  comparison.entries.map(({ id, recommendationId }) => [id, recommendationId])

test('a product keeps the plan that it came from, whatever the address says of the main one', () => {
  const products = [ofPlan, ofShop]
  const mainOfPlan = namedComparison(before('of-plan'), { products, mainId: 'of-plan', planId: 'plan' }, 2)
  expect(plans(mainOfPlan)).toEqual([
    ['of-plan', 'plan'],
    ['of-shop', null],
  ])
  const mainOfShop = namedComparison(before('of-shop'), { products, mainId: 'of-shop', planId: null }, 2)
  expect(plans(mainOfShop)).toEqual(plans(mainOfPlan))
  expect(mainOfShop.entries.map(pageAfterComparison)).toEqual(['/recommendations/plan/edit', '/shop'])
  expect(comparisonQuery(mainOfPlan)).toBe('?productIds=of-plan,of-shop&mainProductId=of-plan&planId=plan')
  expect(mainOfPlan.entries[0]).toMatchObject({ intakeAmount: 2, intakeFormatId: 'capsule', isMain: true })
})

test('what this browser has not compared before is of the address’s plan', () => {
  const none = { entries: [], recommendedProductIds: [], updatedAt: null }
  expect(plans(namedComparison(none, { products: [ofPlan], mainId: null, planId: 'plan' }, 2))).toEqual([
    ['of-plan', 'plan'],
  ])
  expect(namedComparison(none, { products: [], mainId: null, planId: 'plan' }, 2)).toEqual(none)
})

test('another list is that of the plan that its address names, also what was compared before', () => {
  const asked = { products: [ofShop], mainId: null, planId: 'other' }
  const named = namedComparison(before('of-shop'), asked, 2)
  expect(plans(named)).toEqual([['of-shop', 'other']])
  expect(named.entries.map(pageAfterComparison)).toEqual(['/recommendations/other/edit'])
  const ofNone = namedComparison(before('of-plan'), { products: [ofPlan], mainId: null, planId: null }, 2)
  expect(plans(ofNone)).toEqual([['of-plan', 'plan']])
  expect(ofNone.entries[0]).toMatchObject({ intakeAmount: 2, intakeFormatId: 'capsule' })
})
