import { expect, test } from 'vitest'
import { fitProduct } from './fit-product.ts'
import {
  askStrengthWithUnit,
  fitStrength,
  isOfStrength,
  plainnessOf,
  type StrengthOfProduct,
} from './fit-strength.ts'
import { readEntry } from './read-entry.ts'

const row = (labelName: string, nutrientKey: string, amount: number) => ({
  ...{ ingredientId: labelName, ingredientName: labelName, labelName, nutrientKey, form: null, amount },
  ...{ unit: 'Milligrams' as const, depth: 0 },
})

const product = (
  name: string,
  intakeFormatId: string,
  ...rows: StrengthOfProduct['rows']
): StrengthOfProduct => ({ name, mainServing: { amount: 1, intakeFormatId }, rows })

const multi = product(
  'Multi',
  'tablet',
  row('Magnesium', 'magnesium', 40),
  row('Vitamin C', 'vitamin_c', 200),
)
const citrate = product('Citrate Complex', 'capsule', row('Magnesium', 'magnesium', 200))

test.for([
  // A compound names the active that it begins with.
  ['Magnesiumcitrat 200 mg', multi, false],
  ['Magnesiumcitrat 40 mg', multi, true],
  ['Magnesiumcitrat 200 mg', citrate, true],
  // Of a word that no active of many is called by, nobody knows which is meant.
  ['Zink 200 mg', multi, false],
  ['Zink 200 mg', citrate, true],
  ['Zink 200 mg', product('Zinc 200 mg', 'tablet', ...multi.rows), true],
] as const)('%s: that another active has so much makes no product of the strength', ([line, of, is]) => {
  expect(isOfStrength(readEntry(line), of)).toBe(is)
})

const powder = product('Magnesium Powder', 'scoop', row('Magnesium', 'magnesium', 200))
const askedOf = (line: string, of: StrengthOfProduct) => {
  const read = readEntry(line)
  const entry = askStrengthWithUnit(fitProduct(read, of.mainServing), read, of)
  return entry.is === 'Ambiguous' ? entry.questions : []
}
const choiceOf = (amount: number, formatId: string) => ({ dose: { amount, formatId } })

test('of another unit and another strength one question tells both, with so many units as have the strength', () => {
  expect(askedOf('magnesium 400 mg 1 tablet', powder)).toEqual([
    {
      about: 'Strength',
      strength: { amount: 400, unit: 'Milligrams' },
      held: { amount: 200, formatId: 'scoop' },
      choices: [choiceOf(1, 'tablet'), choiceOf(1, 'scoop'), choiceOf(2, 'scoop')],
    },
  ])
  const two = { ...powder, mainServing: { amount: 2, intakeFormatId: 'scoop' } }
  expect(askedOf('magnesium 400 mg 1 or 2 tablets', two)).toMatchObject([{ about: 'Words' }])
  expect(askedOf('magnesium 200 mg 1 tablet', two)).toMatchObject([
    { about: 'Strength', choices: [choiceOf(1, 'tablet'), choiceOf(2, 'scoop')] },
  ])
  expect(askedOf('magnesium 330 mg 1 tablet 1 to 2 weeks', powder)).toMatchObject([
    { about: 'Words' },
    { about: 'Strength', choices: [choiceOf(1, 'tablet'), choiceOf(1, 'scoop')] },
  ])
})

test('of another unit that has the strength, or of none that was typed, the unit alone is asked', () => {
  for (const line of ['magnesium 200 mg 1 tablet', 'magnesium 1 tablet'])
    expect(askedOf(line, powder)).toEqual([
      { about: 'Unit', choices: [choiceOf(1, 'tablet'), choiceOf(1, 'scoop')] },
    ])
  expect(askedOf('magnesium 400 mg 1 scoop', powder)).toEqual([])
})

test('beside what was not understood the strength of a product in another unit is told too', () => {
  const entry = fitProduct(readEntry('magnesium 400 mg 1 tablet not with food'), powder.mainServing)
  expect(entry.is).toBe('NotSaid')
  expect(fitStrength(entry, powder)).toMatchObject({ phrases: [expect.any(String), '400 mg'] })
})

test.for([
  ['zinc 15 mg', 'Zinc 15 mg', 1 / 2],
  ['Zink 15 mg 1 tablet', 'Zinc Lozenges 15 mg', 1 / 3],
  ['zinc 15 mg', 'Zinc 50 mg', 0],
  ['zinc 15 mg', 'Zinc-Copper Balance', 0],
  ['zinc', 'Zinc 15 mg', 0],
] as const)('%s is stated by "%s" as plainly as %d', ([line, name, plainness]) => {
  expect(plainnessOf(readEntry(line), product(name, 'tablet'))).toBe(plainness)
})
