import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tellClockTimes } from './clock-times.ts'
import { joinParts } from './join-parts.ts'
import { isPlainShape, shapeOf, unfitIn } from './plain-shape.ts'
import { readEntry } from './read-entry.ts'
import { scan } from './scan.ts'
import { tokensOf } from './tokens.ts'

const alone = { alike: [], areMeals: false }
const partsOf = (line: string) => joinParts(tellClockTimes(scan(tokensOf(line))))
const isWritten = (line: string): boolean => ['Certain', 'Ambiguous'].includes(readEntry(line).is)

/** Lines, their sequence, and whether it is a plain shape. */
const lines: [line: string, sequence: string, isPlain: boolean][] = [
  ['zinc 1 cap', 'A', true],
  ['zinc daily', 'D', true],
  ['zinc 15 mg, 1 cap, with food', 'AF', true],
  ['1 cap zinc bed as needed', 'ATP', true],
  ['zinc bed 1 cap with food', 'TAF', true],
  ['zinc 1 cap with breakfast for 2 weeks', 'AML', true],
  ['zinc 1 cap twice daily with food 3 months', 'AXFL', true],
  ['zinc 1 cap 5 days a week daily', 'ACD', true],
  ['zinc 1 cap daily as needed', 'ADP', true],
  ['zinc 1 cap twice a day and with food', 'AXF', true],
  ['zinc 1 cap am, bed', 'AT,T', true],
  ['zinc 1 cap am / bed with food', 'AT&TF', true],
  ['zinc 1 cap am, noon and bed as needed', 'AT,T&TP', true],
  ['zinc am and bed 1 cap with food', 'T&TAF', true],
  ['zinc with food 1 cap am, bed', 'FAT,T', true],
  ['zinc 1 cap with food am and bed', 'AFT&T', true],
  ['zinc 1 cap am, bed for 2 weeks', 'AT,TL', true],
  ['zinc 1 cap twice daily, am, bed', 'AXT,T', true],
  ['zinc 1 gélule matin midi soir à jeun', 'ATTTF', true],
  ['zinc 1 cap am, 1 cap bed', 'ATAT', true],
  ['zinc 1 cap am and noon, 1 cap bed', 'AT&TAT', true],
  ['zinc am 1 cap and bed 1 cap', 'TA&TA', true],
  ['zinc 5 days a week 1 cap am, 1 cap bed for 2 weeks', 'CATATL', true],
  ['zinc 1 cap every other night', 'ACT', true],
  ['zinc 1 cap every night as needed', 'ATP', true],

  ['zinc 1 cap am, bed with food', 'AT,TF', false],
  ['zinc 1 cap am bed as needed', 'ATTP', false],
  ['zinc 1 cap with food am, bed', 'AFT,T', false],
  ['zinc with food am, bed', 'FT,T', false],
  ['zinc 1 cap am with food and bed', 'ATF&T', false],
  ['zinc 1 cap am daily, bed', 'ATDT', false],
  ['zinc 1 cap with breakfast, bed', 'AM,T', false],
  ['zinc am 1 cap bed', 'TAT', false],
  ['zinc 1 cap daily as needed at bedtime', 'ADPT', false],
  ['zinc 1 cap once daily as needed at bedtime', 'ADPT', false],
  ['zinc 1 cap twice daily as needed am and bed', 'AXPT&T', false],
  ['zinc 1 cap 5 days a week, daily at bedtime', 'ACDT', false],
  ['zinc 1 cap 5 days a week daily am and bed', 'ACDT&T', false],
  ['zinc 1 cap daily 5 days a week am', 'ADCT', false],
  ['zinc 1 cap 5 days a week am and every night', 'ACT&DT', false],
  ['zinc 1 cap 5 days a week am and nightly', 'ACT&DT', false],
  ['zinc 1 cap bed and as needed', 'AT&P', false],
  ['zinc 1 cap and with food', 'A&F', false],
  ['zinc 1 cap bed daily and with food', 'ATD&F', false],
  ['zinc 1 cap with food daily with food', 'AFDF', false],
  ['zinc 1 cap am, 1 cap bed with food', 'ATATF', false],
  ['zinc 1 cap daily am, 1 cap bed', 'ADTAT', false],
  ['zinc with food am 1 cap, bed 1 cap', 'FTATA', false],
  ['zinc twice daily 1 cap am, 1 cap bed', 'XATAT', false],
]

test.for(lines)('%s', ([line, sequence, isPlain]) => {
  expect(shapeOf(partsOf(line), alone)).toBe(sequence)
  expect(isPlainShape(sequence)).toBe(isPlain)
  if (!isPlain) expect(isWritten(line)).toBe(false)
})

test('the words that do not fit are named, and all of them where no kind alone is too much', () => {
  expect(unfitIn(partsOf('zinc 1 cap am, bed'), alone)).toEqual([])
  expect(unfitIn(partsOf('zinc 1 cap am, bed with food'), alone)).toEqual(['with food'])
  expect(unfitIn(partsOf('zinc 1 cap with breakfast and at bedtime'), alone)).toEqual(['with breakfast'])
  expect(unfitIn(partsOf('zinc 1 cap with food am, bed as needed'), alone)).toEqual([
    '1 cap … with food … am, … bed … as needed',
  ])
})

/** Ways to say each kind, each plain alone. */
const said = {
  amount: ['1 cap', '1 Kapsel', '1 gélule'],
  /** Each another one, and none that often explains another. */
  time: ['am', 'mittags', 'au coucher'],
  often: ['daily', 'täglich', 'twice daily', 'once daily'],
  food: ['with food', 'nüchtern', 'à jeun', 'bij het eten'],
  asNeeded: ['as needed', 'bei Bedarf', 'si besoin', 'zo nodig'],
  cycle: ['5 days a week', 'every other day', '3 Tage die Woche'],
  length: ['for 2 weeks', '3 Monate', 'pendant 10 jours'],
}
const piece = fc.constantFrom(...Object.values(said).flat())
const joint = fc.constantFrom(' ', ' ', ', ', ' and ', ' + ', ' und ')

test('a line is written only where its sequence is a plain shape', () => {
  let written = 0
  fc.assert(
    fc.property(fc.array(fc.tuple(piece, joint), { minLength: 1, maxLength: 6 }), (pieces) => {
      const line = `zinc ${pieces.map(([words, sign], at) => (at === pieces.length - 1 ? words : words + sign)).join('')}`
      if (!isWritten(line)) return
      written += 1
      const parts = partsOf(line)
      const isPlain = [false, true].some(
        (areMeals) =>
          isPlainShape(shapeOf(parts, { alike: [], areMeals })) || saysAlike(pieces.map(([words]) => words)),
      )
      expect(isPlain, line).toBe(true)
    }),
    { numRuns: 2000 },
  )
  expect(written).toBeGreaterThan(100)
})

/** Whether something is said in the same words twice, which each time or share may say. */
const saysAlike = (pieces: string[]): boolean =>
  pieces.some((each, at) => !said.amount.includes(each) && pieces.indexOf(each) < at)

const qualifier = fc.constantFrom(
  ...said.often.slice(0, 2),
  ...[...said.food, ...said.asNeeded, ...said.cycle, ...said.length],
)

test('what stands at the end of a line is not written where it stands between two of its times', () => {
  fc.assert(
    fc.property(
      fc.shuffledSubarray(said.time, { minLength: 2 }),
      qualifier,
      fc.constantFrom(' ', ', ', ' and '),
      fc.constantFrom(' ', ', '),
      ([first = '', ...others], words, sign, before) => {
        const rest = others.join(' and ')
        for (const line of [
          `zinc 1 cap ${first}${before}${words}${sign}${rest}`,
          `zinc ${first}${before}${words}${sign}${rest} 1 cap`,
        ])
          expect(isWritten(line), line).toBe(false)
      },
    ),
    { numRuns: 1000 },
  )
})
