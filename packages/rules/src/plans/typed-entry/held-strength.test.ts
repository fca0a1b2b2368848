import type { LabelUnit } from '@salvia/contract/words/catalogue'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitStrength, isOfStrength, isOfTypedCompound, type StrengthOfProduct } from './fit-strength.ts'
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

const glycine = product('Glycine', [3, 'capsule'], row('Glycine', null, 1500, 'Milligrams'))

test.for([
  ['glycine 500 mg bed', glycine],
  ['glycine 500 mg', glycine],
  ['glycine 500 mg bed', { ...glycine, name: 'Glycine 500 mg' }],
] as const)(
  '%s: without a count the strength of one unit is not taken for that of the serving',
  ([text, of]) => {
    expect(questionOf(text, of)).toMatchObject([
      {
        about: 'Strength',
        held: { amount: 500 },
        choices: [{ dose: { amount: 3 } }, { dose: { amount: 1 } }],
      },
    ])
    expect(isOfStrength(readEntry(text), of)).toBe(true)
  },
)

test.for([
  ['glycine 1500 mg bed', glycine],
  ['glycine 1,500 mg bed', { ...glycine, name: 'Glycine 1500 mg' }],
  ['glycine 500 mg 1 capsule bed', { ...glycine, name: 'Glycine 500 mg' }],
  ['glycine 500 mg bed', { ...glycine, name: 'Glycine 500 mg', mainServing: null }],
] as const)('%s: the strength of the serving, or of the typed units, is taken', ([text, of]) => {
  expect(questionOf(text, of)).toEqual([])
})

const fishOilRows = [
  row('Fish Oil Concentrate', null, 2000, 'Milligrams'),
  row('Eicosapentaenoic Acid', null, 720, 'Milligrams'),
  row('Docosahexaenoic Acid', null, 480, 'Milligrams'),
]
const epaDha = product('Mega EPA/DHA', [2, 'softgel'], ...fishOilRows)
const algae = product(
  'Vegan Omega-3 2000 mg',
  [2, 'softgel'],
  row('Elantria', null, 2000, 'Milligrams'),
  row('Total Omega-3 Fatty Acids', null, 1300, 'Milligrams'),
)
const zincCopper = product(
  'Zinc 15 mg Copper 1 mg',
  [1, 'tablet'],
  row('Zinc', 'zinc', 15, 'Milligrams'),
  row('Copper', 'copper', 1, 'Milligrams'),
)

test.for([
  ['EPA 1000 mg daily', epaDha, { amount: 360 }],
  ['EPA 1000 mg 2 softgels', epaDha, { amount: 360 }],
  ['dha 2000 mg', epaDha, { amount: 240 }],
  ['EPA 2000 mg', product('EPA 2000 mg', [2, 'softgel'], ...fishOilRows), { amount: 360 }],
  ['vegan omega 3 2000 mg EPA', algae, null],
  ['copper 15 mg', zincCopper, { amount: 1 }],
] as const)('%s: a strength is not held against another substance', ([text, of, held]) => {
  expect(questionOf(text, of)).toMatchObject([{ about: 'Strength', held }])
})

test.for([
  ['EPA 720 mg daily', epaDha],
  ['epa 360 mg 1 softgel', epaDha],
  ['fish oil 2000 mg', epaDha],
  ['vegan omega-3 2000 mg', algae],
  ['EPA 425 mg', product('Super EPA 425 mg', [1, 'softgel'])],
  ['zinc 15 mg', zincCopper],
  ['copper 1 mg', zincCopper],
] as const)('%s: the strength of the substance that the line names is that of the label', ([text, of]) => {
  expect(questionOf(text, of)).toEqual([])
})

test('a strength near the one that a name states, or after a number of it, is not that one', () => {
  const coq = (name: string) => product(name, [1, 'softgel'], row('Coenzyme Q10', null, 100, 'Milligrams'))
  fc.assert(
    fc.property(
      fc.constantFrom('Megasorb CoQ-10 100 mg', 'CoQ 10 100 mg', 'Foo 10 100 mg', 'OPCs + 95 100 mg'),
      fc.integer({ min: 102, max: 999 }),
      fc.constantFrom('', ' 1 softgel', ' daily'),
      (name, strength, said) => {
        const line = `${name.replace(/ 100 mg$/, '')} ${strength} mg${said}`
        expect(questionOf(line, coq(name)), line).toMatchObject([{ about: 'Strength' }])
      },
    ),
  )
  expect(questionOf('CoQ-10 100 mg daily', coq('Megasorb CoQ-10 100 mg'))).toEqual([])
  expect(questionOf('vitamin c 10 100 mg', product('Vitamin C 10 000 mg', [1, 'sachet']))).not.toEqual([])
})

test.for([
  ['pantothenic acid 250 mg', 'Pantethine', row('Pantethine', null, 250, 'Milligrams'), false],
  ['pantothenic acid', 'Pantethine', row('Pantethine', null, 250, 'Milligrams'), true],
  [
    'vitamin b5 250 mg',
    'Pantothenic Acid',
    row('Pantothenic Acid', 'pantothenic_acid', 500, 'Milligrams'),
    true,
  ],
  ['astaxanthine 12 mg', 'Astaxanthin', row('Icelandic Astalif', null, 12, 'Milligrams'), true],
  ['coenzym q 10 100 mg', 'CoQ10', row('Ubichinon', null, 100, 'Milligrams'), true],
  ['CoQ-10 200 mg', 'Ubiquinol 100 mg', row('Ubiquinol', null, 100, 'Milligrams'), false],
  ['milk thistle 150 mg', 'Silymarin', row('Milk Thistle', null, 150, 'Milligrams'), true],
] as const)('whether the strength of "%s" is of what %s holds: %s', ([text, name, held, isOf]) => {
  const of = { ...product(name, [1, 'capsule'], held), brandName: 'Salus' }
  expect(isOfTypedCompound(readEntry(text), of)).toBe(isOf)
})
