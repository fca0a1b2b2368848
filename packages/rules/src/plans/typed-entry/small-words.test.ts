import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readEntry } from './read-entry.ts'

const isCertain = (line: string): boolean => ['Name', 'Certain'].includes(readEntry(line).is)

const dose = fc.constantFrom(
  ...[
    '1 cap',
    '2 caps bed',
    '1 cap am',
    'bd',
    '1 Kapsel abends',
    "1 capsule 's ochtends",
    '1 gélule le matin',
  ],
  ...[
    '1 cap daily',
    '1 cap with food',
    '1 cap twice a day',
    '1 cap for 3 months',
    '1-0-1',
    '1 cap as needed',
  ],
)
const and = fc.constantFrom('and', 'und', 'en', 'et', '&', '+')
const leading = fc.oneof(
  and,
  fc.constantFrom(
    ...[
      'every',
      'with',
      'for',
      'per',
      'in',
      'on',
      'an',
      'om',
      'je',
      'jeweils',
      'soit',
      'a',
      's',
      'of',
      '/',
      'at',
    ],
    ...['zum', 'zur', 'bij', 'voor', 'au', 'aux', 'pendant', 'pro', 'par', 'chaque', 'each', 'im', 'de'],
  ),
)

test('a small word with nothing after it leaves the dose to be written, and is named', () => {
  fc.assert(
    fc.property(dose, fc.array(leading, { minLength: 1, maxLength: 3 }), (said, words) => {
      const line = `zinc ${said} ${words.join(' ')}`
      const entry = readEntry(line)
      expect(entry.is, line).toBe('NotSaid')
      expect(entry.is === 'NotSaid' && entry.phrases.at(-1), line).toContain(words.at(-1))
    }),
    { numRuns: 1000 },
  )
})

test('between the dose and the product only a word for "of" is left out', () => {
  const unknown = leading.filter((each) => !['of', 'de'].includes(each))
  fc.assert(
    fc.property(dose, fc.array(unknown, { minLength: 1, maxLength: 2 }), (said, words) => {
      expect(isCertain(`${said} ${words.join(' ')} zinc`), `${said} ${words.join(' ')}`).toBe(false)
    }),
    { numRuns: 1000 },
  )
})

test.for([
  'zinc 1 cap bed by mouth',
  'zinc 1 cap with a glass of water',
  'Zink 1 Kapsel abends nehmen',
  'Zink 1 Kapsel 10 Tage lang',
  '2 capsules of zinc bed',
  '1 gélule de zinc le soir',
  'zinc and selenium 1 cap bed',
  'take zinc 1 cap',
  'Zinc: 1 cap –',
])('%s: a small word where it says nothing is left out', (line) => {
  expect(readEntry(line).is).toBe('Certain')
})

test('within a name alone a small word is a part of it, and at its end it leads to nothing', () => {
  expect(readEntry('zinc and selenium')).toMatchObject({ is: 'Name', query: 'zinc and selenium' })
  expect(readEntry('zinc om + on')).toMatchObject({ is: 'NotSaid', phrases: ['om + on'] })
})

const food = fc.constantFrom(
  ...['with meals', 'before meals', 'ac', 'with food', 'vor dem Essen', 'zu den Mahlzeiten', 'bij het eten'],
  ...['aux repas', 'on an empty stomach', 'with each meal'],
)
const often = fc.constantFrom('daily', 'täglich', 'par jour', 'twice a day', 'every other day', 'as needed')
const time = fc.constantFrom(
  ...['at bedtime', 'hs', 'on waking', 'zur Nacht', 'vor dem Schlafen', 'voor het slapen', 'au coucher'],
  ...['le soir', 'abends', 'morning', 'with breakfast', 'pm'],
)

test('a time that "and" joins with food, or with how often, is another occasion: no dose is written', () => {
  fc.assert(
    fc.property(fc.oneof(food, often), and, time, fc.boolean(), (other, joint, when, isFirst) => {
      const [one, two] = isFirst ? [other, when] : [when, other]
      for (const line of [`zinc 1 cap ${one} ${joint} ${two}`, `zinc 1 cap ${one} ${joint} 1 cap ${two}`])
        expect(readEntry(line).is, line).toBe('NotSaid')
    }),
    { numRuns: 1000 },
  )
})

test.for([
  ['zinc 1 cap with food at bedtime', ['BedTime']],
  ['zinc 1 cap morning with food and evening with food', ['Morning', 'Evening']],
  ['zinc 1 cap morning and evening with food', ['Morning', 'Evening']],
  ['zinc 1 cap with breakfast and with dinner', ['Morning', 'Evening']],
  ['zinc 1 cap twice a day and with food', ['TwoTimesPerDay']],
] as const)('%s: without "and" between food and a time the line is read', ([line, times]) => {
  expect(readEntry(line)).toMatchObject({ is: 'Certain', dose: { times } })
})

test('"and" between a word of the name and the dose joins nothing', () => {
  expect(readEntry('zinc 1 cap selenium and bed')).toMatchObject({ is: 'NotSaid', phrases: ['and bed'] })
})

test.for(['zink 1dd1 an', 'zink 2 dd 1 an', 'zinc 3x1 an', 'zink 1 caps an an'])(
  '%s: a year has a number of its own, that counts nothing else',
  (line) => {
    expect(readEntry(line)).toMatchObject({ is: 'NotSaid', dose: { duration: null, days: null } })
  },
)

test('a year with its own number is one', () => {
  expect(readEntry('zinc 1 gélule 2x/j 1 an')).toMatchObject({ is: 'Certain', dose: { days: 365 } })
})

test.for([
  ['Mg + Ca 2 caps', 'Mg + Ca'],
  ['mg ca 2 caps', 'mg ca'],
  ['Ca 500 mg 1 cap', 'Ca 500 mg'],
  ['Mg & Ca bed', 'Mg & Ca'],
  ['vitamin d + a 1 cap', 'vitamin d + a'],
  ['zinc ca. 2 caps', 'zinc'],
  ['zinc ca 2 caps', 'zinc'],
] as const)('of "%s" the name is %s', ([line, query]) => {
  expect(readEntry(line)).toMatchObject({ is: 'Certain', query })
})

test('a small word before "and" leads to nothing', () => {
  expect(readEntry('zinc 1 cap on and mane')).toMatchObject({ is: 'NotSaid', phrases: ['on and mane'] })
})
