import { expect, test } from 'vitest'
import { ingredientRowsOf, otherIngredientsOf } from './read-ingredients.ts'

test('a row keeps name, group, forms and the dose of the main serving', () => {
  expect(
    ingredientRowsOf([
      {
        name: 'CarnoSyn(R) {Beta-Alanine}',
        ingredientGroup: 'TBD',
        category: 'TBD',
        forms: [{ name: 'powder' }, { name: 'powder' }, {}],
        quantity: [
          { servingSizeOrder: 2, quantity: 4, unit: 'Gram(s)' },
          { servingSizeOrder: 1, quantity: 2, unit: 'Gram(s)' },
        ],
      },
    ]),
  ).toMatchObject([
    {
      name: 'CarnoSyn Beta-Alanine',
      depth: 0,
      group: null,
      category: null,
      forms: ['powder'],
      notes: null,
      amount: 2,
      unit: 'Grams',
      doses: [{ amount: 4 }, { amount: 2 }],
      isBlend: false,
    },
  ])
})

test('a trade name in the place of a nutrient stands beside it as its form', () => {
  const rows = ingredientRowsOf([
    { name: 'Ferrochel(R)', quantity: [{ quantity: 25, unit: 'mg' }] },
    { name: 'Iron', forms: [{ name: 'Ferrochel' }] },
  ])
  expect(rows.map(({ name, forms }) => [name, forms])).toEqual([
    ['Iron', ['Ferrochel']],
    ['Iron', ['Ferrochel']],
  ])
})

test('blends in blends stand below each other, and bacteria are counted by their notes', () => {
  const rows = ingredientRowsOf([
    {
      name: 'Blend',
      category: 'blend',
      notes: '5 billion CFU',
      quantity: [{ quantity: 13, unit: 'mg' }],
      nestedRows: [
        {
          name: 'L. acidophilus',
          category: 'bacteria',
          ingredientGroup: 'Lactobacillus acidophilus',
          notes: '1.25 billion CFU',
          quantity: [{ quantity: 0, unit: 'NP' }],
          nestedRows: { name: 'LA-5', category: 'bacteria', notes: 'a strain' },
        },
        { nestedRows: [{ name: 'Part of a nameless row' }] },
      ],
    },
  ])
  expect(rows.map(({ name, depth, amount, unit, isBlend }) => [name, depth, amount, unit, isBlend])).toEqual([
    ['Blend', 0, 13, 'Milligrams', true],
    ['L. acidophilus', 1, 1.25, 'BillionsColonyFormingUnit', true],
    ['LA-5', 2, null, null, false],
    ['Part of a nameless row', 1, null, null, false],
  ])
  expect(rows[1]?.group).toBe('Lactobacillus acidophilus')
})

test('neither depth nor length of a label is endless', () => {
  type Row = { name: string; nestedRows: Row[] }
  const circle: Row = { name: 'again', nestedRows: [] }
  circle.nestedRows.push(circle)
  expect(ingredientRowsOf([circle])).toHaveLength(7)
  expect(ingredientRowsOf(Array.from({ length: 900 }, (_, at) => ({ name: `row ${at}` })))).toHaveLength(500)
  expect(ingredientRowsOf('nonsense')).toEqual([])
})

test('a row whose name is a mark alone has none, and its parts stand in its place', () => {
  const rows = ingredientRowsOf([{ name: ' ® ', nestedRows: [{ name: 'Zinc' }] }, { name: '(TM)' }])
  expect(rows.map(({ name, depth }) => [name, depth])).toEqual([['Zinc', 0]])
})

test.for([
  [{ ingredients: [{ name: 'Cellulose' }, { name: ' ' }, { name: 'Silica' }] }, ['Cellulose', 'Silica']],
  [
    { ingredients: [], text: 'Cellulose, Gelatin (bovine, kosher); Silica' },
    ['Cellulose', 'Gelatin (bovine, kosher)', 'Silica'],
  ],
  [
    { ingredients: [{ name: 'Gelatin' }, { name: 'Contains <2% of:', forms: [{ name: 'Silica' }] }] },
    ['Gelatin', 'Silica'],
  ],
  [
    { ingredients: [{ name: 'Gelatin' }, { name: 'Contains less than 2% of' }] },
    ['Gelatin', 'Contains less than 2% of'],
  ],
  [{ text: null }, []],
  ['Cellulose, Silica', ['Cellulose', 'Silica']],
  ['', []],
  [null, []],
] as const)('the other ingredients of %j are %j', ([other, names]) => {
  expect(otherIngredientsOf(other)).toEqual(names)
})
