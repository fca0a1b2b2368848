import { describe, expect, test } from 'vitest'
import { readLabel } from './read-label.ts'
import { perDayOf, statedParts } from './stated-parts.ts'

const noDay = { leastPerDay: null, mostPerDay: null }

function stated(answer: object, format = 'capsule') {
  const label = readLabel({ id: 7, fullName: 'Zinc', ...answer })
  if (!label) throw new Error('no label')
  return statedParts(label, format)
}

const row = (name: string, quantity: object, rest: object = {}) => ({ name, quantity: [quantity], ...rest })

describe('ingredients', () => {
  test('stand as printed, with their forms and the amount of the main serving', () => {
    const zinc = {
      name: 'zinc',
      forms: [{ name: 'Zinc Citrate' }, { name: 'Zinc Oxide' }],
      quantity: [
        { servingSizeOrder: 2, quantity: 30, unit: 'mg' },
        { servingSizeOrder: 1, quantity: 15, unit: 'mg' },
      ],
      nestedRows: [row('Bark', { quantity: 0, unit: 'NP' })],
    }
    expect(stated({ ingredientRows: [zinc] })).toMatchObject({
      parts: {
        ingredients: [
          {
            labelName: 'Zinc',
            form: 'Zinc Citrate, Zinc Oxide',
            amount: 15,
            unit: 'Milligrams',
            depth: 0,
          },
          { labelName: 'Bark', form: null, amount: null, unit: null, depth: 1 },
        ],
      },
      remarks: [],
    })
  })

  test('of a range have the least, of less than an amount none, of another unit none, and a person is told', () => {
    const ingredientRows = [
      row('Aloe', { quantity: '5-10', unit: 'mg' }),
      row('Sodium', { operator: '<', quantity: 1, unit: 'mg' }),
      row('Enzymes', { quantity: 5000, unit: 'HUT' }),
      row('Iron', { quantity: 2e9, unit: 'mg' }),
      row('Bacteria', { quantity: 5, unit: 'things' }, { category: 'bacteria', notes: '2 billion CFU' }),
    ]
    const { parts, remarks } = stated({ ingredientRows })
    expect(parts.ingredients.map(({ amount, unit }) => [amount, unit])).toEqual([
      [5, 'Milligrams'],
      [null, null],
      [null, null],
      [null, null],
      [2, 'BillionsColonyFormingUnit'],
    ])
    expect(remarks).toEqual([
      { kind: 'AmountRange', name: 'Aloe', printed: '5–10 mg' },
      { kind: 'LessThan', name: 'Sodium', printed: '< 1 mg' },
      { kind: 'UnknownUnit', name: 'Enzymes', printed: '5000 HUT' },
    ])
  })

  test('keep to what a product has room for', () => {
    const long = { name: 'x'.repeat(1000), forms: [{ name: 'y'.repeat(1000) }] }
    const { parts } = stated({ ingredientRows: Array.from({ length: 400 }, () => long) })
    expect(parts.ingredients).toHaveLength(300)
    expect(parts.ingredients[0]).toMatchObject({
      labelName: `X${'x'.repeat(299)}`,
      form: 'y'.repeat(500),
    })
  })
})

describe('servings', () => {
  test('are the main one first, each once, and the least of a range', () => {
    const servingSizes = [
      { order: 2, minQuantity: 3, unit: 'Capsule(s)' },
      { order: 1, minQuantity: 1, maxQuantity: 2, unit: 'Vegetable Capsule(s)' },
      { order: 3, minQuantity: 1, unit: 'Capsule(s)' },
      { order: 4, unit: 'Capsule(s)' },
    ]
    expect(stated({ servingSizes }).parts.servingSizes).toEqual([
      { isMain: true, amount: 1, intakeFormatId: 'capsule', ...noDay },
      { isMain: false, amount: 3, intakeFormatId: 'capsule', ...noDay },
    ])
  })

  test('in grams follow the measure in their note first', () => {
    const inGrams = (notes: string | null) =>
      stated({ servingSizes: [{ minQuantity: 3.1, unit: 'Gram(s)', notes }] }, 'powder').parts.servingSizes
    expect(inGrams('One Scoop')).toEqual([
      { isMain: true, amount: 1, intakeFormatId: 'scoop', ...noDay },
      { isMain: false, amount: 3.1, intakeFormatId: 'gram', ...noDay },
    ])
    expect(inGrams(null)).toEqual([{ isMain: true, amount: 3.1, intakeFormatId: 'gram', ...noDay }])
  })

  test('are left out, and a person is told, where the main one cannot be read', () => {
    const servingSizes = [
      { order: 1, unit: 'serving', notes: 'a handful' },
      { order: 2, minQuantity: 1, unit: 'Scoop(s)' },
    ]
    expect(stated({ servingSizes }, 'powder')).toMatchObject({
      parts: { servingSizes: [] },
      remarks: [{ kind: 'ServingUnclear', name: '', printed: 'serving a handful' }],
    })
    expect(stated({ servingSizes: [{ minQuantity: 2 }] }, 'powder').remarks).toEqual([
      { kind: 'ServingUnclear', name: '', printed: '2' },
    ])
  })
})

test('contents and servings count as the format does, and nothing is guessed', () => {
  const answer = {
    servingsPerContainer: 'About 30',
    netContents: [{ display: '60 Vegetable Capsule(s)' }],
    servingSizes: [{ minQuantity: 2, unit: 'Capsule(s)' }],
  }
  expect(stated(answer).parts).toMatchObject({ servingsPerContainer: 30, deliveryFormatSize: 60 })
  expect(stated(answer, 'teabag').parts).toMatchObject({ servingSizes: [], deliveryFormatSize: null })
  expect(stated({}).parts).toMatchObject({ servingsPerContainer: null, deliveryFormatSize: null })
  expect(
    stated({ servingsPerContainer: 2e9, netContents: [{ quantity: 90, unit: 'Tablet(s)' }] }).parts,
  ).toMatchObject({
    servingsPerContainer: null,
    deliveryFormatSize: 90,
  })
  expect(stated({ netContents: [{ quantity: 90 }] }).parts.deliveryFormatSize).toBe(90)
  expect(stated({ netContents: [{ unit: 'Tablet(s)' }] }).parts.deliveryFormatSize).toBeNull()
})

test('texts are cleaned as a save cleans them, and cut to what a product has room for', () => {
  const say = (type: string, notes: string) => ({ type, notes })
  const { parts } = stated({
    statements: [
      say('Suggested/Recommended/Usage/Directions', 'Take one, with food.'),
      say('Suggested/Recommended/Usage/Directions', 'Drink water.'),
      say('Precautions re: Children', 'Keep away from children. not for pets'),
      say('Precautions re: Allergies', 'Contains milk, soy'),
      say('Storage', `Store cool ${'x'.repeat(3000)}`),
    ],
    otheringredients: { ingredients: [{ name: 'Cellulose' }, { name: 'Silica' }] },
  })
  expect(parts).toMatchObject({
    suggestedIntake: 'Take one, with food.\nDrink water.',
    warnings: 'Keep away from children\nNot for pets',
    allergens: 'Contains milk\nSoy',
    otherIngredients: 'Cellulose, Silica',
  })
  expect(parts.storageRequirements).toHaveLength(2000)
})

describe('a day', () => {
  const noAmounts = { unit: 'Capsule(s)' }
  test.for([
    [{ minQuantity: 1, maxQuantity: 1, minDailyServings: 3, maxDailyServings: 3 }, 3, 3],
    [{ minQuantity: 2, maxQuantity: 2, minDailyServings: 1, maxDailyServings: 3 }, 2, 6],
    [{ minQuantity: 1, maxQuantity: 2, minDailyServings: 1, maxDailyServings: 1 }, 1, 2],
  ])('%j is %d to %d a day', ([serving, leastPerDay, mostPerDay]) => {
    const [main] = stated({ servingSizes: [{ ...noAmounts, ...(serving as object) }] }).parts.servingSizes
    expect(main).toMatchObject({ isMain: true, leastPerDay, mostPerDay })
  })

  test('in the measure of a note it is as often', () => {
    const serving = {
      minQuantity: 3,
      unit: 'Gram(s)',
      notes: '1 scoop',
      minDailyServings: 2,
      maxDailyServings: 2,
    }
    expect(stated({ servingSizes: [serving] }, 'powder').parts.servingSizes).toMatchObject([
      { intakeFormatId: 'scoop', leastPerDay: 2, mostPerDay: 2 },
      { intakeFormatId: 'gram', leastPerDay: 6, mostPerDay: 6 },
    ])
  })

  test('a serving that is a range is a remark, never silently the least', () => {
    const serving = { minQuantity: 1, maxQuantity: 2, unit: 'Softgel(s)' }
    expect(stated({ servingSizes: [serving] }).remarks).toEqual([
      { kind: 'ServingRange', name: '', printed: '1–2 Softgel(s)' },
    ])
  })
  test('a range without a unit is told without one', () => {
    expect(stated({ servingSizes: [{ minQuantity: 1, maxQuantity: 2 }] }).remarks).toContainEqual({
      kind: 'ServingRange',
      name: '',
      printed: '1–2',
    })
  })

  test('where only the least is printed, that is taken', () => {
    const serving = { amount: 2, mostAmount: null, servingsPerDay: { least: 1, most: 3 } }
    expect(perDayOf(serving, 2)).toEqual({ leastPerDay: 2, mostPerDay: 6 })
  })
})
