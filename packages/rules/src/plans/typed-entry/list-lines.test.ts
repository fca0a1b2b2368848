import { expect, test } from 'vitest'
import { isList, listLines } from './list-lines.ts'

test('bullets, numbers and empty lines are no part of a list, product numbers are', () => {
  const pasted =
    '• Magnesium 2 caps bed\r\n\r\n- Zinc 1 tab\n1. Vitamin C 1 tab\n2) 5-HTP 1 cap\n5-MTHF 1 cap\n(5) Iron 1 tab\na) Boron 1 cap\n'
  expect(listLines(pasted)).toEqual({
    lines: [
      ...['Magnesium 2 caps bed', 'Zinc 1 tab', 'Vitamin C 1 tab', '5-HTP 1 cap', '5-MTHF 1 cap'],
      ...['Iron 1 tab', 'Boron 1 cap'],
    ],
    left: [],
  })
})

test.for([
  [60, 60, []],
  [62, 60, ['Product 60', 'Product 61']],
] as const)('of %i lines %i are taken, and the others named', ([count, taken, left]) => {
  const list = listLines(Array.from({ length: count }, (_, at) => `Product ${at}`).join('\n'))
  expect([list.lines.length, list.left]).toEqual([taken, left])
})

test.for([
  ['2. caps Zinc 30 mg bed', '2) caps Maca bed'],
  ['(2) Kapseln Zink abends', '2. Woche 1 Kapsel Zink'],
  ['2. gélules zinc', '2. capsules zink'],
])('a number before what it counts is none of the list: %j', (lines) => {
  expect(listLines(lines.join('\n')).lines).toEqual(lines)
})

test('who wrote a message and when is no part of a list', () => {
  const pasted =
    '[12:03, 30/11/2026] Anna: Zinc 1 cap\n[30.11.26, 12:03:11] Dr. Tom: Boron: 2 caps\n> Maca 1 cap\n[12:03] Iron: 1 cap\n>3 caps zinc'
  expect(listLines(pasted).lines).toEqual([
    ...['Zinc 1 cap', 'Boron: 2 caps', 'Maca 1 cap', '[12:03] Iron: 1 cap', '>3 caps zinc'],
  ])
})

test.for<[string, string[]]>([
  ['Boron 3 mg/2 caps at bedtime', ['Boron 3 mg 2 caps at bedtime']],
  ['1. Theanine 200 mg//  2 capsules twice daily', ['Theanine 200 mg 2 capsules twice daily']],
  ['Magnesium/3 Kapseln abends/Maca/2-0-2 zum Essen', ['Magnesium 3 Kapseln abends', 'Maca 2-0-2 zum Essen']],
  ["Zink/1 capsule 's avonds", ["Zink 1 capsule 's avonds"]],
  ['Zinc/2 gélules le soir', ['Zinc 2 gélules le soir']],
  ['Zinc/montags', ['Zinc montags']],
  ['Zinc 1 cap am/2 caps bed', ['Zinc 1 cap am 2 caps bed']],
  ['Zinc 1 cap am//2 caps bed', ['Zinc 1 cap am', '2 caps bed']],
  ['Zinc 1 cap am/Evening/Iron 1 cap', ['Zinc 1 cap am', 'Evening', 'Iron 1 cap']],
  ['2 caps at bedtime/Boron/1 cap am/Zinc 1 cap', ['2 caps at bedtime', 'Boron', '1 cap am', 'Zinc 1 cap']],
  ['Zinc/with water/2 caps', ['Zinc', 'with water', '2 caps']],
  ['Plan/2 caps at bedtime/Boron', ['Plan', '2 caps at bedtime', 'Boron']],
  [
    'Plan/2 caps bed/Zinc/3 caps am/Boron//30 days',
    ['Plan', '2 caps bed', 'Zinc', '3 caps am', 'Boron', '30 days'],
  ],
  ['Zinc/Boron/1 cap am/1 cap bed', ['Zinc', 'Boron', '1 cap am', '1 cap bed']],
  ['Zink/Bor/1 Kapsel morgens/1 Kapsel abends', ['Zink', 'Bor', '1 Kapsel morgens', '1 Kapsel abends']],
  ['Plan/Zinc/1 cap am', ['Plan', 'Zinc 1 cap am']],
])('a dose below its product is read with it, where no other can be meant: %s', ([pasted, lines]) => {
  expect(listLines(pasted.replaceAll('/', '\n')).lines).toEqual(lines)
})

test.for<[string, string[]]>([
  ['Morgens:/- Zink 1 Kapsel/- Bor/Abends:/Eisen', ['Zink 1 Kapsel Morgens', 'Bor Morgens', 'Eisen Abends']],
  ["'s Ochtends:/zink 1 capsule", ["zink 1 capsule 's Ochtends"]],
  ['Au petit-déjeuner :/Zinc 1 gélule', ['Zinc 1 gélule Au petit-déjeuner']],
  ['Morning:/Zinc 1 cap bed/Iron 1 cap twice daily', ['Zinc 1 cap bed', 'Iron 1 cap twice daily']],
  ['Morning:/Zinc 5 drops daily', ['Zinc 5 drops daily']],
  [
    'Evening:/theanine 200 2 fasted/Zinc 1 cap not with food',
    ['theanine 200 2 fasted Evening', 'Zinc 1 cap not with food'],
  ],
  ['With food:/Zinc 1 cap bed', ['Zinc 1 cap bed With food']],
  ['Mondays:/Zinc 1 cap', ['Zinc 1 cap Mondays']],
  ['Evening://Zinc/2 caps//Iron 1 cap', ['Zinc 2 caps Evening', 'Iron 1 cap']],
  ['Morning:/Evening:/Zinc 1 cap/Night:', ['Morning:', 'Zinc 1 cap Evening', 'Night:']],
  ['Supplements:/Zinc 1 cap', ['Supplements:', 'Zinc 1 cap']],
])('a heading says when to take what stands below it and says no time: %s', ([pasted, lines]) => {
  expect(listLines(pasted.replaceAll('/', '\n')).lines).toEqual(lines)
})

test('a list has several lines, be they of one product', () => {
  expect(['Zinc', 'Zinc\n\n', 'Zinc\n2 caps', 'Morning:\r\nZinc'].map(isList)).toEqual([
    ...[false, false, true, true],
  ])
})
