import fc from 'fast-check'
import { expect, test } from 'vitest'
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
          const entry = readEntry(line)
          expect(entry.is, line).toMatch(/^(?:Ambiguous|NotSaid)$/)
          expect(entry, line).toMatchObject({ dose: { amount: null } })
        }
      },
    ),
  )
})
