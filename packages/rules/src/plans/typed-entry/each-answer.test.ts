import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Composed, nothing } from './composed.ts'
import { unheldAnswersIn } from './each-answer.ts'
import type { Part } from './entry-parts.ts'
import { answerEntry, readEntry } from './read-entry.ts'
import type { Choice, TypedEntry } from './typed-entry.ts'

test.for([
  ['4 caps a day, am and evening Maca 500 mg', '4 caps a day,'],
  ['Theanine morning and bedtime 200 mg daily', '200 mg daily'],
  ['1-0-0 evening Boron 3 mg', '1-0-0 … evening'],
  ['2 Kapseln täglich morgens und abends Maca 500 mg', '2 Kapseln täglich'],
  ['4 capsules per dag ochtend en avond Omega-3', '4 capsules per dag'],
  ['Théanine matin et soir 200 mg par jour', '200 mg par jour'],
  ['with dinner and morning Maca 500 mg 1 cap', 'with dinner'],
  ['Maca 500 mg 2 caps daily evening, bedtime', '2 caps daily'],
  ['Maca 500 mg 4 caps daily evening/bed', '4 caps daily'],
] as const)('an answer is refused as the line without the question is: %s', ([line, phrase]) => {
  expect(readEntry(line)).toMatchObject({ is: 'NotSaid', phrases: [phrase] })
})

test('what is asked of a part that says the same twice is answered for both', () => {
  const entry = readEntry('creatine 5 g am, 5 g bed')
  expect(entry).toMatchObject({ is: 'Ambiguous', questions: [{ text: '5 g' }] })
})

const evening: Part = { is: 'times', times: ['Evening'], isWord: true, text: 'evening' }
const offering = (...choices: Choice[]): Composed => ({
  ...nothing,
  questions: [
    { about: 'Words', text: 'evening', choices },
    { about: 'Unit', choices: [{ query: '' }] },
  ],
})

test('what is asked is refused where an answer would write what the line itself does not say', () => {
  expect(
    unheldAnswersIn([evening], offering({ dose: { times: ['Evening'] } }, { query: 'evening' })),
  ).toEqual([])
  expect(unheldAnswersIn([evening], offering({ dose: { times: ['BedTime'] } }))).toEqual(['evening'])
  expect(unheldAnswersIn([evening], nothing)).toEqual([])
})

test('what the line would be asked of with an answer is named where it is not asked of without', () => {
  const twice: Part = { is: 'amount', amounts: [2], formatId: 'capsule', text: '2 caps' }
  const parts: Part[] = [twice, { is: 'aDay', text: 'daily' }, evening]
  expect(unheldAnswersIn(parts, offering({ query: 'evening' }))).toEqual(['2 caps daily'])
})

test('a line that asks more than anybody would answer is refused', () => {
  const many = Array.from({ length: 11 }, (): Part => evening)
  expect(unheldAnswersIn(many, offering({ query: 'evening' }))).toEqual(['evening'])
  const { questions } = offering({ dose: { amount: 1 } }, { dose: { amount: 2 } })
  const asked = { ...nothing, questions: Array.from({ length: 11 }, () => questions).flat() }
  expect(unheldAnswersIn([evening], asked)).toEqual(['evening'])
})

/** Whether answers that take no word for a part of the name can write a dose. */
function mayBeWritten(entry: TypedEntry): boolean {
  if (entry.is !== 'Ambiguous') return entry.is === 'Certain'
  const choices = entry.questions[0]?.choices.filter((choice) => !('query' in choice)) ?? []
  return choices.some((choice) => mayBeWritten(answerEntry(entry, choice)))
}

/** Times that are none of the same part of the day, of which it would be asked whether they are one. */
const piece = fc.constantFrom(
  ...['1 cap', '2 caps', '2 Kapseln', '4 gélules', 'rising', 'noon', 'evening', 'with dinner', 'with food'],
  ...['daily', 'a day', 'twice daily', 'for 2 weeks', '5 days a week', 'as needed'],
)
const joint = fc.constantFrom(' ', ' ', ', ', ' and ')

test('a line that is refused with the product first is refused with the product last', () => {
  let refused = 0
  fc.assert(
    fc.property(fc.array(fc.tuple(joint, piece), { minLength: 1, maxLength: 5 }), (pieces) => {
      const said = pieces.map(([sign, words], at) => (at === 0 ? words : sign + words)).join('')
      if (mayBeWritten(readEntry(`maca ${said}`))) return
      refused += 1
      expect(mayBeWritten(readEntry(`${said} maca`)), said).toBe(false)
    }),
    { numRuns: 2000 },
  )
  expect(refused).toBeGreaterThan(1000)
})
