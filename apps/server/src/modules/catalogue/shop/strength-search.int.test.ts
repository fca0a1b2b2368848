import type { ProductMatch } from '@salvia/contract/catalogue/product-search'
import type { ProductCard } from '@salvia/contract/catalogue/shop'
import { expect, test } from 'vitest'
import { startApiOfFile } from '#test/api'

const api = await startApiOfFile({ isStocked: true })

type Found = ProductCard & { matches: ProductMatch[] }

async function search(query: string): Promise<Found[]> {
  const where = `countryCode=NL&languageCode=en&limit=8&query=${encodeURIComponent(query)}`
  return (await api.app.inject({ url: `/api/products?${where}` })).json<{ results: Found[] }>().results
}

const strengthsOf = ({ matches }: Found) =>
  matches.filter(({ by }) => by === 'Strength').map(({ text }) => text)

test.for([
  ['Swanson B-12 500 mcg', 'Vitamin B-12 500 mcg', '500 Micrograms'],
  ['B-12 500 mcg', 'Vitamin B-12 500 mcg', '500 Micrograms'],
  ['Vitamin B-6 100 mg', 'Vitamin B6 100 mg', '100 Milligrams'],
  ['CoQ-10 100 mg', 'Megasorb CoQ-10 100 mg', '100 Milligrams'],
  ['OPCs + 95 100 mg', 'OPCs + 95 100 mg', '100 Milligrams'],
] as const)(
  'the number of a name is no part of the strength after it: %s',
  async ([query, name, strength]) => {
    const found = await search(query)
    expect(found.map((each) => each.name)).toContain(name)
    expect(found[0] && strengthsOf(found[0])).toEqual([strength])
  },
)

test('with a hyphen or without, the same products are found by a name with a number and a strength', async () => {
  const idsOf = async (query: string) => (await search(query)).map(({ id }) => id)
  const found = await idsOf('CoQ10, 200 mg')
  expect(found).toHaveLength(8)
  expect((await idsOf('CoQ-10 200 mg')).toSorted()).toEqual(found.toSorted())
})
