import type { AdminProduct } from '@salvia/contract/catalogue/admin-products'
import type { Ingredient, IngredientGroup } from '@salvia/contract/ingredients/ingredients'
import type { Merged } from '@salvia/contract/ingredients/record-merges'
import { expect, test } from 'vitest'
import { newProduct } from '#test/admin-catalogue'
import { startApiOfFile } from '#test/api'
import { makeAdmin } from '#test/people'
import { at, call } from '#test/plans'

const api = await startApiOfFile({ isStocked: true })
const admin = await makeAdmin(api)

const send = async <T>(method: 'POST' | 'PUT', path: string, body?: object, headers = {}): Promise<T> =>
  (await call(api, admin, body ? [method, path, body] : [method, path], headers)).json<T>()
const ingredient = (name: string, rest: object = {}) =>
  send<Ingredient>('POST', '/admin/ingredients', { name, ...rest })
const group = (name: string) => send<IngredientGroup>('POST', '/admin/ingredient-groups', { name })

/** A visible product whose label uses its own name for an ingredient. */
async function shopProduct(sku: string, ingredientId: string): Promise<string> {
  const shown = { isHidden: false, stockStatusId: 'InStock', quantity: 5 }
  const ingredients = [{ labelName: `Proprietary powder of ${sku}`, ingredientId }]
  const input = { ...(await newProduct(api, sku)), ...shown, ingredients }
  return (await send<AdminProduct>('POST', '/admin/products', input)).sku
}

/** Article numbers of the shop's search results for a query. */
async function foundBy(query: string): Promise<string[]> {
  const url = `/api/products?countryCode=NL&languageCode=en&limit=50&query=${encodeURIComponent(query)}`
  const { results } = (await api.app.inject({ url })).json<{ results: { sku: string }[] }>()
  return results.map(({ sku }) => sku)
}

test('an ingredient that is renamed is found by its new name and not by the old one', async () => {
  const { id } = await ingredient('Zorbelin')
  const sku = await shopProduct('NAME-1', id)
  expect(await foundBy('zorbelin')).toEqual([sku])
  const names = { name: 'Quastinol', synonyms: ['Wexamide'], localNames: { de: ['Grumbelwurz'] } }
  await send('PUT', `/admin/ingredients/${id}`, names, at(1))
  expect(await foundBy('quastinol')).toEqual([sku])
  expect(await foundBy('wexamide')).toEqual([sku])
  expect(await foundBy('grumbelwurz')).toEqual([sku])
  expect(await foundBy('zorbelin')).not.toContain(sku)
})

test('an ingredient is found by the group it is put into, and by what that group is called now', async () => {
  const [first, second] = [await group('Vlartine'), await group('Dromoxane')]
  const { id } = await ingredient('Kelpurine', { groupId: first.id })
  const sku = await shopProduct('GROUP-1', id)
  expect(await foundBy('vlartine')).toEqual([sku])
  await send('PUT', `/admin/ingredients/${id}/group/${second.id}`)
  expect(await foundBy('vlartine')).not.toContain(sku)
  expect(await foundBy('dromoxane')).toEqual([sku])
  await send('PUT', `/admin/ingredient-groups/${second.id}`, { name: 'Fessarine' }, at(1))
  expect(await foundBy('fessarine')).toEqual([sku])
  expect(await foundBy('dromoxane')).not.toContain(sku)
})

test('a merge has products found by every name of the target, until it is taken back', async () => {
  const target = await ingredient('Norbexil', { localNames: { fr: ['Norbexille'] } })
  const source = await ingredient('Plumdorine')
  const sku = await shopProduct('MERGE-1', source.id)
  const asked = { targetId: target.id, sourceIds: [source.id] }
  const { mergeId } = await send<Merged>('POST', '/admin/ingredients/merge', asked)
  expect(await foundBy('norbexille')).toEqual([sku])
  expect(await foundBy('plumdorine')).toEqual([sku])
  await send('POST', `/admin/ingredients/merges/${mergeId}/undo`)
  expect(await foundBy('norbexille')).not.toContain(sku)
  expect(await foundBy('plumdorine')).toEqual([sku])
})

test('a merge of groups has products found by the target group, until it is taken back', async () => {
  const [target, source] = [await group('Hexalquin'), await group('Morvadine')]
  const { id } = await ingredient('Tressolane', { groupId: source.id })
  const sku = await shopProduct('MERGE-2', id)
  const asked = { targetId: target.id, sourceIds: [source.id] }
  const { mergeId } = await send<Merged>('POST', '/admin/ingredient-groups/merge', asked)
  expect(await foundBy('hexalquin')).toEqual([sku])
  expect(await foundBy('morvadine')).toEqual([sku])
  await send('POST', `/admin/ingredient-groups/merges/${mergeId}/undo`)
  expect(await foundBy('hexalquin')).not.toContain(sku)
  expect(await foundBy('morvadine')).toEqual([sku])
})

test('an ingredient and a product that names it are saved at once, and both saves count', async () => {
  const { id } = await ingredient('Cravoline')
  const sku = await shopProduct('ONCE-1', id)
  const page = await call(api, admin, ['GET', `/admin/products?sku=${sku}`])
  const [product] = page.json<{ results: { id: string; version: number }[] }>().results
  const ingredients = [{ labelName: 'Another powder', ingredientId: id }]
  await Promise.all([
    send('PUT', `/admin/ingredients/${id}`, { name: 'Bristolane' }, at(1)),
    send('PUT', `/admin/products/${product?.id}`, { ingredients }, at(product?.version)),
  ])
  expect(await foundBy('bristolane')).toEqual([sku])
  expect(await foundBy('another powder')).toContain(sku)
  expect(await foundBy('cravoline')).not.toContain(sku)
})
