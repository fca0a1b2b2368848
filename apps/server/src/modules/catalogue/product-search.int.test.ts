import type { ProductCard } from '@salvia/contract/catalogue'
import type { Pager } from '@salvia/contract/page'
import type { ProductMatch } from '@salvia/contract/product-search'
import { expect, test } from 'vitest'
import { startApiOfFile } from '../../../test/api.ts'
import { demoProductId } from './demo-fill/demo-id.ts'

const api = await startApiOfFile({ isStocked: true })

type Page = { results: (ProductCard & { matches: ProductMatch[] })[]; pager: Pager }

const magnesium = demoProductId(298074)

const get = async (path: string) => api.app.inject({ url: `/api/products${path}` })
const list = async (query: string) => (await get(`?countryCode=NL&languageCode=en&${query}`)).json<Page>()

test('a search says by what each row was found, and counts what the found have', async () => {
  const answer = await get('?countryCode=NL&languageCode=en&query=magnesium citrat 170 mg&withFacets=true')
  const { results, facets } = answer.json()
  expect(results[0].matches).toEqual([
    { text: 'magnesium', by: 'Name' },
    { text: 'citrat', by: 'Name' },
    { text: '170 Milligrams', by: 'Strength' },
  ])
  expect(facets.deliveryFormats.length).toBeGreaterThan(0)
  expect(facets.isEstimate).toBe(false)
})

test('facets of the whole shop count what filters find', async () => {
  const { facets, pager } = (await get('?countryCode=NL&languageCode=en&withFacets=true')).json()
  expect(pager.count).toBe(823)
  const drops = facets.deliveryFormats.find(({ id }: { id: string }) => id === 'drops')
  expect(drops.count).toBe(62)
  const [band] = facets.prices
  expect((await list(`priceFrom=${band.from}&priceTo=${band.to}`)).pager.count).toBe(band.count)
  const [allergen] = facets.allergens
  expect((await list(`withoutAllergens=${allergen.id}`)).pager.count).toBe(823 - allergen.count)
  const [marker] = facets.markers
  expect((await list(`marker=${marker.id}`)).pager.count).toBe(marker.count)
  const [verification] = facets.verifications
  expect((await list(`verificationId=${verification.id}`)).pager.count).toBe(verification.count)
})

test('an article number and a barcode find their product, and what is to be absent is left out', async () => {
  expect((await list('query=THO-298074')).results).toMatchObject([
    { id: magnesium, matches: [{ text: 'THO-298074', by: 'Code' }] },
  ])
  const all = (await list('query=magnesium')).pager.count
  expect((await list('query=magnesium without magnesium stearate')).pager.count).toBeLessThan(all)
})

test('a query that is too long is refused by name, one of nothing but signs finds nothing', async () => {
  const answer = await get(`?query=${'a'.repeat(10_000)}`)
  expect([answer.statusCode, answer.json().errors?.[0]?.id]).toEqual([400, 'query'])
  expect((await list('query=***!!!???')).results).toEqual([])
})
