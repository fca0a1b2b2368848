import fc from 'fast-check'
import { expect, test } from 'vitest'
import { askNamedNumber, mayBeStrength } from './ask-named-number.ts'
import { often } from './composed.ts'
import { fitProduct } from './fit-product.ts'
import { answerEntry, readEntry } from './read-entry.ts'

const row = (amount: number) => ({
  ...{ ingredientId: 'boron', ingredientName: 'Boron', labelName: 'Boron', nutrientKey: 'boron', form: null },
  ...{ amount, unit: 'Milligrams' as const, depth: 0 },
})
const product = (name: string, intakeFormatId: string, rows = [row(3)]) => ({
  ...{ name, brandName: 'Salus', rows },
  mainServing: { amount: 1, intakeFormatId },
})
const read = (line: string, of: ReturnType<typeof product>) =>
  askNamedNumber(fitProduct(readEntry(line), of.mainServing), of)

test.for([
  ['Coenzym Q 10 Kapseln morgens', product('High Absorption CoQ10 100 mg', 'capsule'), 10],
  ['co q 10 softgel breakfast', product('Ubiquinol 100 mg', 'softgel'), 10],
  ['vitamin b 12 lozenge', product('Methylcobalamin', 'lozenge'), 12],
  ['omega 3 softgel bed', product('Vegan Omega-3', 'softgel'), 3],
  ['omega 3 capsules au repas', product('Fish Oil', 'capsule'), 3],
  ['vitamin b 6 capsule', product('Vitamin B6', 'capsule'), 6],
  ['vit k 2 caps with dinner', product('Vitamin K2 Menaquinone-7', 'capsule'), 2],
  ['vit d 3 caps', product('Vitamin D 5000 IU', 'capsule'), 3],
  ['5 htp 100 capsules', product('5-HTP 100 mg', 'capsule'), null],
  ['melatonin 5 tablet bed', product('Melatonin 5 mg', 'tablet'), 5],
  ['astaxanthin 12 softgel lunch', product('Astaxanthin 12 mg', 'softgel'), 12],
  ['collagen type 2 capsules morning', product('Collagen Peptides', 'capsule'), 2],
  ['zinc 30 capsules', product('Zinc 30', 'capsule'), 30],
  ['boron 3 capsules bed', product('Boron', 'capsule'), 3],
  ['melatonin 2 tablets bed', product('Melatonin 5 mg', 'tablet'), null],
  ['vitamin d 2 caps', product('Vitamin D 5000 IU', 'capsule'), null],
  ['boron 4 capsules bed', product('Boron', 'capsule'), null],
  ['copper 2 caps bed', product('Copper', 'capsule', [row(2)]), null],
  ['omega 3 3 softgels bed', product('Vegan Omega-3', 'softgel'), null],
  ['omega 3 2 softgels', product('Vegan Omega-3', 'softgel'), null],
  ['b12 12 drops', product('B12 1000', 'drop'), null],
  ['melatonin 1 tablet bed', product('Melatonin 1 mg', 'tablet'), null],
  ['5 tablets melatonin', product('Melatonin 5 mg', 'tablet'), null],
  ['vitamin b 12', product('B12 1000', 'drop'), null],
  ['( 4 capsules bed', product('Boron', 'capsule'), null],
  ['maca 2,5 capsules', product('Maca', 'capsule'), null],
  // Its unit is not the product's, which is asked first.
  ['omega 3 capsules', product('Vegan Omega-3', 'drop'), null],
  ['vitamin b 12 lozenges not with food', product('B12 1000', 'lozenge'), null],
] as const)('of "%s" it is asked whether the number is of the name: %s', ([line, of, count]) => {
  const entry = read(line, of)
  if (count === null) expect(entry).toEqual(fitProduct(readEntry(line), of.mainServing))
  else
    expect(entry).toMatchObject({
      is: 'Ambiguous',
      dose: { amount: null, formatId: null },
      questions: [
        {
          about: 'Words',
          choices: [
            { dose: { amount: count, formatId: of.mainServing.intakeFormatId } },
            { query: String(count) },
          ],
        },
      ],
    })
})

test('a number of the name leaves the amount to the serving, and what else was typed as it is', () => {
  const entry = read('omega 3 softgels bed for 3 months', product('Omega-3', 'softgel'))
  expect(answerEntry(entry, { query: '3' })).toMatchObject({
    is: 'Certain',
    dose: { amount: null, times: ['BedTime'], duration: 'For3Month' },
  })
  expect(answerEntry(entry, { dose: { amount: 3, formatId: 'softgel' } })).toMatchObject({
    is: 'Certain',
    dose: { amount: 3, times: ['BedTime'] },
  })
})

test('of so many a day the number may be of the name too, which is once a day', () => {
  const of = product('Vegan Omega-3', 'capsule')
  const entry = read('omega 3 caps daily 1-2 weeks', of)
  const named = { query: '3', dose: { amount: null, formatId: null, times: often(1) } }
  expect(entry).toMatchObject({
    is: 'Ambiguous',
    questions: [
      { choices: [{ dose: { amount: 3 } }, { dose: { amount: 1 } }, named] },
      { choices: [{ dose: { duration: 'For1Week' } }, { dose: { duration: 'For2Weeks' } }] },
    ],
  })
  expect(askNamedNumber(entry, of)).toEqual(entry)
  // Whatever the line says of it when it is read of another product.
  for (const line of [read('omega 3 caps daily', of), readEntry('omega 3 caps daily')])
    expect(answerEntry(line, named)).toMatchObject({
      is: 'Certain',
      dose: { amount: null, times: ['OneTimePerDay'] },
    })
  const line = readEntry('omega 3 morning')
  expect(askNamedNumber(line, of)).toBe(line)
})

test('nothing is asked of a product without a serving, and after what else is asked', () => {
  const of = product('Omega-3', 'softgel')
  const line = readEntry('omega 3 softgels bed')
  expect(askNamedNumber(line, { ...of, mainServing: null })).toBe(line)
  const two = read('omega 3 softgels 1-2 weeks', of)
  expect(two).toMatchObject({ questions: [{ text: '1-2 weeks' }, { text: '3 softgels' }] })
})

test('a label is asked for where an amount is as large as strengths are', () => {
  expect(mayBeStrength(readEntry('boron 3 caps'))).toBe(true)
  expect(mayBeStrength(readEntry('boron 2 caps'))).toBe(false)
  expect(mayBeStrength(readEntry('3 caps boron'))).toBe(false)
})

test('a number of the name before a unit is never an amount unasked', () => {
  const names = [
    'Vitamin B 12',
    'Coenzym Q 10',
    'Omega 3',
    'Vitamin K 2',
    'Typ 2',
    'Melatonin 5',
    'Zinc 15',
  ] as const
  fc.assert(
    fc.property(
      fc.constantFrom(...names),
      fc.constantFrom('caps', 'capsule', 'Kapseln', 'gélules', 'capsules'),
      fc.constantFrom('', 'bed', 'morgens', 'daily', 'le soir', 'for 3 months', 'zum Essen', 'twice a day'),
      (name, unit, said) => {
        const entry = read(`${name} ${unit} ${said}`, product(`${name} mg`, 'capsule'))
        expect(entry.is).toBe('Ambiguous')
        expect(entry).toMatchObject({ dose: { amount: null } })
      },
    ),
  )
})

test.for([
  ['omega 3,5 softgels bed', product('Vegan Omega-3', 'softgel'), '3,5 softgels'],
  ['boron 3.5 caps', product('Boron', 'capsule'), '3.5 caps'],
  ['zinc 1,5 caps', product('Zinc 1', 'capsule'), '1,5 caps'],
] as const)('of "%s" it is not known which number is of the name', ([line, of, phrase]) => {
  expect(read(line, of)).toMatchObject({ is: 'NotSaid', dose: { amount: null }, phrases: [phrase] })
})
