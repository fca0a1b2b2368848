import { readLabel } from '@salvia/rules/label/read-label'
import { expect, test } from 'vitest'
import { readData } from '#kernel/data-file'
import type { ShippedLabel } from './shipped-answer.ts'
import { shippedLabels } from './shipped-labels.ts'

const labels = shippedLabels()
const shipped = readData<ShippedLabel[]>('catalogue/labels.json')

async function read(labelId: string) {
  const answer = await labels.label(labelId)
  return readLabel('record' in answer ? answer.record : null)
}

test('a recorded answer stands unchanged', async () => {
  const [, omega] = readData<object[]>('catalogue/label-answers-v9.json')
  expect(await labels.label('214224')).toEqual({ record: omega })
})

test('every shipped label is read whole', async () => {
  for (const { dsldId, fullName, ingredients } of shipped) {
    const label = await read(String(dsldId))
    expect(label).toMatchObject({
      labelId: String(dsldId),
      fullName: fullName.replaceAll(/\s+/g, ' ').trim(),
    })
    expect(label?.ingredients.length).toBeGreaterThanOrEqual(ingredients.length > 0 ? 1 : 0)
  }
})

test('texts, amounts and serving of a shipped label are those of its record', async () => {
  expect(await read('1027')).toMatchObject({
    brandName: 'GNC',
    isOffMarket: true,
    physicalState: 'Lozenge',
    servingsPerContainer: { least: 24, most: 24 },
    netContents: [{ display: '48 Vegetarian Lozenge(s)' }],
    texts: {
      storage: ['Store in a cool, dry place.'],
      allergens: ['CONTAINS: Soybeans.'],
      otherIngredients: ['Sorbitol', 'Sucrose', 'Fructose', 'Natural Flavors', 'Citric Acid'],
    },
  })
  expect((await read('1027'))?.ingredients[0]).toMatchObject({
    name: 'Vitamin A',
    amount: 2000,
    unit: 'InternationalUnits',
    forms: ['beta-carotene synthetic'],
  })
})

test('parts of a blend stand below it', async () => {
  const blended = shipped.find(({ ingredients }) =>
    ingredients.some(({ blend }) => typeof blend === 'string'),
  )
  const label = await read(String(blended?.dsldId))
  expect(label?.ingredients.some(({ depth }) => depth > 0)).toBe(true)
  expect(label?.ingredients).toHaveLength(blended?.ingredients.length ?? 0)
})

test('labels are found by words of brand and name', async () => {
  const page = { offset: 0, limit: 5 }
  const found = await labels.search('nordic OMEGA-3D', page)
  expect(found).toMatchObject({ hits: [{ labelId: '214224', brandName: 'Nordic Naturals' }] })
  expect(await labels.search('nordic zebra', page)).toEqual({ hits: [] })
  expect(await labels.search('   ', page)).toEqual({ hits: [] })
})

test.for([
  ['175533', 'NotShipped'],
  ['999999999', 'NotShipped'],
  ['1000000000', 'NotFound'],
  ['X0012345678901', 'NotFound'],
] as const)('the label %s is %s', async ([labelId, error]) => {
  expect(await labels.label(labelId)).toEqual({ error })
})
