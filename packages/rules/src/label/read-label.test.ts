import { expect, test } from 'vitest'
import { readLabel, readLabelHits } from './read-label.ts'

const bare = { id: 7, fullName: 'Zinc' }

test('an answer that is no label is none', () => {
  for (const answer of [null, 'error', [], {}, { id: 7 }, { fullName: 'Zinc' }, { message: 'not found' }]) {
    expect(readLabel(answer)).toBeNull()
  }
})

test('a label with nothing but id and name is read, the rest empty', () => {
  expect(readLabel(bare)).toEqual({
    labelId: '7',
    fullName: 'Zinc',
    brandName: '',
    upcSku: null,
    isOffMarket: null,
    physicalState: null,
    productType: null,
    netContents: [],
    servingsPerContainer: null,
    servingSizes: [],
    ingredients: [],
    texts: { directions: [], warnings: [], allergens: [], storage: [], otherIngredients: [] },
    adminOnly: { claims: [], targetGroups: [], statements: [] },
  })
})

test('of several serving sizes the one of the lowest order is the main one', () => {
  const label = readLabel({
    ...bare,
    servingSizes: [
      {
        order: 2,
        minQuantity: 2,
        maxQuantity: 4,
        unit: 'Capsule(s)',
        minDailyServings: 1,
        maxDailyServings: 3,
      },
      { order: 1, minQuantity: '1', unit: 'Capsule(s)', notes: 'children' },
      { unit: 'Capsule(s)', minQuantity: 0 },
    ],
  })
  expect(label?.servingSizes).toEqual([
    {
      order: 2,
      isMain: false,
      amount: 2,
      mostAmount: 4,
      unit: 'Capsule(s)',
      servingsPerDay: { least: 1, most: 3 },
      notes: null,
    },
    {
      order: 1,
      isMain: true,
      amount: 1,
      mostAmount: 1,
      unit: 'Capsule(s)',
      servingsPerDay: null,
      notes: 'children',
    },
    {
      order: 3,
      isMain: false,
      amount: null,
      mostAmount: null,
      unit: 'Capsule(s)',
      servingsPerDay: null,
      notes: null,
    },
  ])
})

test('statements go to where they belong, those of US law to admins alone', () => {
  const label = readLabel({
    ...bare,
    statements: [
      { type: 'Suggested/Recommended/Usage/Directions', notes: 'Directions: Take one.' },
      { type: 'Suggested/Recommended/Usage/Directions', notes: 'Take one.' },
      { type: 'Precautions re: Children', text: 'Warning: Keep away from children.' },
      { type: 'Precautions re: Allergies', notes: 'Contains: Soy. Does not contain milk.' },
      { type: 'Precautions re: Allergies', notes: 'Contains no egg; free of nuts' },
      { type: 'Precautions re: All Other', notes: 'This statement has not been evaluated by the FDA.' },
      { type: 'Formula re: Contains', notes: 'Iron' },
      { type: 'Storage', notes: 'Store cool.' },
      { notes: 'Made in the USA' },
      { type: 'Storage', notes: 'Storage:' },
      { type: 'Seals/Symbols' },
    ],
    claims: [{ langualCodeDescription: 'Nutrient ' }, {}, 'x'],
    targetGroups: ['Adult', null],
  })
  expect(label?.texts).toEqual({
    directions: ['Take one.'],
    warnings: ['Keep away from children.'],
    allergens: ['Contains: Soy.'],
    storage: ['Store cool.'],
    otherIngredients: [],
  })
  expect(label?.adminOnly.statements).toHaveLength(10)
  expect(label?.adminOnly.statements[8]).toEqual({ type: 'Other', text: 'Made in the USA' })
  expect(label?.adminOnly).toMatchObject({ claims: ['Nutrient'], targetGroups: ['Adult'] })
})

test.for([
  [0, false],
  [1, true],
  ['0', false],
  ['1', true],
  [true, true],
  ['', null],
] as const)('off the market %j is %s', ([offMarket, isOffMarket]) => {
  expect(readLabel({ ...bare, offMarket })?.isOffMarket).toBe(isOffMarket)
})

test('contents, servings and form are read in any of their shapes', () => {
  expect(
    readLabel({
      ...bare,
      brandName: 'Solgar',
      upcSku: ' 0 33984 ',
      physicalState: 'Capsule',
      productType: { langualCodeDescription: 'Vitamin' },
      netContents: [{ quantity: '1,000', unit: 'Gram(s)', display: '1,000 Gram(s)' }, { quantity: 0 }],
      servingsPerContainer: 'About 30-60',
      otherIngredients: 'Cellulose',
    }),
  ).toMatchObject({
    brandName: 'Solgar',
    upcSku: '0 33984',
    physicalState: 'Capsule',
    productType: 'Vitamin',
    netContents: [
      { amount: 1000, unit: 'Gram(s)', display: '1,000 Gram(s)' },
      { amount: null, unit: null, display: null },
    ],
    servingsPerContainer: { least: 30, most: 60 },
    texts: { otherIngredients: ['Cellulose'] },
  })
})

test('hits of a search are read, nonsense is left out', () => {
  const source = {
    fullName: 'Vitamin D3 2000 IU',
    brandName: 'Nature Made',
    offMarket: '0',
    physicalState: { langualCodeDescription: 'Softgel Capsule' },
    netContents: [{ display: '320 Liquid Softgel(s)' }],
  }
  const hits = [
    { _id: '19279', _source: source },
    { _id: 2, _source: { fullName: 'Zinc', netContents: [{ display: '' }] } },
    { _id: '3' },
    null,
  ]
  expect(readLabelHits({ hits })).toEqual([
    {
      labelId: '19279',
      fullName: 'Vitamin D3 2000 IU',
      brandName: 'Nature Made',
      isOffMarket: false,
      physicalState: 'Softgel Capsule',
      netContents: '320 Liquid Softgel(s)',
    },
    {
      labelId: '2',
      fullName: 'Zinc',
      brandName: '',
      isOffMarket: null,
      physicalState: null,
      netContents: null,
    },
  ])
  expect(readLabelHits('<html>')).toEqual([])
  expect(readLabelHits({ hits: 'none' })).toEqual([])
})

test('what is to be taken is directions, wherever an answer files it', () => {
  const label = readLabel({
    ...bare,
    statements: [
      { type: 'Precautions re: All Other', notes: 'Suggested use: take one (1) capsule daily.' },
      { type: 'General Statements: All Other Content', notes: 'Directions: with a meal.' },
      { type: 'Precautions re: All Other', notes: 'Do not use if the seal is broken.' },
    ],
  })
  expect(label?.texts).toMatchObject({
    directions: ['take one (1) capsule daily.', 'with a meal.'],
    warnings: ['Do not use if the seal is broken.'],
  })
})
