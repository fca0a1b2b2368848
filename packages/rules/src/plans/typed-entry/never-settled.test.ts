import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tellUnread } from './fit-product.ts'
import { readEntry } from './read-entry.ts'

const units = [
  'caps',
  'Kps',
  'Kapseln',
  'capsules',
  'gélules',
  'tabs',
  'Tbl.',
  'tabletten',
  'comprimés',
  'Stk',
]
const daily = [
  'daily',
  'a day',
  '/day',
  'täglich',
  '/Tag',
  'pro Tag',
  'per dag',
  'dagelijks',
  'par jour',
  '/j',
]

test('of two amounts that differ none is settled, whichever is the pack', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 1, max: 200 }), { minLength: 2, maxLength: 2 }),
      fc.constantFrom(...units),
      fc.constantFrom(...daily.flatMap((a) => [a, `${a} morning`, `${a} with food`])),
      fc.constantFrom(' ', ', ', ' - ', ' ; '),
      ([one, other], unit, often, between) => {
        for (const line of [
          `zinc ${one} ${unit}${between}${other} ${often}`,
          `zinc ${one} ${unit}${between}${other} ${unit} ${often}`,
        ]) {
          const entry = tellUnread(readEntry(line), { name: `Zinc ${one} ${other}`, brandName: 'Salus' })
          expect(entry.is, line).toMatch(/^(?:Ambiguous|NotSaid)$/)
          expect(entry, line).toMatchObject({ dose: { amount: null } })
        }
      },
    ),
  )
})

const explained = [
  ['evening', 'before bed'],
  ['at night', 'with dinner'],
  ['morning', 'on waking'],
  ['abends', 'vor dem Schlafengehen'],
  ['morgens', 'nach dem Aufstehen'],
  ["'s avonds", 'voor het slapen'],
  ["'s ochtends", 'bij het opstaan'],
  ['le soir', 'au coucher'],
  ['le matin', 'au réveil'],
] as const
const timesOf = (line: string) => {
  const entry = readEntry(line)
  return entry.is === 'Certain' ? entry.dose.times.length : null
}

test('a time that explains the one before it doubles no dose, unless a word joins them', () => {
  for (const [one, other] of explained.flatMap(([a, b]) => [
    [a, b],
    [b, a],
  ])) {
    for (const between of [' ', ', ', ' - ', ' 2 caps '])
      expect(
        timesOf(`zinc 15 mg${between === ' 2 caps ' ? '' : ' 1 cap'} ${one}${between}${other}`),
        one,
      ).toBe(null)
    // Of two times of which one has a meal it is not said whether the other is with food.
    for (const and of ['and', 'und', 'en', 'et', '+', '&'])
      expect(timesOf(`zinc 15 mg 1 cap ${one} ${and} ${other}`), one).toBe(
        [one, other].some((each) => each === 'with dinner') ? null : 2,
      )
  }
})

const daysOf: [days: string, week: string][] = [
  ['days', 'a week|per week|/week|/wk|weekly|each week'],
  ['Tage', 'die Woche|pro Woche|in der Woche|/Woche'],
  ['dagen', 'per week|in de week|/week'],
  ['jours', 'par semaine|/semaine|sur 7'],
]

const daysOfWeek = daysOf.flatMap(([days, weeks]) => weeks.split('|').map((week) => `${days} ${week}`))

test.for(daysOfWeek)('so many "%s" are those of every week, and seven are every day', (words) => {
  for (const count of [1, 2, 3, 4, 5, 6])
    expect(readEntry(`zinc 15 mg 1 cap ${count} ${words}`)).toMatchObject({
      is: 'Certain',
      dose: {
        amount: 1,
        times: [],
        duration: null,
        days: null,
        cycle: { daysOn: count, daysOff: 7 - count },
      },
    })
  expect(readEntry(`zinc 15 mg 1 cap 7 ${words}`)).toMatchObject({
    is: 'Certain',
    dose: { amount: 1, times: ['OneTimePerDay'], duration: null, days: null, cycle: null },
  })
})
