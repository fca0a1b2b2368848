import type { LabelUnit } from '@salvia/contract/words/catalogue'
import { expect, test } from 'vitest'
import { fitStrength, isOfStrength, type StrengthOfProduct } from './fit-strength.ts'
import { readEntry } from './read-entry.ts'

const row = (ingredientName: string, nutrientKey: string | null, amount: number | null, unit: LabelUnit) => ({
  ...{ ingredientId: ingredientName, ingredientName, labelName: ingredientName, nutrientKey },
  ...{ form: null, amount, unit, depth: 0 },
})

const product = (
  name: string,
  [amount, intakeFormatId]: [number, string],
  ...rows: ReturnType<typeof row>[]
): StrengthOfProduct => ({ name, mainServing: { amount, intakeFormatId }, rows })

const fishOil = product(
  'Omega-3D Lemon',
  [2, 'softgel'],
  row('EPA', null, 500, 'Milligrams'),
  row('DHA', null, 1000, 'Milligrams'),
  row('Vitamin D3', 'vitamin_d', 25, 'Micrograms'),
)
const lozenges = product(
  'Vitamin C Lozenges',
  [1, 'lozenge'],
  row('Vitamin C', 'vitamin_c', 135, 'Milligrams'),
)

/** A line of which an amount is counted as the product is, as `fitProduct` hands it on. */
function lineFor(text: string, { mainServing }: StrengthOfProduct) {
  const entry = readEntry(text)
  if (entry.is === 'Name' || entry.dose.amount === null || !mainServing) return entry
  return { ...entry, dose: { ...entry.dose, formatId: mainServing.intakeFormatId } }
}

const questionOf = (text: string, of: StrengthOfProduct) => {
  const entry = fitStrength(lineFor(text, of), of)
  return entry.is === 'Ambiguous' ? entry.questions : []
}

test.for([
  // A unit has half of it: one as typed, or two that have it.
  ['vitamin d 1000 iu 1 capsule morning', fishOil, 500, 'InternationalUnits', [1, 2]],
  ['vitamin d 1000 iu 3 capsules morning', fishOil, 500, 'InternationalUnits', [3, 6]],
  ['vitamin d 12.5 mcg 6 capsules', fishOil, null, null, null],
  ['vitamin d 250 iu', fishOil, 500, 'InternationalUnits', [2, 0.5]],
  // No whole or half number of lozenges has it, or too many.
  ['vitamin c 1000 mg 1 tablet in the morning', lozenges, 135, 'Milligrams', [1]],
  ['vitamin c 1485 mg', lozenges, 135, 'Milligrams', [1]],
  ['vitamin c 1350 mg', lozenges, 135, 'Milligrams', [1, 10]],
  ['omega-3d lemon 1000 iu 1 softgel', fishOil, 500, 'InternationalUnits', [1, 2]],
  ['dha 2 g 1 softgel', fishOil, 0.5, 'Grams', [1, 4]],
  ['vitamin c 1 mg', lozenges, 135, 'Milligrams', [1]],
  [
    'dha 200 mg 1 softgel',
    { ...fishOil, mainServing: { amount: 3, intakeFormatId: 'softgel' } },
    333.3,
    'Milligrams',
    [1],
  ],
] as const)('%s: of another strength it is asked', ([text, of, held, unit, amounts]) => {
  const formatId = of.mainServing?.intakeFormatId
  expect(questionOf(text, of)).toEqual(
    amounts === null
      ? []
      : [
          expect.objectContaining({
            about: 'Strength',
            strength: expect.objectContaining({ unit }),
            held: { amount: held, formatId },
            choices: amounts.map((amount) => ({ dose: { amount, formatId } })),
          }),
        ],
  )
})

test('the dose without its amount, and the strength, go with the question', () => {
  expect(fitStrength(lineFor('vitamin d 1000ie 1 caps bed', fishOil), fishOil)).toMatchObject({
    query: 'vitamin d 1000 ie',
    dose: { amount: null, formatId: null, times: ['BedTime'] },
    questions: [{ strength: { amount: 1000, unit: 'InternationalUnits' } }],
  })
})

const thirds = product('Magnesium', [3, 'tablet'], row('Magnesium', 'magnesium', 250, 'Milligrams'))
const named = product('Vitamin C 1 g', [2, 'tablet'])

test.for([
  ['vitamin d 500 iu 1 capsule', fishOil],
  ['vitamin d 1000 iu 2 capsules', fishOil],
  ['vitamin d 1000 iu bed', fishOil],
  ['vitamin d 25 mcg', fishOil],
  ['d3 500 iu & dha 500 mg 1 capsule', fishOil],
  // 83.3 mg a tablet, as rounded labels have it.
  ['magnesium 83 mg 1 tablet', thirds],
  ['magnesium 84 mg 1 tablet', thirds],
  ['vitamin c 1000 mg 1 tablet', named],
  ['vitamin c', lozenges],
] as const)('%s is of the strength of the product, or says none', ([text, of]) => {
  expect(fitStrength(lineFor(text, of), of)).toEqual(lineFor(text, of))
})

test('what rounding does not explain is another strength', () => {
  expect(questionOf('magnesium 82 mg 1 tablet', thirds)).toMatchObject([
    { choices: [{ dose: { amount: 1 } }] },
  ])
})

test.for([
  ['no amount', product('Zinc', [1, 'tablet'], row('Zinc', 'zinc', null, 'Milligrams'))],
  ['a unit of another kind', product('Zinc', [1, 'tablet'], row('Zinc', 'zinc', 5, 'Milliliters'))],
  ['nothing', product('Zinc', [1, 'tablet'], row('Zinc', 'zinc', 0, 'Milligrams'))],
  ['energy alone', product('Zinc', [1, 'tablet'], row('Energy', null, 15, 'Kilocalories'))],
  ['no rows', product('Zinc', [1, 'tablet'])],
  [
    'two amounts',
    product(
      'Zinc',
      [1, 'tablet'],
      row('Zinc', 'zinc', 10, 'Milligrams'),
      row('Zinc', 'zinc', 5, 'Milligrams'),
    ),
  ],
] as const)('a label that has %s says no strength: what was typed is asked', ([, of]) => {
  expect(questionOf('zinc 15 mg 2 tablets', of)).toEqual([
    {
      about: 'Strength',
      strength: { amount: 15, unit: 'Milligrams' },
      held: null,
      choices: [{ dose: { amount: 2, formatId: 'tablet' } }],
    },
  ])
})

test('of a label with many actives that one is meant which the words name', () => {
  const multi = product(
    'Multi',
    [1, 'tablet'],
    row('Vitamin A', 'vitamin_a', 15, 'Milligrams'),
    row('Zinc', 'zinc', 10, 'Milligrams'),
  )
  expect(questionOf('zinc 15 mg', multi)).toMatchObject([{ held: { amount: 10 } }])
  expect(questionOf('multi 15 mg', multi)).toEqual([])
})

test('an amount in a unit that the product is not counted in, and a line with a question, stay', () => {
  const capsules = readEntry('vitamin c 1000 mg 2 capsules')
  expect(fitStrength(capsules, lozenges)).toBe(capsules)
  const asked = readEntry('vitamin c 1000 mg 1 or 2 lozenges')
  expect(asked.is).toBe('Ambiguous')
  expect(fitStrength(asked, lozenges)).toBe(asked)
})

test('without a serving, and beside what was not understood, the strength is told as not understood', () => {
  const unknown = { ...lozenges, mainServing: null }
  expect(fitStrength(readEntry('vitamin c 1000 mg'), unknown)).toMatchObject({
    is: 'NotSaid',
    query: 'vitamin c 1000 mg',
    phrases: ['1000 mg'],
  })
  expect(fitStrength(lineFor('vitamin c 1000 mg 1 lozenge then 2', lozenges), lozenges)).toMatchObject({
    is: 'NotSaid',
    phrases: [expect.stringContaining('then'), '1000 mg'],
  })
})

test.for([
  ['vitamin d 1000 iu', true],
  ['vitamin d 1000 iu 1 capsule', false],
  ['vitamin d 500 iu 1 tablet bed', true],
  ['vitamin d 1 tablet', true],
] as const)(
  '%s: whether it is of the strength of the product, whatever that is counted in, is %s',
  ([line, is]) => {
    expect(isOfStrength(readEntry(line), fishOil)).toBe(is)
  },
)

test('a product whose serving is unknown is of no typed strength', () => {
  expect(isOfStrength(readEntry('vitamin d 500 iu'), { ...fishOil, mainServing: null })).toBe(false)
})
