import { expect, test } from 'vitest'
import type { ComparedIngredient } from './compared-ingredient.ts'
import { isAbsent, type LabelContents } from './is-absent.ts'

const row = (name: string, rest: Partial<ComparedIngredient> = {}): ComparedIngredient => ({
  ingredientId: name,
  ingredientName: name,
  labelName: name,
  nutrientKey: null,
  form: null,
  amount: 100,
  unit: 'Milligrams',
  depth: 0,
  ...rest,
})
const part = (name: string, depth = 1) => row(name, { depth })
const complete = (...rows: ComparedIngredient[]): LabelContents => ({
  labelKnowledge: 'Complete',
  rows,
  otherIngredients: 'Cellulose, Magnesium stearate',
})

const total = row('Total Omega-3 Fatty Acids')
const epa = 'Eicosapentaenoic Acid'
const dha = 'Docosahexaenoic Acid'
const lemon = [row('Total Fat'), total, part(epa), part(dha), part('Other Omega-3 Fatty Acids')]
const magnesium = row('Magnesium', { nutrientKey: 'magnesium' })

test('a complete label whose rows are all something else tells that an active is not in it', () => {
  const label = complete(row('Zinc'), row('Iron'), row('Energy', { unit: 'Kilocalories' }))
  expect(isAbsent('magnesium', label, [[magnesium]])).toBe(true)
  expect(isAbsent('Ashwagandha', label, [[row('Ashwagandha')]])).toBe(true)
})

test('a label that does not name all it holds tells it of nothing', () => {
  const label = complete(row('Zinc'))
  for (const labelKnowledge of ['Rows', 'Name', 'None'] as const)
    expect(isAbsent('magnesium', { ...label, labelKnowledge }, [[magnesium]])).toBe(false)
})

test.for<[what: string, label: LabelContents, keys: string[]]>([
  ['an oil and a total of its own', complete(row('Microalgae Oil'), part('Total Omega-3')), [epa, dha]],
  ['a total that is not split', complete(row('Elantria'), { ...total, depth: 1 }), [epa, dha]],
  ['the parts of a total', complete(part(epa), part(dha)), ['Total Omega-3 Fatty Acids']],
  ['a sibling of what has no amount of its own', complete(row(epa)), ['Other Omega-3 Fatty Acids', dha]],
  ['a total in German', complete(row('Omega-3-Fettsäuren gesamt')), [epa, dha]],
  ['fish oil in French', complete(row('Huile de poisson')), [epa, dha]],
])('omega-3 fatty acids of another label are not told absent by %s', ([, label, keys]) => {
  expect(keys.map((key) => isAbsent(key, label, [lemon]))).toEqual(keys.map(() => false))
})

test('the whole of a row stays not known wherever either label says that it is one', () => {
  const turmeric = [
    row('Turmeric'),
    row('Ginger'),
    part('Curcuma Root'),
    part('Curcumin', 2),
    part('Piperine'),
  ]
  expect(isAbsent('Ginger', complete(row('Curcumin')), [turmeric])).toBe(false)
  expect(isAbsent('Curcumin', complete(row('Ginger')), [turmeric])).toBe(false)
  expect(isAbsent('Curcumin', complete(row('Turmeric')), [turmeric])).toBe(true)
  expect(isAbsent('Piperine', complete(row('Ginger'), part('Gingerol')), [turmeric])).toBe(false)
  expect(isAbsent('Ginger', complete(row('Piperine')), [[row('Ginger')], turmeric])).toBe(false)
})

test('a blend may hold anything unless it lists its parts', () => {
  expect(isAbsent('magnesium', complete(row('Proprietary Blend')), [[magnesium]])).toBe(false)
  const split = complete(row('Proprietary Blend'), part('Zinc'), part('Iron'))
  expect(isAbsent('magnesium', split, [[magnesium]])).toBe(true)
  expect(isAbsent('magnesium', complete(...split.rows, row('Kräutermischung')), [[magnesium]])).toBe(false)
})

test('a salt or a source of a nutrient is not told to lack it, nor the nutrient its salt', () => {
  const salt = row('Mg Citrate', { sourceOf: 'magnesium' })
  expect(isAbsent('magnesium', complete(salt), [[magnesium]])).toBe(false)
  expect(isAbsent('Mg Citrate', complete(magnesium), [[salt]])).toBe(false)
  const zinc = row('Zinc', { nutrientKey: 'zinc', sourceOf: 'zinc' })
  expect(isAbsent('magnesium', complete(zinc), [[magnesium]])).toBe(true)
})

test('a name that is a part of another one may be the same', () => {
  const long = row('x', { ingredientName: 'Ginkgo', labelName: 'Ginkgo biloba leaf', form: 'as extract' })
  expect(isAbsent('Ginkgo biloba', complete(long), [[row('Ginkgo biloba')]])).toBe(false)
  expect(isAbsent('x', complete(row('Ginkgo biloba')), [[long]])).toBe(false)
  expect(isAbsent('x', complete(row('Gotu kola')), [[long]])).toBe(true)
})

test('what the list of other ingredients names is not absent', () => {
  const listing = (otherIngredients: string) => ({ ...complete(row('Zinc')), otherIngredients })
  const c = [[row('Ascorbic Acid')]]
  expect(isAbsent('Ascorbic Acid', listing('Citric acid; ascorbic acid (antioxidant)'), c)).toBe(false)
  expect(isAbsent('Ascorbic Acid', listing('Citric acid'), c)).toBe(true)
  const vitaminC = [[row('Vitamin C', { labelName: 'Ascorbic acid', nutrientKey: 'vitamin_c' })]]
  expect(isAbsent('vitamin_c', listing('Citric acid, Ascorbic Acid'), vitaminC)).toBe(false)
  expect(isAbsent('vitamin_c', listing('Ascorbic acid palmitate'), vitaminC)).toBe(true)
  expect(isAbsent(epa, listing('Gelatin, purified deep sea fish oil'), [lemon])).toBe(false)
  expect(isAbsent(epa, listing('Gelatin, water'), [lemon])).toBe(true)
})
