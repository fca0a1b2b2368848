import { expect, test } from 'vitest'
import { tellUnread } from './fit-product.ts'
import { readEntry } from './read-entry.ts'

const told = (line: string): readonly string[] => {
  const entry = tellUnread(readEntry(line), { name: 'Zinc 5 mg', brandName: 'Salus' })
  return entry.is === 'NotSaid' && entry.dose.amount === null ? entry.phrases : []
}

test.for([
  ['zinc 5 mg 05 capsule twice daily', '05 capsule'],
  ['zinc 2x tgl. 05 Kps', '05 Kps'],
  ['zinc 2dd05', '05'],
  ['zinc 2x05', '05'],
  ['zinc 05-0-05', '05-0-05'],
  ['zinc 0-0-05 Kps', '0-0-05 Kps'],
  ['zinc 025 tab', '025 tab'],
  ['zinc 05 matin et soir', '05'],
  ['zinc 01-02 caps', '01-02 caps'],
  ['zinc 05 a day', '05 a day'],
] as const)('%s: a number that begins with zero may have lost its point: %s is told', ([line, phrase]) => {
  expect(told(line)).toContain(phrase)
})

test.for([
  ['zinc 1 cap 05x daily', '05 x'],
  ['zinc 1 cap for 010 days', '010 days'],
  ['1 cap every 02 days zinc', '02 days'],
  ['zinc 08h 1 gélule', '08 h'],
] as const)('%s: nor is it how often, how long or when: %s is told', ([line, phrase]) => {
  expect(readEntry(line)).toMatchObject({ is: 'NotSaid', phrases: [phrase] })
})

test('a group of three digits belongs to the number before it', () => {
  expect(readEntry('iron 2 050 mg 1 tablet')).toMatchObject({ is: 'Certain', query: 'iron 2 050 mg' })
})

test.for([
  ['zinc 15. caps in the evening', '15. caps'],
  ['zinc 15, Kapseln abends', '15, Kapseln'],
  ["zinc 1. capsule 's avonds", '1. capsule'],
  ['zinc 1, gélule le soir', '1, gélule'],
  ['zinc 1-2. caps', '1-2. caps'],
  ['zinc 1 1/2. tablets', '1/2. tablets'],
  ['zinc 2x 15. drops', '15. drops'],
  ['2. caps zinc', '2. caps'],
] as const)('%s: a point or comma is left before the unit: %s is told', ([line, phrase]) => {
  expect(told(line)).toContain(phrase)
})

test.for(['0.25 months', '3/4 months'])('%s is no length', (length) => {
  expect(readEntry(`zinc 1 cap for ${length}`)).toMatchObject({ is: 'NotSaid', phrases: [length] })
})

test.for(['2. Zinc 1 cap bed', 'zinc 1 cap, bed', 'zinc 2 caps. bed'])(
  '%s: elsewhere it says nothing',
  (line) => {
    expect(readEntry(line).is).toBe('Certain')
  },
)

test.for(['1/5', '2/5', '0.05', '0.2', '0.55', '0.7', '1/3', '2/3', '1/8', 'a fifth of a'])(
  'of %s nobody takes a capsule',
  (part) => {
    for (const unit of ['cap', 'tablet', 'softgel', 'drop', 'scoop'])
      expect(told(`zinc ${part} ${unit} bed`), unit).toEqual([`${part} ${unit}`])
  },
)

test.for([
  ['0.5', 0.5],
  ['0,25', 0.25],
  ['3/4', 0.75],
  ['½', 0.5],
] as const)('%s of a capsule is taken', ([part, amount]) => {
  expect(readEntry(`zinc ${part} caps bed`)).toMatchObject({ is: 'Certain', dose: { amount } })
})

test('of millilitres and grams any part is asked', () => {
  expect(readEntry('zinc 0.2 ml bed').is).toBe('Ambiguous')
  expect(readEntry('zinc 0.7 g bed').is).toBe('Ambiguous')
})

test.for([
  ['zinc 2dd210 dagen', '2dd210 dagen'],
  ['zinc 1dd130 dgn', '1dd130 dgn'],
  ['zinc 2dd14 weken', '2dd14 weken'],
  ['zinc 2x110 Tage', '2x110 Tage'],
  ['zinc 2x10 days', '2x10 days'],
  ['zinc 3x17 jours', '3x17 jours'],
  ['zinc 2 dd210 dagen', 'dd210 dagen'],
] as const)('%s: where the count ends and the length begins is not known: %s is told', ([line, phrase]) => {
  expect(readEntry(line)).toMatchObject({ is: 'NotSaid', dose: { days: null, duration: null } })
  expect(told(line)).toContain(phrase)
})

test.for([
  ['zinc 2dd2 10 dagen', { amount: 2, days: 10 }],
  ['zinc 2dd10 druppels 10 dagen', { amount: 10, days: 10 }],
  ['zinc 2x15 Tropfen', { amount: 15, days: null }],
] as const)('%s: of a unit, or with a blank, it is', ([line, dose]) => {
  expect(readEntry(line)).toMatchObject({ is: 'Certain', dose })
})
