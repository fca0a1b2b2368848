import { IntakeAmount, IntakeTimes } from '@salvia/contract/plans/dose-schedule'
import { MAX_CYCLE_DAYS } from '@salvia/contract/words/limits'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findDoseRefusal } from '../dose-schedule.ts'
import { unheldIn, withChoice } from './answers.ts'
import { de } from './phrases/de.ts'
import { en } from './phrases/en.ts'
import { fr } from './phrases/fr.ts'
import { mixed } from './phrases/mixed.ts'
import { nl } from './phrases/nl.ts'
import { answerEntry, readEntry } from './read-entry.ts'
import { NOTHING_TYPED, type TypedDose, type TypedEntry } from './typed-entry.ts'

test('how often says nothing beside as many named times', () => {
  const twice = { ...NOTHING_TYPED, times: ['TwoTimesPerDay' as const] }
  expect(withChoice(twice, { times: ['Morning', 'Evening'] }).times).toEqual(['Morning', 'Evening'])
  expect(withChoice(twice, { amount: 2 }).times).toEqual(['TwoTimesPerDay'])
})

test('a question with an answer that a plan refuses is told as not said, and so are too many', () => {
  const morning = { ...NOTHING_TYPED, times: ['Morning' as const] }
  const often = {
    about: 'Words' as const,
    text: '2x',
    choices: [{ dose: { amount: 2 } }, { dose: { times: ['TwoTimesPerDay' as const] } }],
  }
  const unit = { about: 'Unit' as const, choices: [{ dose: { amount: 1 } }, { query: '1' }] }
  expect(unheldIn(morning, [often, unit])).toEqual(['2x'])
  expect(unheldIn(NOTHING_TYPED, [often, unit])).toEqual([])
  expect(
    unheldIn(
      NOTHING_TYPED,
      Array.from({ length: 11 }, () => often),
    ),
  ).toContain('2x')
})

function dosesOf(entry: TypedEntry): TypedDose[] {
  if (entry.is === 'Certain') return [entry.dose]
  if (entry.is !== 'Ambiguous') return []
  return entry.questions[0]?.choices.flatMap((choice) => dosesOf(answerEntry(entry, choice))) ?? []
}

function expectHeld(line: string): number {
  const doses = dosesOf(readEntry(line))
  for (const { amount, times, cycle } of doses) {
    expect(findDoseRefusal(times), line).toBe(null)
    expect(IntakeTimes.safeParse(times).success, line).toBe(true)
    expect(IntakeAmount.safeParse(amount).success, line).toBe(true)
    if (cycle) expect(Math.max(cycle.daysOn, cycle.daysOff), line).toBeLessThanOrEqual(MAX_CYCLE_DAYS)
  }
  return doses.length
}

const words = [en, de, nl, fr, mixed]
  .flatMap((table) => table.trim().split('\n'))
  .map((row) => row.split(' =>')[0] ?? '')

test('whatever is answered to a line of the table, its dose is one that a plan holds', () => {
  expect(words.reduce((count, line) => count + expectHeld(line), 0)).toBeGreaterThan(500)
})

test('whatever is answered to any line, its dose is one that a plan holds', () => {
  const piece = fc.constantFrom(
    ...['1 cap', '2', '2x', '1-2 caps', '5 g', '6 a day', '3 caps daily', 'am', 'pm', 'morning', 'bed'],
    ...['morning or evening', 'noon and afternoon', 'evening before bed', 'twice daily', 'daily', 'bid'],
    ...[
      'once or twice daily',
      'with each meal',
      'with food',
      '1-0-1',
      '2x1',
      'thorne',
      '200 days on 100 off',
    ],
    ...['4 caps in 2 times', '2 weeks', 'for 1-2 weeks', '1 day', 'every 2-3 days', 'as needed', 'and', ','],
  )
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 5 }), (pieces) => {
      expectHeld(`zinc ${pieces.join(' ')}`)
    }),
    { numRuns: 2000 },
  )
})
