import type { ProductCard } from '@salvia/contract/catalogue/shop'
import { expect, test } from 'vitest'
import { isAdded, isToAdd, reviewList } from './list-review.ts'
import type { Labelled } from './typed-item.ts'

const product = (id: string, name = id) =>
  ({
    ...{ id, name, brandName: 'Salus', stockStatus: { id: 'InStock' } },
    mainServing: { amount: 1, intakeFormatId: 'capsule' },
  }) as unknown as ProductCard
const labelled = (id: string, name?: string): Labelled => ({ product: product(id, name), rows: [] })

const line = (text: string, ...ids: string[]) => ({
  ...{ pasted: { text, is: 'Item' as const }, answers: [], chosenId: null, isLeftOut: undefined },
  products: ids.map((id) => labelled(id)),
})

test('a list adds a product once, none that the plan has, and asks before it adds', () => {
  const lines = [
    line('zinc 1 cap', 'zinc'),
    line('zinc 2 caps', 'zinc'),
    line('iron 1 cap', 'iron'),
    line('theanine 2 bed', 'theanine'),
    line('nothing'),
    { ...line('later'), products: null },
  ]
  expect(reviewList(lines, { presentIds: new Set(['iron']), room: 29 }).map(({ is }) => is)).toEqual([
    'Ready',
    'Twice',
    'Present',
    'Asked',
    'None',
    'Loading',
  ])
})

test('a line whose amount is not read leaves it to be written, and one with two amounts is asked', () => {
  const lines = [
    line('zinc 2c am', 'zinc'),
    line('iron 60 caps 1 daily', 'iron'),
    line('theanine 2 caps evening before bed', 'theanine'),
  ]
  const reviewed = reviewList(lines, { presentIds: new Set(), room: 30 })
  expect(reviewed.map(({ is }) => is)).toEqual(['Unwritten', 'Asked', 'Asked'])
  expect(reviewed.map(isAdded)).toEqual([true, false, false])
  expect(reviewed[0]).toMatchObject({
    found: { entry: { is: 'NotSaid', dose: { amount: null }, phrases: ['2c'] } },
  })
})

test('what has no room is said', () => {
  const lines = [line('zinc 1 cap', 'zinc'), line('iron 1 cap', 'iron')]
  expect(reviewList(lines, { presentIds: new Set(), room: 1 }).map(({ is }) => is)).toEqual(['Ready', 'Full'])
})

test('a line is of the product of its strength, or of the one that was chosen in its place', () => {
  const products = [labelled('weak', 'Vitamin C 100 mg'), labelled('strong', 'Vitamin C 1000 mg')]
  const found = (chosenId: string | null) =>
    reviewList([{ ...line('vitamin c 1 g 1 cap'), products, chosenId }], {
      presentIds: new Set(),
      room: 30,
    })[0]
  expect(found(null)).toMatchObject({ is: 'Ready', found: { product: { id: 'strong' } } })
  expect(found('weak')).toMatchObject({ is: 'Asked', found: { product: { id: 'weak' } } })
})

test('a dose that names no product is of none, whatever its words find', () => {
  const lines = [line('2 caps at bedtime', 'zinc'), { ...line('zum Frühstück'), products: null }]
  expect(reviewList(lines, { presentIds: new Set(), room: 30 }).map(({ is }) => is)).toEqual(['None', 'None'])
})

test('what may belong to a product, and to another, is not its dose, and nothing else is written in its place', () => {
  const doubted = { text: 'zinc 1 cap', is: 'Item' as const, doubt: 'at bedtime' }
  const lines = [{ ...line('', 'zinc'), pasted: doubted }]
  const [reviewed] = reviewList(lines, { presentIds: new Set(), room: 30 })
  expect(reviewed).toMatchObject({
    ...{ is: 'Unwritten', doubt: 'at bedtime' },
    found: { entry: { is: 'NotSaid', dose: { amount: null }, phrases: ['at bedtime'] } },
  })
})

test('a heading and words that belong to no product find none, and a line that is left out takes no room', () => {
  const lines = [
    { ...line('', 'sleep'), pasted: { text: 'Sleep:', is: 'Heading' as const } },
    { ...line('', 'boron'), pasted: { text: 'capsules bed', is: 'Unused' as const } },
    { ...line('zinc 1 cap', 'zinc'), isLeftOut: true },
    line('zinc 2 caps', 'zinc'),
  ]
  const reviewed = reviewList(lines, { presentIds: new Set(), room: 1 })
  expect(reviewed.map(({ is }) => is)).toEqual(['Heading', 'Unused', 'LeftOut', 'Ready'])
  expect(reviewed.map(isToAdd)).toEqual([false, true, false, true])
})

test('a line without a dose among lines with one is added if it is put in, and takes no room before', () => {
  const lines = [line('Best,', 'tyrosine'), line('zinc 1 cap', 'zinc'), line('maca bed', 'maca')]
  const reviewed = reviewList(lines, { presentIds: new Set(), room: 2 })
  expect(reviewed.map(({ is }) => is)).toEqual(['Doseless', 'Ready', 'Ready'])
  expect(reviewed.map(isAdded)).toEqual([false, true, true])
  const putIn = lines.map((each, at) => (at === 0 ? { ...each, isLeftOut: false } : each))
  expect(reviewList(putIn, { presentIds: new Set(), room: 3 }).map(({ is }) => is)).toEqual([
    'Ready',
    'Ready',
    'Ready',
  ])
})

test('a line without a dose stays so once the others are added, and so does one that nothing of its product matches', () => {
  const martin = { ...labelled('martin'), product: { ...product('martin'), unmatched: ['sophie'] } }
  const lines = [line('maca', 'maca'), { ...line('sophie every day'), products: [martin] }]
  const all = [...lines.map(({ pasted }) => pasted), { text: 'zinc 1 cap', is: 'Item' as const }]
  const reviewed = reviewList(lines, { presentIds: new Set(), room: 9, all })
  expect(reviewed.map(({ is }) => is)).toEqual(['Doseless', 'Doseless'])
})

test('a line without a dose is added where none has one', () => {
  const names = [line('zinc', 'zinc'), line('maca', 'maca')]
  expect(reviewList(names, { presentIds: new Set(), room: 9 }).map(({ is }) => is)).toEqual([
    'Ready',
    'Ready',
  ])
})
