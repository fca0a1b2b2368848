import type { ApiAnswer } from '@salvia/contract/api-calls'
import type { Product } from '@salvia/contract/catalogue/shop'
import type { FactSubject } from '@salvia/contract/words/facts'
import { allergens } from '@salvia/contract/words/search'
import { expect, test } from 'vitest'
import { startApiOfFile } from '#test/api'

const api = await startApiOfFile({ isStocked: true })

type Page = ApiAnswer<'GET /products'>

const list = async (query: string) =>
  (await api.app.inject({ url: `/api/products?countryCode=NL&languageCode=en&${query}` })).json<Page>()

/** All that a list finds, with what is known of each. */
async function found(query: string) {
  const first = await list(`${query}&limit=100`)
  const pages = Math.ceil(first.pager.count / 100)
  const others = Array.from({ length: Math.max(0, pages - 1) }, (_, at) =>
    list(`${query}&limit=100&offset=${(at + 1) * 100}`),
  )
  const ids = [first, ...(await Promise.all(others))].flatMap(({ results }) => results.map(({ id }) => id))
  const products = await Promise.all(
    ids.map(async (id) => {
      const url = `/api/products/${id}?countryCode=NL&languageCode=en`
      return (await api.app.inject({ url })).json<Product>()
    }),
  )
  return { page: first, products }
}

const factsOf = ({ contains, freeOf }: Product, subject: FactSubject) =>
  contains.includes(subject) ? 'Contains' : freeOf.includes(subject) ? 'FreeOf' : 'NotKnown'

test.for(allergens.map((allergen) => [allergen]))(
  'a filter without %s, its facet and the page read one rule',
  async ([allergen = 'Milk']) => {
    const { pager, facets } = await list('withFacets=true&limit=1')
    const { page, products } = await found(`withoutAllergens=${allergen}`)
    expect(products.filter((product) => factsOf(product, allergen) !== 'FreeOf')).toEqual([])
    const held = facets?.allergens.find(({ id }) => id === allergen)?.count ?? 0
    expect(page.pager.count + held + (page.notKnown?.count ?? 0)).toBe(pager.count)
  },
)

test.for([
  ['softgel gelatin free', 'Gelatin'],
  ['gelatin free', 'Gelatin'],
  ['without gelatin softgel', 'Gelatin'],
  ['ohne Gelatine', 'Gelatin'],
  ['ohne Gluten', 'Gluten'],
  ['glutenvrij', 'Gluten'],
  ['sans gluten', 'Gluten'],
  ['sugar free lozenges', 'Sugar'],
  ['zuckerfreie Lutschtabletten', 'Sugar'],
] as const)(
  '"%s" shows only what is known to be free of it, and counts the rest',
  async ([query, subject]) => {
    const { page, products } = await found(`query=${encodeURIComponent(query)}`)
    expect(products.filter((product) => factsOf(product, subject) !== 'FreeOf')).toEqual([])
    expect(page.notKnown?.count).toBeGreaterThan(0)
  },
)

test('labels that say that they are free of gluten lead', async () => {
  const { products } = await found('query=ohne%20Gluten')
  const stated = products.map(({ productVerifications }) =>
    productVerifications.some(({ id }) => id === 'gluten-free'),
  )
  expect(stated[0]).toBe(true)
  expect(stated.lastIndexOf(true)).toBeLessThan(stated.filter((isStated) => isStated).length + 3)
})

test('a label that is read from the name says so, and what it does not name is not known', async () => {
  const { products } = await found('name=vitamin%20d3')
  const named = products.filter(({ labelKnowledge }) => labelKnowledge === 'Name')
  expect(named.length).toBe(4)
  expect(named.every(({ ingredients }) => ingredients.length === 1)).toBe(true)
  expect(named.every(({ freeOf }) => freeOf.length === 0)).toBe(true)
})

test('of what answers alike known labels come first', async () => {
  const { products } = await found('query=vitamin%20d3%201000%20iu')
  const knowledge = products.map(({ labelKnowledge }) => labelKnowledge)
  expect(knowledge[0]).not.toBe('None')
  const { results } = await list('query=magnesium&limit=5')
  const first = await Promise.all(
    results.map(async ({ name }) => (await found(`name=${encodeURIComponent(name)}`)).products[0]),
  )
  expect(first.map((product) => product?.labelKnowledge)).not.toContain('Name')
})

test('nothing is counted where nothing is to be absent', async () => {
  expect((await list('query=magnesium')).notKnown).toBeUndefined()
  expect((await list('')).notKnown).toBeUndefined()
})
