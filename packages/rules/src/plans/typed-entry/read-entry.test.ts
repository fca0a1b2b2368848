import { type IntakeTime, intakeFoodInstructions, timesOfDay } from '@salvia/contract/words/plans'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { doseFormats } from './format-words.ts'
import { de } from './phrases/de.ts'
import { en } from './phrases/en.ts'
import { fr } from './phrases/fr.ts'
import { mixed } from './phrases/mixed.ts'
import { nl } from './phrases/nl.ts'
import { answerEntry, readEntry } from './read-entry.ts'
import type { Choice, TypedDose, TypedEntry } from './typed-entry.ts'

/** A dose in short, as the table of phrases writes it. */
const doseText = ({ amount, formatId, times, food, duration, days, cycle }: Partial<TypedDose>): string =>
  [
    amount ? `${amount} ${formatId ?? 'unit'}` : '',
    (times ?? []).join('+'),
    food,
    duration,
    days ? `${days} days` : '',
    cycle ? `${cycle.daysOn} on ${cycle.daysOff} off` : '',
  ]
    .filter(Boolean)
    .join('; ')

const choiceText = (choice: Choice): string =>
  'query' in choice ? `"${choice.query}"` : doseText(choice.dose)

function openText(entry: TypedEntry): string {
  if (entry.is === 'NotSaid') return entry.phrases.join(' && ')
  if (entry.is !== 'Ambiguous') return ''
  return entry.questions
    .map((question) => {
      const { about, choices } = question
      return `${about === 'Words' ? question.text : ''}? ${choices.map(choiceText).join(' | ')}`
    })
    .join(' && ')
}

const entryText = (entry: TypedEntry): string[] => [
  entry.is,
  entry.query,
  entry.is === 'Name' ? '' : doseText(entry.dose),
  openText(entry),
]

const phrases = [en, de, nl, fr, mixed].flatMap((table) =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split(' =>').map((cell) => cell.trim())),
)

test('the table has at least 300 phrases, none twice', () => {
  expect(new Set(phrases.map(([line]) => line)).size).toBe(phrases.length)
  expect(phrases.length).toBeGreaterThanOrEqual(300)
})

test.for(phrases)('%s', ([line = '', ...expected]) => {
  expect(entryText(readEntry(line))).toEqual(expected)
})

test('an answer completes the dose, or the words that are searched', () => {
  const entry = readEntry('magnesium 2 bed 1 to 2 weeks')
  const amount = answerEntry(entry, { dose: { amount: 2 } })
  expect(amount).toMatchObject({
    is: 'Ambiguous',
    query: 'magnesium',
    dose: { amount: 2, times: ['BedTime'] },
  })
  expect(answerEntry(amount, { dose: { duration: 'For2Weeks' } })).toMatchObject({
    is: 'Certain',
    query: 'magnesium',
    dose: { amount: 2, times: ['BedTime'], duration: 'For2Weeks' },
  })
  const name = answerEntry(readEntry('thorne evening magnesium'), { query: 'evening' })
  expect(name).toEqual({ is: 'Name', query: 'thorne magnesium evening' })
})

test('an answer that adds words adds them to those that find the product', () => {
  const entry = readEntry('magnesium 2 bed 1 to 2 weeks citrate')
  expect(entry).toMatchObject({ searched: 'magnesium', apart: ['citrate'] })
  const named = answerEntry(entry, { query: '2' })
  expect(named).toMatchObject({ is: 'Ambiguous', searched: 'magnesium 2', query: 'magnesium citrate 2' })
  const lasting = answerEntry(named, { dose: { duration: 'For2Weeks' } })
  expect(lasting).toMatchObject({ is: 'Certain', searched: 'magnesium 2', query: 'magnesium citrate 2' })
})

test('times of answers are added to those that are certain, and nothing is left to answer of a certain line', () => {
  const entry = answerEntry(readEntry('zinc 1 cap morning and pm'), { dose: { times: ['Evening'] } })
  expect(entry).toMatchObject({ is: 'Certain', dose: { times: ['Morning', 'Evening'] } })
  expect(answerEntry(entry, { query: 'more' })).toBe(entry)
})

const timeWords: Record<(typeof timesOfDay)[number], string> = {
  UponRising: 'upon rising',
  Morning: 'morning',
  Afternoon: 'afternoon',
  Evening: 'evening',
  BedTime: 'bedtime',
}
const foodWords = {
  OnAnEmptyStomach: 'on an empty stomach',
  BeforeFood: 'before food',
  WithFood: 'with food',
  AfterFood: 'after food',
}
const durationWords = {
  UntilSymptomsResolve: 'until symptoms resolve',
  UntilProductFinished: 'until finished',
  AsNeeded: 'as needed',
  Ongoing: 'ongoing',
  For1Week: 'for 1 week',
  For2Weeks: 'for 2 weeks',
  For3Weeks: 'for 3 weeks',
  For1Month: 'for 1 month',
  For2Month: 'for 2 months',
  For3Month: 'for 3 months',
  For6Month: 'for 6 months',
}
const often: IntakeTime[] = [
  'OneTimePerDay',
  'TwoTimesPerDay',
  'ThreeTimesPerDay',
  'FourTimesPerDay',
  'FiveTimesPerDay',
]

const isNamed = (time: IntakeTime): time is (typeof timesOfDay)[number] => time in timeWords

/** The dose in the plainest words. */
const canonicalWords = ({ amount, formatId, times, food, duration, days, cycle }: TypedDose): string =>
  [
    amount ? `${amount} ${formatId ?? 'units'}` : '',
    times
      .map((each) => (isNamed(each) ? timeWords[each] : `${often.indexOf(each) + 1} times a day`))
      .join(' and '),
    food ? foodWords[food] : '',
    duration ? durationWords[duration] : '',
    days ? `for ${days} days` : '',
    cycle ? `${cycle.daysOn} days on ${cycle.daysOff} days off` : '',
  ]
    .filter(Boolean)
    .join(' ')

test('every certain reading of the table, written in plain words, is read the same', () => {
  for (const [line = ''] of phrases) {
    const entry = readEntry(line)
    if (entry.is !== 'Certain') continue
    const again = readEntry(`${entry.query} ${canonicalWords(entry.dose)}`)
    const { uncounted, counted, setApart } = again
    const places = { apart: undefined, searched: undefined }
    expect(again, line).toEqual({ ...entry, ...places, uncounted, counted, setApart })
  }
})

const dose = fc.record<TypedDose>({
  amount: fc.oneof(
    fc.integer({ min: 1, max: 3 }).map((quarters) => quarters / 4),
    fc.integer({ min: 4, max: 4000 }).map((quarters) => quarters / 4),
  ),
  formatId: fc.constantFrom(null, ...doseFormats.map(([id]) => id)),
  times: fc.oneof(
    fc.subarray([...timesOfDay]),
    fc.constantFrom(...often).map((each) => [each]),
  ),
  food: fc.constantFrom(null, ...intakeFoodInstructions),
  duration: fc.constantFrom(null, ...(Object.keys(durationWords) as (keyof typeof durationWords)[])),
  days: fc.constant(null),
  cycle: fc.option(
    fc.record({ daysOn: fc.integer({ min: 1, max: 180 }), daysOff: fc.integer({ min: 1, max: 180 }) }),
  ),
})

test('whatever dose is taken is read from its plain words exactly', () => {
  fc.assert(
    fc.property(dose, (given) => {
      const { counted, ...entry } = readEntry(`ashwagandha 300 mg ${canonicalWords(given)}`)
      expect(entry).toEqual({ is: 'Certain', query: 'ashwagandha 300 mg', dose: given })
      expect([undefined, Math.floor(given.amount ?? 0)]).toContain(counted?.count)
    }),
  )
})

test('no line whatever is an error, and a strength is never an amount', () => {
  fc.assert(
    fc.property(fc.string(), (line) =>
      ['Name', 'Certain', 'Ambiguous', 'NotSaid'].includes(readEntry(line).is),
    ),
  )
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5000 }),
      fc.constantFrom('mg', 'mcg', 'IU', 'IE', 'UI', 'µg'),
      (n, unit) => {
        const entry = readEntry(`zinc ${n} ${unit} morning`)
        expect(entry).toMatchObject({ is: 'Certain', query: `zinc ${n} ${unit}`, dose: { amount: null } })
      },
    ),
  )
})

/** What a number says that is written in a way that everybody reads alike; undefined for any other. */
function plainlyWritten(typed: string): number | undefined {
  const text = typed.replace(/[.,]+$/, '')
  if (/^\d+$|^\d*[.,]\d+$/.test(text)) return Number(text.replace(',', '.'))
  const [, over, under] = /^(\d+)\/(\d+)$/.exec(text) ?? []
  if (over !== undefined) return Number(over) / Number(under)
  const [, whole] = /^(\d*)½$/.exec(text) ?? []
  return whole === undefined ? undefined : Number(whole) + 0.5
}

test('a number is read exactly, or not at all', () => {
  const written = fc.string({ unit: fc.constantFrom(...'0123456789.,/½'), minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(written, (typed) => {
      fc.pre(/[\d½]/.test(typed))
      const entry = readEntry(`zinc 15 mg ${typed} tablet morning`)
      if (entry.is === 'Certain') expect(entry.dose.amount).toBe(plainlyWritten(typed))
    }),
    { numRuns: 2000 },
  )
})

test('of amounts that differ, which a plan cannot say, the unit is kept where it is one', () => {
  const doseOf = (line: string) => {
    const entry = readEntry(line)
    return entry.is === 'NotSaid' && entry.dose
  }
  expect(doseOf('Zink 15 mg morgens 1 Tablette abends 2')).toMatchObject({ amount: null, formatId: 'tablet' })
  expect(doseOf('Zink 15 mg morgens 1 abends 2')).toMatchObject({ amount: null, formatId: null })
  expect(doseOf('Zink morgens 1 Tablette abends 2 Kapseln')).toMatchObject({ amount: null, formatId: null })
})
