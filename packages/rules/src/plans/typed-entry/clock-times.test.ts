import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readEntry } from './read-entry.ts'

const half = fc.constantFrom('am', 'pm', 'a.m.', 'p.m.', 'AM', 'pm,')
const hour = fc.integer({ min: 1, max: 12 })
const space = fc.constantFrom('', ' ')

test('an hour of the clock is no amount, however often it stands there', () => {
  fc.assert(
    fc.property(fc.integer({ min: 5, max: 12 }), half, half, space, (number, one, other, between) => {
      const first = `${number}${between}${one}`
      for (const line of [
        `zinc ${first}`,
        `zinc ${first} ${number}${between}${other}`,
        `zinc ${first} 9 hs`,
      ]) {
        const entry = readEntry(line)
        expect(entry.is, line).toBe('NotSaid')
        expect(entry, line).toMatchObject({ dose: { amount: null } })
      }
    }),
  )
})

test('beside an amount with its unit, and beside another hour, each one is an hour', () => {
  fc.assert(
    fc.property(hour, hour, half, space, (number, other, am, between) => {
      expect(readEntry(`zinc ${number} caps ${number}${between}${am}`).is).toBe('NotSaid')
      fc.pre(number !== other)
      expect(readEntry(`zinc ${number}${between}am ${other}${between}pm`).is).toBe('NotSaid')
    }),
  )
})

test('small equal numbers before am and pm are amounts', () => {
  expect(readEntry('zinc 2 am 2 hs')).toMatchObject({
    is: 'Certain',
    dose: { amount: 2, times: ['Morning', 'BedTime'] },
  })
})

const pairs = [
  ['morgens', 'abends'],
  ['du matin', 'du soir'],
  ['ochtend en', 'avond'],
  ['in the morning', 'at night'],
] as const

test.for(pairs)(
  'two equal numbers from 5 on before %s and %s are asked once, small ones are taken',
  ([one, two]) => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), (number) => {
        const entry = readEntry(`boron ${number} ${one} ${number} ${two}`)
        const text = String(number)
        const asked = {
          is: 'Ambiguous',
          dose: { amount: null },
          questions: [{ text, choices: [{ dose: { amount: number } }, { query: text }] }],
        }
        expect(entry).toMatchObject(number <= 4 ? { is: 'Certain', dose: { amount: number } } : asked)
      }),
    )
  },
)
