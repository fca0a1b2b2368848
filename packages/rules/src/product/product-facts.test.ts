import { expect, test } from 'vitest'
import { type FactRecord, labelKnowledge, productFacts, subjectsNamed, tellsRows } from './product-facts.ts'

const row = (labelName: string, amount: number | null = 1, form: string | null = null) => ({
  labelName,
  amount,
  form,
})
const record = (given: Partial<FactRecord>): FactRecord => ({
  name: 'Plain',
  rows: [row('Zinc')],
  otherIngredients: [],
  allergens: [],
  warnings: [],
  marks: [],
  isFromName: false,
  deliveryFormatId: 'tablet',
  ...given,
})

test.for([
  [{ rows: [] }, 'None'],
  [{ rows: [], otherIngredients: ['Cellulose'] }, 'None'],
  [{ isFromName: true }, 'Name'],
  [{}, 'Rows'],
  [{ otherIngredients: [' '] }, 'Rows'],
  [{ otherIngredients: ['', 'Cellulose'] }, 'Complete'],
  [{ otherIngredients: ['Cellulose, Contains <2% of:'] }, 'Rows'],
  [{ otherIngredients: ['Contains <2% of: Silica, Cellulose'] }, 'Complete'],
] as const)('of a label with %j is known: %s', ([given, known]) => {
  expect(labelKnowledge(record(given as Partial<FactRecord>))).toBe(known)
  expect(tellsRows(known)).toBe(known === 'Rows' || known === 'Complete')
})

test.for([
  ['a label without its other ingredients', {}, 'Milk', 'NotKnown'],
  ['no label at all', { rows: [] }, 'Milk', 'NotKnown'],
  ['a name for a label', { isFromName: true, otherIngredients: ['Cellulose'] }, 'Milk', 'NotKnown'],
  ['a complete label', { otherIngredients: ['Cellulose'] }, 'Milk', 'FreeOf'],
  [
    'a list of which the end is missing',
    { otherIngredients: ['Cellulose, May contain:'] },
    'Milk',
    'NotKnown',
  ],
  ['a complete label with it', { otherIngredients: ['Casein'] }, 'Milk', 'Contains'],
  ['traces', { otherIngredients: ['Cellulose'], allergens: ['May contain milk.'] }, 'Milk', 'Contains'],
  ['a mark', { marks: ['gluten-free'], rows: [] }, 'Gluten', 'FreeOf'],
  ['a mark beside what it denies', { marks: ['dairy-free'], rows: [row('Whey')] }, 'Milk', 'Contains'],
  ['a sentence', { allergens: ['Contains no wheat, gluten or soy.'] }, 'Soy', 'FreeOf'],
  ['a name', { name: 'Glutenfreies Zink', rows: [] }, 'Gluten', 'FreeOf'],
  ['a softgel of unknown shell', { name: 'Fish Oil Softgels' }, 'Gelatin', 'NotKnown'],
  [
    'a soft capsule whose shell the list leaves out',
    { deliveryFormatId: 'softgel', otherIngredients: ['Glycerin'] },
    'Gelatin',
    'NotKnown',
  ],
  ['a list that says softgel', { otherIngredients: ['Fish Oil, Softgel Capsule'] }, 'Gelatin', 'NotKnown'],
  [
    'a soft capsule of plants',
    { deliveryFormatId: 'softgel', otherIngredients: ['Vegetarian Softgel (Starch)'] },
    'Gelatin',
    'FreeOf',
  ],
  [
    'a soft capsule that is free of soy',
    { deliveryFormatId: 'softgel', otherIngredients: ['Glycerin'] },
    'Soy',
    'FreeOf',
  ],
  ['a hard capsule', { deliveryFormatId: 'capsule', otherIngredients: ['Cellulose'] }, 'Gelatin', 'FreeOf'],
  ['a shell', { otherIngredients: ['Softgel Shell (Gelatin, Glycerin)'] }, 'Gelatin', 'Contains'],
  ['Gelatine in German', { otherIngredients: ['Gelatine, Wasser'] }, 'Gelatin', 'Contains'],
  ['a vegan mark', { marks: ['vegan'] }, 'Gelatin', 'FreeOf'],
  ['a capsule of plants', { name: 'Zinc Vegetarian Capsules' }, 'Gelatin', 'FreeOf'],
  ['gelatin denied', { name: 'Zinc, gelatin-free' }, 'Gelatin', 'FreeOf'],
  ['fructose', { otherIngredients: ['Fructose, Honey'] }, 'Sugar', 'Contains'],
  ['cane juice', { otherIngredients: ['Evaporated Cane Juice'] }, 'Sugar', 'Contains'],
  ['Zucker', { otherIngredients: ['Rohrzucker'] }, 'Sugar', 'Contains'],
  ['sugars in a serving', { rows: [row('Total Sugars', 2)] }, 'Sugar', 'Contains'],
  ['sugars of an amount that is not printed', { rows: [row('Sugars', null)] }, 'Sugar', 'NotKnown'],
  ['a mark that says nothing of it', { marks: ['kosher'] }, 'Gelatin', 'NotKnown'],
  ['no sugars in a serving, the rest unknown', { rows: [row('Sugars', 0)] }, 'Sugar', 'NotKnown'],
  ['polyols', { otherIngredients: ['Sorbitol, sugar alcohols, fructo-oligosaccharides'] }, 'Sugar', 'FreeOf'],
  ['a name without sugar', { name: 'Sugar-Free Zinc Lozenges' }, 'Sugar', 'FreeOf'],
  ['sans sucre', { name: 'Pastilles sans sucre', rows: [] }, 'Sugar', 'FreeOf'],
] as const)('%s: %j says of %s: %s', ([, given, subject, fact]) => {
  const { contains, freeOf } = productFacts(record(given as Partial<FactRecord>))
  expect([contains.includes(subject), freeOf.includes(subject)]).toEqual([
    fact === 'Contains',
    fact === 'FreeOf',
  ])
})

test('what a label says outright is told apart from what it only does not name', () => {
  const { freeOf, stated } = productFacts(record({ marks: ['gluten-free'], otherIngredients: ['Cellulose'] }))
  expect(stated).toEqual(['Gluten'])
  expect(freeOf).toHaveLength(16)
})

test.for([
  [['gelatin'], ['Gelatin']],
  [['Gélatine'], ['Gelatin']],
  [['added sugar'], ['Sugar']],
  [
    ['sucre', 'lait'],
    ['Milk', 'Sugar'],
  ],
  [['blood sugar'], []],
  [['iron'], []],
] as const)('%j means %j', ([names, subjects]) => {
  expect(subjectsNamed([...names])).toEqual(subjects)
})
