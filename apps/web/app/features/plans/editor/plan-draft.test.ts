import { expect, test } from 'vitest'
import { type DraftItem, insertItems, type PlanDraft } from './plan-draft.ts'

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
