import { expect, test } from 'vitest'
import { readEntry, readNamedEntry } from './read-entry.ts'

const isOf = (line: string) => readEntry(line).is

test.for([
  'maca 500 mg 4 caps a day am and pm',
  'lysine 500 mg 3 caps daily with each meal',
  'maca 2 caps daily am and bed',
  'maca am/bed 2 caps daily',
  'maca 6 caps daily, am and pm',
  'lysin 3 Kapseln täglich zu jeder Mahlzeit',
  'lysine 3 capsules per dag bij elke maaltijd',
  'lysine 3 gélules par jour à chaque repas',
  'boron 3 mg 2 caps per day twice daily',
  'boron 4 caps per day bid',
  'Bor 2 Kapseln pro Tag 2x täglich',
  'boron 2 capsules per dag 2x daags',
  'bore 2 gélules par jour 2 fois par jour',
  'glycine 1000 mg 2-4 caps per day am and bed',
  'Glycin 2-4 Kapseln täglich morgens und abends',
  'glycine 2-4 gélules par jour matin et soir',
  'theanine 200 mg/day am and bed',
  'theanine 200 mg per day twice daily',
  'Theanin 200 mg pro Tag morgens und abends',
  'theanine 200 mg par jour matin et soir',
  'theanine 200 mg/d 1-0-1',
  'theanine 200 mg a day 1 cap twice daily',
  'Theanin 200 mg pro Tag 1-0-1',
  'theanine 200 mg per day 2 caps',
  'zinc 1 capsule per day am and bed',
  'Zink 1 Kapsel am Tag morgens und abends',
])('so much a day, which is said of none of several times: %s', (line) => {
  expect(isOf(line)).toBe('NotSaid')
})

test.for([
  ['maca 2 caps daily at bedtime', 'Certain'],
  ['zinc 2 x 3 caps/day', 'Certain'],
  ['zinc 1 cap daily am and bed', 'Certain'],
  ['theanine 200 mg daily', 'Certain'],
  ['theanine 200 mg daily 1-1-1', 'Certain'],
  ['theanine 200 mg per day 1 cap am', 'Certain'],
  ['zinc 1 cap per day bed', 'Certain'],
  ['/d zinc 1 cap am and bed', 'Certain'],
  ['milk thistle 6 caps daily', 'Ambiguous'],
  ['milk thistle 6 caps daily 5 days a week', 'Ambiguous'],
  ['zinc 1 cap daily 5 days a week', 'Certain'],
] as const)('so much a day of one time, or none: %s', ([line, is]) => {
  expect(isOf(line)).toBe(is)
})

test.for(['1-0-0 abends', '0-0-1 morgens', '1-0-1 mittags', '1-0-1 morgens', '1-0-1 zum Frühstück'])(
  'a time beside a scheme, which says them all: %s',
  (line) => {
    expect(isOf(`bor ${line}`)).toBe('NotSaid')
    expect(isOf('bor 1-0-1 zum Essen')).toBe('Certain')
    expect(isOf('bor 1-0-1, 1 cap bed')).toBe('Certain')
  },
)

test.for([
  ['maca 1/2 caps am/bed', 'NotSaid'],
  ['maca 1/2 cap am and bed', 'Certain'],
  ['maca 2 caps am/bed', 'Certain'],
] as const)('half a unit, or one and two, beside times that a stroke parts: %s', ([line, is]) => {
  expect(isOf(line)).toBe(is)
})

test('a line without a product says the dose of none', () => {
  for (const line of ['2 caps bed', '1 capsule daily', 'Nacht 2 Kapseln'])
    expect(readNamedEntry(line)).toMatchObject({ is: 'NotSaid', phrases: [line], dose: { amount: null } })
  expect(readNamedEntry('zinc 2 caps bed')).toEqual(readEntry('zinc 2 caps bed'))
  expect(readNamedEntry('zinc')).toEqual({ is: 'Name', query: 'zinc' })
})
