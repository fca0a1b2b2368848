import { expect, test } from 'vitest'
import { shown } from '../../../test/plans/shown-lines.ts'
import { isList, listLines } from './list-lines.ts'

const textsOf = (pasted: string): string[] =>
  listLines(pasted.replaceAll('/', '\n')).lines.map(({ text }) => text)

test('bullets, numbers and empty lines are no part of a list, product numbers are', () => {
  const pasted =
    '• Magnesium 2 caps bed\r\n\r\n- Zinc 1 tab\n1. Vitamin C 1 tab\n2) 5-HTP 1 cap\n5-MTHF 1 cap\n(5) Iron 1 tab\na) Boron 1 cap\n'
  expect(textsOf(pasted)).toEqual([
    ...['Magnesium 2 caps bed', 'Zinc 1 tab', 'Vitamin C 1 tab', '5-HTP 1 cap', '5-MTHF 1 cap'],
    ...['Iron 1 tab', 'Boron 1 cap'],
  ])
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
  expect(textsOf(lines.join('/'))).toEqual(lines)
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
  expect(textsOf(pasted)).toEqual(lines)
})

test.for<[string, string[]]>([
  ['Morgens:/- Zink 1 Kapsel/- Bor/Abends:/Eisen', ['Zink 1 Kapsel Morgens', 'Bor Morgens', 'Eisen Abends']],
  ["'s Ochtends:/zink 1 capsule", ["zink 1 capsule 's Ochtends"]],
  ['Au petit-déjeuner :/Zinc 1 gélule', ['Zinc 1 gélule Au petit-déjeuner']],
  ['Morning:/Zinc 1 cap bed/Iron 1 cap twice daily', ['Zinc 1 cap bed', 'Iron 1 cap twice daily']],
  ['Morning:/Zinc 5 drops daily', ['Zinc 5 drops daily']],
  ['Zum Einschlafen:/5-HTP 1 Kapsel', ['5-HTP 1 Kapsel Zum Einschlafen']],
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
  expect(textsOf(pasted)).toEqual(lines)
})

test('a list has several lines, be they of one product', () => {
  expect(['Zinc', 'Zinc\n\n', 'Zinc\n2 caps', 'Morning:\r\nZinc'].map(isList)).toEqual([
    ...[false, false, true, true],
  ])
})

test.for<[string, string[]]>([
  [
    'Vitamin D3 2000 IU/1 tablet/once a week/Zinc/1 cap/every other day',
    ['Vitamin D3 2000 IU 1 tablet once a week', 'Zinc 1 cap every other day'],
  ],
  [
    'Boron 3 mg 2 caps/once weekly/Zinc 1 cap/twice daily',
    ['Boron 3 mg 2 caps once weekly', 'Zinc 1 cap twice daily'],
  ],
  [
    'Vitamin D3 1 Tablette/1x pro Woche/Bor 2 Kapseln/jeden zweiten Tag/Zink 1 Kapsel/wöchentlich',
    ['Vitamin D3 1 Tablette 1x pro Woche', 'Bor 2 Kapseln jeden zweiten Tag', 'Zink 1 Kapsel wöchentlich'],
  ],
  [
    'Boron 2 capsules/om de dag/Zink 1 capsule/1x per week',
    ['Boron 2 capsules om de dag', 'Zink 1 capsule 1x per week'],
  ],
  [
    'Bore 2 gélules/un jour sur deux/Zinc 1 gélule/1 fois par semaine/Fer 1 gélule/par semaine',
    ['Bore 2 gélules un jour sur deux', 'Zinc 1 gélule 1 fois par semaine', 'Fer 1 gélule par semaine'],
  ],
  ['Zinc/1 cap/am/Maca/2 caps/bed', ['Zinc 1 cap am', 'Maca 2 caps bed']],
  ['Bore 2 gélules/le soir', ['Bore 2 gélules le soir']],
  ['Zinc 1 cap am/(with food)/Maca 2 caps bed', ['Zinc 1 cap am (with food)', 'Maca 2 caps bed']],
  ['Zinc 1 cap am/4 weeks/Maca 2 caps/8 weeks', ['Zinc 1 cap am 4 weeks', 'Maca 2 caps 8 weeks']],
  ['Zinc 1 cap/once a week/with food', ['Zinc 1 cap once a week with food']],
  ['Zinc/twice daily/Maca/once daily', ['Zinc twice daily', 'Maca once daily']],
])('what says when below its product is read with it: %s', ([pasted, lines]) => {
  expect(shown(pasted)).toEqual(lines)
})

test.for<[string, string[]]>([
  [
    'Morgens/Zink 1 Kapsel/Abends/Maca 1 Kapsel',
    ['~ Morgens', 'Zink 1 Kapsel ? Morgens', '~ Abends', 'Maca 1 Kapsel ? Abends'],
  ],
  [
    "Zink 1 capsule/'s avonds/Maca 1 capsule",
    ["Zink 1 capsule ? 's avonds", "~ 's avonds", "Maca 1 capsule ? 's avonds"],
  ],
  ['Zinc 1 gélule/le soir/Fer 1 gélule', ['Zinc 1 gélule ? le soir', '~ le soir', 'Fer 1 gélule ? le soir']],
  ['Zinc 1 cap/pm/Iron 1 cap', ['Zinc 1 cap ? pm', '~ pm', 'Iron 1 cap ? pm']],
  [
    'Zinc 1 cap/with each meal/Iron 1 cap',
    ['Zinc 1 cap ? with each meal', '~ with each meal', 'Iron 1 cap ? with each meal'],
  ],
  ['Evening/Zinc 1 cap/Night', ['~ Evening', 'Zinc 1 cap ? Evening', '~ Night']],
  [
    'With food/Zinc 1 cap/Fasted/Boron 1 cap bed',
    ['~ With food', 'Zinc 1 cap ? With food', '~ Fasted', 'Boron 1 cap bed ? Fasted'],
  ],
  ['Plan/once a week/Boron', ['Plan ? once a week', '~ once a week', 'Boron ? once a week']],
  ['Zinc 1 cap daily/once a week', ['Zinc 1 cap daily ? once a week', '~ once a week']],
  [
    'Zinc 1 cap daily/once a week/Iron 1 cap',
    ['Zinc 1 cap daily ? once a week', '~ once a week', 'Iron 1 cap ? once a week'],
  ],
  [
    'Zinc 1 cap/Iron 1 cap/weekly/every other day',
    [
      ...['Zinc 1 cap ? weekly, every other day', 'Iron 1 cap ? weekly, every other day'],
      ...['~ weekly', '~ every other day'],
    ],
  ],
  ['Zinc 1 cap//30 days//Iron 1 cap', ['Zinc 1 cap ? 30 days', '~ 30 days', 'Iron 1 cap']],
  ['30 days//Zinc 1 cap/Iron 1 cap', ['~ 30 days', 'Zinc 1 cap ? 30 days', 'Iron 1 cap']],
  ['at bedtime/with food', ['~ at bedtime with food']],
  ['Zinc/with water/2 caps', ['Zinc ? 2 caps', '~ with water', '~ 2 caps']],
])('what may be of several products is of none, and written at none of them: %s', ([pasted, lines]) => {
  expect(shown(pasted)).toEqual(lines)
})

test.for<[string, string[]]>([
  [
    'Zinc/Boron/1 cap am/1 cap bed',
    ['Zinc ? 1 cap am, 1 cap bed', 'Boron ? 1 cap am, 1 cap bed', '~ 1 cap am', '~ 1 cap bed'],
  ],
  [
    'Zinc/Boron/Iron//1 cap am/1 cap bed',
    ['Zinc ? 1 cap am', 'Boron ? 1 cap am', 'Iron ? 1 cap am, 1 cap bed', '~ 1 cap am', '~ 1 cap bed'],
  ],
  [
    'Morgens:/1 Kapsel/Zink 30 mg/2 Kapseln/Maca 500 mg',
    [
      ...['~ 1 Kapsel Morgens', 'Zink 30 mg Morgens ? 1 Kapsel'],
      ...['~ 2 Kapseln Morgens', 'Maca 500 mg Morgens ? 2 Kapseln'],
    ],
  ],
])('a product whose dose stands elsewhere has no other: %s', ([pasted, lines]) => {
  expect(shown(pasted)).toEqual(lines)
})

test.for<[string, string[]]>([
  ['Sleep:/Boron 2 caps bed/Other:/Maca 2 caps', ['# Sleep:', 'Boron 2 caps bed', '# Other:', 'Maca 2 caps']],
  ['Immunsystem:/Zink 1 Kapsel', ['# Immunsystem:', 'Zink 1 Kapsel']],
  ['Weerstand:/Zink 1 capsule', ['# Weerstand:', 'Zink 1 capsule']],
  ['Immunité :/Zinc 1 gélule', ['# Immunité :', 'Zinc 1 gélule']],
  ['Zink 30 mg:/2 Kapseln/Maca:/1 Kapsel', ['Zink 30 mg: 2 Kapseln', 'Maca: 1 Kapsel']],
  ['Plan:/1 cap am/Zinc', ['# Plan:', '~ 1 cap am', 'Zinc ? 1 cap am']],
  ['Zinc 2 caps:/Iron 1 cap', ['Zinc 2 caps:', 'Iron 1 cap']],
  [
    'Morning supplements:/Zinc 1 cap/Iron 1 cap bed',
    ['# Morning supplements:', 'Zinc 1 cap ? Morning supplements', 'Iron 1 cap bed'],
  ],
  [
    'Morning:/Zinc 1 cap/Notes:/Iron 1 cap bed/Maca 1 cap//Boron 1 cap',
    ['Zinc 1 cap Morning', '# Notes:', 'Iron 1 cap bed', 'Maca 1 cap ? Morning', 'Boron 1 cap'],
  ],
  ['Morning:/Vitamins:/Zinc 1 cap', ['# Morning:', '# Vitamins:', 'Zinc 1 cap ? Morning']],
  ['Zinc 1 cap/Night:', ['Zinc 1 cap', '# Night:']],
  [
    'Morning:/Zinc 1 cap/Evening/Iron 1 cap',
    ['Zinc 1 cap Morning ? Evening', '~ Evening', 'Iron 1 cap Morning ? Evening'],
  ],
])(
  'a line that ends like a heading names no product but where its dose is below it: %s',
  ([pasted, lines]) => {
    expect(shown(pasted)).toEqual(lines)
  },
)

test.for([
  ...['capsules at bedtime', 'caps am', 'week', 'Kapseln abends', "capsules 's avonds", 'gélules le soir'],
  ...['other day', 'de dag', 'tablets'],
])('units and words of a schedule name no product: %s', (words) => {
  expect(shown(`Zinc 1 cap/${words}`)).toEqual([`Zinc 1 cap ? ${words}`, `~ ${words}`])
})

test.for([
  ...['Night Rest', 'Evening primrose', 'Multi-tabs', 'Vitamin C', 'D3 drops', 'K tabs', 'D & C'],
  'Cold & flu 1 cap',
])('a name is one: %s', (name) => {
  expect(shown(`Zinc 1 cap/${name}`)).toEqual(['Zinc 1 cap', name])
})
