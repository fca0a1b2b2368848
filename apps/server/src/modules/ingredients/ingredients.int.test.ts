import type { Ingredient, IngredientGroup } from '@salvia/contract/ingredients/ingredients'
import type { Merged } from '@salvia/contract/ingredients/record-merges'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newProduct } from '#test/admin-catalogue'
import { startApiOfFile } from '#test/api'
import { databaseDigest } from '#test/database-digest'
import { makeAdmin } from '#test/people'
import { at, call } from '#test/plans'
import { ingredientGroups, ingredients } from './data/ingredient-tables.ts'

const api = await startApiOfFile({ isStocked: true })
const admin = await makeAdmin(api)

async function named(name: string): Promise<Ingredient> {
  const [row] = await api.db.select().from(ingredients).where(eq(ingredients.name, name))
  return (await call(api, admin, ['GET', `/admin/ingredients/${row?.id}`])).json<Ingredient>()
}
const make = async (name: string, rest: object = {}) =>
  (await call(api, admin, ['POST', '/admin/ingredients', { name, ...rest }])).json<Ingredient>()
const merge = (targetId: string, sourceIds: string[], isDryRun = false) =>
  call(api, admin, ['POST', '/admin/ingredients/merge', { targetId, sourceIds, isDryRun }])
const codeOf = (answer: { json: <T>() => T }) => answer.json<{ code: string }>().code

test('an ingredient shows its reference value, upper levels and the label rows that name it', async () => {
  const zinc = await named('Zinc')
  expect(zinc).toMatchObject({
    groupName: 'Zinc',
    reference: { amount: 10, unit: 'mg' },
    upperLevels: [{ amount: 25, unit: 'Milligrams' }],
  })
  const rows = await call(api, admin, [
    'GET',
    `/admin/ingredients/${zinc.id}/product-ingredients?sort=amount`,
  ])
  const { results, pager } = rows.json<{ results: { amount: number }[]; pager: { count: number } }>()
  expect(pager.count).toBeGreaterThanOrEqual(zinc.productCount)
  expect(results.map(({ amount }) => amount)).toEqual(
    results.map(({ amount }) => amount).toSorted((a, b) => (a ?? 1e9) - (b ?? 1e9)),
  )
})

test('names are found in any language, stand once, and a save over another one is refused with what is there', async () => {
  const made = await make('Sideritis', {
    localNames: { de: ['Griechischer Bergtee'] },
    category: 'botanical',
  })
  const found = await call(api, admin, ['GET', '/admin/ingredients?name=bergtee'])
  expect(found.json()).toMatchObject({ results: [{ id: made.id }], pager: { count: 1 } })
  const path = `/admin/ingredients/${made.id}`
  const saved = await call(api, admin, ['PUT', path, { synonyms: ['Mountain tea'] }], at(1))
  expect(saved.json()).toMatchObject({ version: 2, synonyms: ['Mountain tea'] })
  const before = await databaseDigest(api.db)
  const late = await call(api, admin, ['PUT', path, { name: 'Late' }], at(1))
  expect(late.json()).toMatchObject({ status: 412, current: { version: 2, name: 'Sideritis' } })
  expect(codeOf(await call(api, admin, ['POST', '/admin/ingredients', { name: 'SIDERITIS' }]))).toBe(
    'name_taken',
  )
  expect(codeOf(await call(api, admin, ['PUT', path, { nutrientKey: 'none' }], at(2)))).toBe('word_unknown')
  expect(await databaseDigest(api.db)).toEqual(before)
})

test('a merge moves label rows, keeps names as synonyms, shows before what it does, and is taken back whole', async () => {
  const target = await make('Sage leaf')
  const source = await make('Salvia leaf', { synonyms: ['Garden sage'], localNames: { de: ['Salbeiblatt'] } })
  const product = await newProduct(api, 'SAGE-1')
  const ingredientRows = [{ labelName: 'Salvia leaf', ingredientId: source.id }]
  await call(api, admin, ['POST', '/admin/products', { ...product, ingredients: ingredientRows }])
  const shown = {
    target: { id: target.id, name: 'Sage leaf' },
    sources: [{ id: source.id, name: 'Salvia leaf' }],
    synonyms: ['Salvia leaf', 'Garden sage'],
    movedCount: 1,
  }
  expect((await merge(target.id, [source.id], true)).json()).toEqual({ ...shown, mergeId: null })
  expect(await named('Salvia leaf')).toMatchObject({ productCount: 1 })

  const merged = (await merge(target.id, [source.id])).json<Merged>()
  expect(merged).toEqual({ ...shown, mergeId: expect.any(String) })
  expect(await named('Sage leaf')).toMatchObject({
    productCount: 1,
    synonyms: shown.synonyms,
    localNames: { de: ['Salbeiblatt'] },
  })
  // Labels printing a merged name refer to the target ingredient.
  const another = { ...(await newProduct(api, 'SAGE-2')), ingredients: [{ labelName: 'Salvia leaf' }] }
  await call(api, admin, ['POST', '/admin/products', another])
  expect(await named('Sage leaf')).toMatchObject({ productCount: 2 })

  const undo = ['POST', `/admin/ingredients/merges/${merged.mergeId}/undo`] as ['POST', string]
  expect((await call(api, admin, undo)).json()).toMatchObject({
    id: target.id,
    synonyms: [],
    productCount: 1,
  })
  expect(await named('Salvia leaf')).toMatchObject({
    id: source.id,
    synonyms: ['Garden sage'],
    productCount: 1,
  })
  expect((await call(api, admin, ['GET', `/admin/ingredients/${target.id}/merges`])).json()).toEqual([
    { id: merged.mergeId, at: expect.any(String), sources: shown.sources, isUndone: true },
  ])
  const before = await databaseDigest(api.db)
  expect(codeOf(await call(api, admin, undo))).toBe('undo_conflict')
  expect(await databaseDigest(api.db)).toEqual(before)
})

test('a synonym that differs from another one only in case is there again once a merge is taken back', async () => {
  const target = await make('Lemon verbena', { synonyms: ['MELISSA', 'melissa'] })
  const source = await make('Aloysia citrodora', { synonyms: ['Melissa'] })
  const merged = (await merge(target.id, [source.id])).json<Merged>()
  expect(merged.synonyms).toEqual(['MELISSA', 'melissa', 'Aloysia citrodora'])
  const undone = await call(api, admin, ['POST', `/admin/ingredients/merges/${merged.mergeId}/undo`])
  expect(undone.json()).toMatchObject({ synonyms: ['MELISSA', 'melissa'] })
  expect(await named('Aloysia citrodora')).toMatchObject({ synonyms: ['Melissa'] })
})

test('a merge is taken back alone: what other merges and admins wrote since stays', async () => {
  const target = await make('Rose hip', { synonyms: ['Dog rose'], localNames: { de: ['Hagebutte'] } })
  const first = await make('Rosa canina', { synonyms: ['Wild rose'], localNames: { de: ['Heckenrose'] } })
  const second = await make('Hip berry', { localNames: { fr: ['Cynorrhodon'] } })
  const mergeIds: Merged['mergeId'][] = []
  for (const { id } of [first, second]) mergeIds.push((await merge(target.id, [id])).json<Merged>().mergeId)
  const known = await named('Rose hip')
  const synonyms = [...known.synonyms, 'Hip fruit']
  const localNames = { ...known.localNames, nl: ['Rozenbottel'] }
  const edited = { name: known.name, synonyms, localNames }
  const saved = await call(api, admin, ['PUT', `/admin/ingredients/${target.id}`, edited], at(known.version))
  expect(saved.statusCode).toBe(200)

  const undo = (at: number) => call(api, admin, ['POST', `/admin/ingredients/merges/${mergeIds[at]}/undo`])
  expect((await undo(0)).json()).toMatchObject({
    synonyms: ['Dog rose', 'Hip berry', 'Hip fruit'],
    localNames: { de: ['Hagebutte'], fr: ['Cynorrhodon'], nl: ['Rozenbottel'] },
  })
  expect((await undo(1)).json()).toMatchObject({ synonyms: ['Dog rose', 'Hip fruit'] })
  expect((await named('Rose hip')).localNames).toEqual({ de: ['Hagebutte'], nl: ['Rozenbottel'] })
  expect(await named('Rosa canina')).toMatchObject({
    synonyms: ['Wild rose'],
    localNames: { de: ['Heckenrose'] },
  })
})

test('of two admins who merge the same ingredient one wins, and the other is told', async () => {
  const [a, b, source] = [await make('Balm'), await make('Melissa'), await make('Lemon balm')]
  const answers = await Promise.all([merge(a.id, [source.id]), merge(b.id, [source.id])])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  const [lost] = answers.filter(({ statusCode }) => statusCode === 409)
  expect(lost && codeOf(lost)).toBe('merge_conflict')
  expect(await api.db.$count(ingredients, eq(ingredients.id, source.id))).toBe(0)
  expect(codeOf(await merge(a.id, [a.id]))).toBe('merge_conflict')
})

test('groups are made, filled and merged, and a merge is taken back', async () => {
  const group = async (name: string) =>
    (await call(api, admin, ['POST', '/admin/ingredient-groups', { name }])).json<IngredientGroup>()
  const [target, source] = [await group('Herbs'), await group('Kitchen herbs')]
  const thyme = await make('Thyme leaf')
  const put = await call(api, admin, ['PUT', `/admin/ingredients/${thyme.id}/group/${source.id}`])
  expect(put.json()).toMatchObject({ groupName: 'Kitchen herbs', version: 2 })
  const listed = await call(api, admin, [
    'GET',
    '/admin/ingredient-groups?name=kitchen&sort=-ingredientCount',
  ])
  expect(listed.json()).toMatchObject({ results: [{ name: 'Kitchen herbs', ingredientCount: 1 }] })
  const asked = { targetId: target.id, sourceIds: [source.id] }
  const merged = await call(api, admin, ['POST', '/admin/ingredient-groups/merge', asked])
  expect(merged.json()).toMatchObject({ synonyms: ['Kitchen herbs'], movedCount: 1 })
  expect(await named('Thyme leaf')).toMatchObject({ groupId: target.id })
  const { mergeId } = merged.json<Merged>()
  const past = await call(api, admin, ['GET', `/admin/ingredient-groups/${target.id}/merges`])
  expect(past.json()).toMatchObject([{ id: mergeId, sources: [{ name: 'Kitchen herbs' }], isUndone: false }])
  const undone = await call(api, admin, ['POST', `/admin/ingredient-groups/merges/${mergeId}/undo`])
  expect(undone.json()).toMatchObject({ id: target.id, synonyms: [], ingredientCount: 0 })
  expect(await named('Thyme leaf')).toMatchObject({ groupId: source.id })
  const renamed = { name: 'Zinc group', nutrientKey: 'zinc' }
  const saved = await call(api, admin, ['PUT', `/admin/ingredient-groups/${target.id}`, renamed], at(3))
  expect(saved.json()).toMatchObject({ name: 'Zinc group', reference: { amount: 10, unit: 'mg' } })
  expect(await api.db.$count(ingredientGroups, eq(ingredientGroups.name, 'Herbs'))).toBe(0)
})

test('nutrients with a reference value are told by their name in each language', async () => {
  const known = (await call(api, admin, ['GET', '/admin/nutrients'])).json<{ key: string }[]>()
  expect(known.find(({ key }) => key === 'vitamin_c')).toEqual({
    key: 'vitamin_c',
    names: { en: 'Vitamin C', de: 'Vitamin C', nl: 'Vitamine C', fr: 'Vitamine C' },
  })
})

test('anybody may read reference values and upper levels, and a nutrient without a level has none', async () => {
  const known = (await call(api, null, ['GET', '/reference-data/nutrients'])).json<{ key: string }[]>()
  expect(known).toHaveLength(29)
  expect(known.find(({ key }) => key === 'magnesium')).toEqual({
    key: 'magnesium',
    names: { en: 'Magnesium', de: 'Magnesium', nl: 'Magnesium', fr: 'Magnésium' },
    reference: { amount: 375, unit: 'mg' },
    upperLevels: [
      {
        amount: 250,
        unit: 'Milligrams',
        form: null,
        kind: 'UpperLevel',
        scope: 'Supplements',
        source: 'SCF 2001',
      },
    ],
  })
  expect(known.find(({ key }) => key === 'vitamin_c')).toMatchObject({ upperLevels: [] })
})
