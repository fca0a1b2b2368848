import type { AdminProduct } from '@salvia/contract/catalogue/admin-products'
import type { Product } from '@salvia/contract/catalogue/shop'
import type { Ingredient, IngredientGroup } from '@salvia/contract/ingredients/ingredients'
import type { Merged } from '@salvia/contract/ingredients/record-merges'
import { compareIngredients } from '@salvia/rules/comparison/compare-ingredients'
import { expect, test } from 'vitest'
import { newProduct } from '#test/admin-catalogue'
import { startApiOfFile } from '#test/api'
import { makeAdmin } from '#test/people'
import { at, call } from '#test/plans'

const api = await startApiOfFile({ isStocked: true })
const admin = await makeAdmin(api)

type Rows = { labelName: string; amount: number; unit: string; form?: string; ingredientId?: string }[]

/** A visible product with these label rows. */
async function sell(sku: string, ingredients: Rows): Promise<AdminProduct> {
  const shown = { isHidden: false, stockStatusId: 'InStock', quantity: 5 }
  const servingSizes = [{ isMain: true, amount: 1, intakeFormatId: 'capsule' }]
  const input = { ...(await newProduct(api, sku)), ...shown, servingSizes, ingredients }
  return (await call(api, admin, ['POST', '/admin/products', input])).json<AdminProduct>()
}

async function compare(ids: string[]) {
  const asked = `/products/comparison?countryCode=NL&languageCode=de&productIds=${ids.join(',')}`
  const products = (await call(api, null, ['GET', asked])).json<Product[]>()
  return compareIngredients(
    products.map(({ ingredients, labelKnowledge }) => ({
      servingsPerDay: 1,
      labelKnowledge,
      otherIngredients: '',
      rows: ingredients.map(({ doseUnit, dosedNutrientKey: nutrientKey, ...row }) => ({
        ...row,
        nutrientKey,
        unit: doseUnit,
      })),
    })),
  )
}

test('units of activity stand beside weights in one unit, by the nutrient that the group is', async () => {
  const units = await sell('UNITS-1', [
    { labelName: 'Vitamin D3', amount: 1000, unit: 'InternationalUnits' },
    { labelName: 'Vitamin A', amount: 3000, unit: 'InternationalUnits', form: 'retinyl palmitate' },
    { labelName: 'Beta-Carotene', amount: 3000, unit: 'InternationalUnits' },
    { labelName: 'Vitamin E', amount: 100, unit: 'InternationalUnits', form: 'd-alpha tocopherol' },
    { labelName: 'Zinc', amount: 10, unit: 'Milligrams' },
  ])
  const weights = await sell('UNITS-2', [
    { labelName: 'Vitamin D3', amount: 25, unit: 'Micrograms' },
    { labelName: 'Vitamin A', amount: 900, unit: 'MicrogramsRAE', form: 'retinyl palmitate' },
    { labelName: 'Beta-Carotene', amount: 1800, unit: 'Micrograms' },
    { labelName: 'Vitamin E', amount: 67, unit: 'Milligrams', form: 'd-alpha tocopherol' },
    { labelName: 'Zinc', amount: 0.011, unit: 'Grams' },
  ])
  const rows = await compare([weights.id, units.id])
  expect(
    rows.map(({ cells, amountDiffers }) => [
      ...cells.map((cell) => (typeof cell === 'string' ? cell : `${cell.amount} ${cell.unit}`)),
      amountDiffers,
    ]),
  ).toEqual([
    ['25 Micrograms', '25 Micrograms', false],
    // Retinyl and carotene of their own rows, 900 each.
    ['1800 MicrogramsRAE', '1800 MicrogramsRAE', false],
    ['67 Milligrams', '67 Milligrams', false],
    ['0.011 Grams', '0.01 Grams', true],
  ])
})

test('products side by side name an ingredient alike, whatever their labels call it, and an unknown label is told', async () => {
  const powder = await sell('NAMED-1', [{ labelName: 'Zinc (Powder)', amount: 15, unit: 'Milligrams' }])
  const plain = await sell('NAMED-2', [{ labelName: 'Zinc', amount: 10, unit: 'Milligrams' }])
  const unknown = await sell('NAMED-3', [])
  expect(await compare([powder.id, plain.id, unknown.id])).toMatchObject([
    {
      name: 'Zink',
      cells: [{ amount: 15, labelName: 'Zinc (Powder)' }, { amount: 10, labelName: null }, 'LabelUnknown'],
      amountDiffers: true,
    },
  ])
  const { id, localNames } = await make('Grumblewort')
  expect(localNames).toEqual({})
  const named = { localNames: { de: ['Grumbelwurz', 'Wurz'] } }
  expect((await call(api, admin, ['PUT', `/admin/ingredients/${id}`, named], at(1))).statusCode).toBe(200)
  const wort = await sell('NAMED-4', [
    { labelName: 'Wort Extract', ingredientId: id, amount: 1, unit: 'Grams' },
  ])
  expect(await compare([wort.id])).toMatchObject([
    { name: 'Grumbelwurz', cells: [{ labelName: 'Wort Extract' }] },
  ])
})

/** The percentages of a product's only row, as seen by buyers and admins. */
async function percents(productId: string) {
  const shop = (await call(api, null, ['GET', `/products/${productId}`])).json<Product>()
  const record = (await call(api, admin, ['GET', `/admin/products/${productId}`])).json<AdminProduct>()
  return [shop, record].map(({ ingredients: [row] }) => row?.nrvPercent)
}

const makeGroup = async (name: string, nutrientKey: string | null) =>
  (
    await call(api, admin, ['POST', '/admin/ingredient-groups', { name, nutrientKey }])
  ).json<IngredientGroup>()
const make = async (name: string, rest: object = {}) =>
  (await call(api, admin, ['POST', '/admin/ingredients', { name, ...rest }])).json<Ingredient>()
const row = (labelName: string, ingredientId: string) => [
  { labelName, ingredientId, amount: 800, unit: 'Micrograms' },
]

test('percents follow the ingredient’s nutrient, then its group’s, whatever the label calls it', async () => {
  const group = await makeGroup('Folates', 'folic_acid')
  const methylfolate = await make('Methylfolate of a test', { groupId: group.id })
  const named = row('(6S)-5-Methylfolate', methylfolate.id)
  const { id } = await sell('FOLATE-1', named)
  expect(await percents(id)).toEqual([400, 400])

  const path = `/admin/ingredients/${methylfolate.id}`
  await call(api, admin, ['PUT', path, { nutrientKey: 'vitamin_a' }], at(1))
  expect(await percents(id)).toEqual([100, 100])
  await call(api, admin, ['PUT', path, { nutrientKey: null }], at(2))
  expect(await percents(id)).toEqual([400, 400])

  const groupPath = `/admin/ingredient-groups/${group.id}`
  await call(api, admin, ['PUT', groupPath, { nutrientKey: 'biotin' }], at(1))
  expect(await percents(id)).toEqual([1600, 1600])
  await call(api, admin, ['PUT', groupPath, { nutrientKey: null }], at(2))
  expect(await percents(id)).toEqual([null, null])

  const other = await makeGroup('Other folates', 'folic_acid')
  await call(api, admin, ['PUT', `${path}/group/${other.id}`])
  expect(await percents(id)).toEqual([400, 400])
})

test('the amount of a salt is not that of its group’s nutrient', async () => {
  const group = await makeGroup('Zincs', 'zinc')
  const chelate = await make('Zinc chelate of a test', { groupId: group.id })
  const { id } = await sell('CHELATE-1', row('Zinc Bisglycinate Chelate', chelate.id))
  expect(await percents(id)).toEqual([null, null])
  await call(api, admin, ['PUT', `/admin/ingredients/${chelate.id}`, { nutrientKey: 'zinc' }], at(1))
  expect(await percents(id)).toEqual([8, 8])
})

test('percents follow a merge of ingredients and of groups, and its undo', async () => {
  const biotins = await makeGroup('Biotins', 'biotin')
  const folates = await makeGroup('Merged folates', 'folic_acid')
  const source = await make('Source of a test', { groupId: folates.id })
  const target = await make('Target of a test', { groupId: biotins.id })
  const { id } = await sell('MERGE-1', row('Sunfolin', source.id))
  expect(await percents(id)).toEqual([400, 400])

  const merge = async (kind: string, targetId: string, sourceId: string) => {
    const asked = { targetId, sourceIds: [sourceId] }
    const answer = await call(api, admin, ['POST', `/admin/${kind}/merge`, asked])
    const { mergeId } = answer.json<Merged>()
    return () => call(api, admin, ['POST', `/admin/${kind}/merges/${mergeId}/undo`])
  }
  const undoIngredients = await merge('ingredients', target.id, source.id)
  expect(await percents(id)).toEqual([1600, 1600])
  expect((await undoIngredients()).statusCode).toBe(200)
  expect(await percents(id)).toEqual([400, 400])

  const undoGroups = await merge('ingredient-groups', biotins.id, folates.id)
  expect(await percents(id)).toEqual([1600, 1600])
  expect((await undoGroups()).statusCode).toBe(200)
  expect(await percents(id)).toEqual([400, 400])
})

test('the rows of an ingredient are sorted by amount in one unit, unknown ones last in both directions', async () => {
  const group = await makeGroup('Sorted vitamins', 'vitamin_d')
  const { id: ingredientId } = await make('Sorted vitamin', { groupId: group.id })
  const doses = [
    ['SORT-A', 50, 'Micrograms'],
    ['SORT-B', 400, 'InternationalUnits'],
    ['SORT-C', null, null],
    ['SORT-D', 1000, 'InternationalUnits'],
    ['SORT-E', 0.025, 'Milligrams'],
    ['SORT-F', 1, 'Milliliters'],
  ] as const
  for (const [sku, amount, unit] of doses) {
    const ingredients = [{ labelName: 'Vitamin D3', ingredientId, amount, unit }]
    await call(api, admin, ['POST', '/admin/products', { ...(await newProduct(api, sku)), ingredients }])
  }
  const sorted = async (query: string) => {
    const path = `/admin/ingredients/${ingredientId}/product-ingredients?${query}`
    const { results } = (await call(api, admin, ['GET', path])).json<{ results: { sku: string }[] }>()
    return results.map(({ sku }) => sku.at(-1)).join('')
  }
  expect(await sorted('sort=amount,sku')).toBe('BDEAFC')
  expect(await sorted('sort=-amount,-sku')).toBe('AEDBFC')
  expect(await sorted('sort=-amount,sku&offset=2&limit=3')).toBe('EBF')
  expect(await sorted('sort=-sku,amount')).toBe('FEDCBA')
})
