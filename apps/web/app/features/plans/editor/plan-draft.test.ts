import { expect, test } from 'vitest'
import { type DraftItem, insertItems, type PlanDraft, swapProduct, withSavedProducts } from './plan-draft.ts'

const itemsOf = (...productIds: string[]) => productIds.map((productId) => ({ productId }) as DraftItem)
const draftOf = (...productIds: string[]) => ({ name: 'Calm', items: itemsOf(...productIds) }) as PlanDraft
const idsOf = ({ items }: PlanDraft) => items.map(({ productId }) => productId)

test('what is inserted stands after what the plan holds, each product once', () => {
  expect(idsOf(insertItems(draftOf('iron', 'zinc'), itemsOf('zinc', 'omega', 'folate')))).toEqual([
    'iron',
    'zinc',
    'omega',
    'folate',
  ])
})

test('the instruction that the plan has for a product stays', () => {
  const before = draftOf('iron')
  expect(insertItems(before, itemsOf('iron')).items[0]).toBe(before.items[0])
})

test('a plan takes as many as it has room for, thirty in all', () => {
  const held = Array.from({ length: 28 }, (_, at) => `held-${at}`)
  const after = insertItems(draftOf(...held), itemsOf('a', 'b', 'c'))
  expect(idsOf(after)).toEqual([...held, 'a', 'b'])
})

const card = (id: string, intakeFormatId: string) =>
  ({ id, mainServing: { amount: 2, intakeFormatId } }) as DraftItem['product']
const capsules = {
  ...itemsOf('iron')[0],
  notes: 'For your iron stores.',
  intakeAmount: 3,
  intakeFormatId: 'capsule',
  intakeTime: ['Morning'],
  duration: 'For3Month',
  schedule: null,
} as DraftItem
const draft = { name: 'Calm', items: [capsules, ...itemsOf('zinc')] } as PlanDraft

test('a product that stands in for another keeps reason, time, duration and a dose in the same format', () => {
  const product = card('iron-other', 'capsule')
  expect(swapProduct(draft, 'iron', product).items).toEqual([
    { ...capsules, productId: 'iron-other', product },
    draft.items[1],
  ])
})

test('a dose in another format begins as that of a new item', () => {
  const product = card('iron-drops', 'drop')
  expect(swapProduct(draft, 'iron', product).items[0]).toEqual({
    ...capsules,
    productId: 'iron-drops',
    product,
    intakeAmount: 2,
    intakeFormatId: 'drop',
  })
})

test('a product that the plan holds already stands in for nothing', () => {
  expect(swapProduct(draft, 'iron', card('zinc', 'capsule'))).toBe(draft)
})

test('a product that left the catalogue is marked by the answer to the next save, what is not saved yet stays', () => {
  const shown = ['InStock', 'NotInCatalog'].map((id) => ({ ...card('iron', 'capsule'), stockStatus: { id } }))
  const [before, now] = shown as [DraftItem['product'], DraftItem['product']]
  const items = [{ ...capsules, product: before }, ...itemsOf('zinc')]
  const saved = [{ productId: 'iron', product: now }] as Parameters<
    typeof withSavedProducts
  >[1]['recommendationItems']
  expect(withSavedProducts(items, { recommendationItems: saved })).toEqual([
    { ...capsules, product: now },
    ...itemsOf('zinc'),
  ])
})
