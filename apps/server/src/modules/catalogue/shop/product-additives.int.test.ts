import type { ProductMatch } from '@salvia/contract/catalogue/product-search'
import type { Pager } from '@salvia/contract/page'
import { expect, test } from 'vitest'
import { startApiOfFile } from '#test/api'

const api = await startApiOfFile({ isStocked: true })

type Page = { results: { matches: ProductMatch[] }[]; pager: Pager }

const list = async (query: string) =>
  (await api.app.inject({ url: `/api/products?countryCode=NL&languageCode=en&${query}` })).json<Page>()
const countOf = async (query: string) =>
  (await list(`query=${encodeURIComponent(query)}&limit=1`)).pager.count

test('what is wanted is found wherever the word for absence stands', async () => {
  const count = await countOf('vitamin c without magnesium stearate')
  expect(count).toBe(9)
  expect(count).toBeLessThan(await countOf('vitamin c'))
  for (const query of [
    'without magnesium stearate vitamin c',
    'ohne Magnesiumstearat Vitamin C',
    'zonder magnesiumstearaat vitamine c',
    'sans stéarate de magnésium vitamine C',
    'without magnesium stearate, vitamin c',
  ])
    expect([query, await countOf(query)]).toEqual([query, count])
})

test('an additive that no name says is found among the other ingredients, and the row says so', async () => {
  for (const query of ['magnesium stearate', 'Magnesiumstearat', 'stéarate de magnésium']) {
    const { results, pager } = await list(`query=${encodeURIComponent(query)}&limit=5`)
    expect([query, pager.count]).toEqual([query, 49])
    expect(results.flatMap(({ matches }) => matches.map(({ by }) => by))).toEqual(Array(5).fill('Additive'))
  }
  expect(await countOf('magnesium stearate without gelatin')).toBeLessThan(49)
  expect((await list('query=magnesium&limit=1')).results[0]?.matches).toEqual([
    { text: 'magnesium', by: 'Name' },
  ])
})

test('a word for absence may be joined to what is absent', async () => {
  for (const [joined, spaced] of [
    ['glutenfree magnesium', 'gluten-free magnesium'],
    ['lactosefree probiotic', 'lactose free probiotic'],
    ['sugarfree magnesium', 'sugar-free magnesium'],
  ] as const) {
    expect(await countOf(joined)).toBe(await countOf(spaced))
    expect(await countOf(joined)).toBeGreaterThan(3)
  }
})
