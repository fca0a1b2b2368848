import type { DeliveryCarrier } from '@salvia/contract/reference/reference'
import { fitsPostalCode, postalCodeExample } from '@salvia/rules/people/postal-code'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startApi, startApiOfFile } from '#test/api'
import { listVatRates } from './data/rate-queries.ts'
import { deliveryCarriers, intakeFormats, productCategories, vatRates } from './data/reference-tables.ts'
import { listCarriers, seedReference } from './index.ts'

const api = await startApiOfFile()
await api.db.transaction((tx) => seedReference(tx))

const get = async (path: string) => (await api.app.inject({ url: `/api${path}` })).json()

test('seeding twice seeds once', async () => {
  const count = () =>
    Promise.all([intakeFormats, deliveryCarriers, vatRates].map((table) => api.db.$count(table)))
  const before = await count()
  await api.db.transaction((tx) => seedReference(tx))
  expect(await count()).toEqual(before)
  expect(before.slice(0, 2)).toEqual([14, 89])
})

test('a database of an earlier release gets the new categories and their names; what it has beyond stays', async () => {
  const own = await startApi()
  await own.db.transaction((tx) => seedReference(tx))
  const kept = () => own.db.select().from(productCategories).orderBy(productCategories.position)
  const shipped = await kept()
  expect(shipped).toHaveLength(30)
  const names = { en: 'Old', de: 'Alt', nl: 'Oud', fr: 'Vieux' }
  await own.db.delete(productCategories).where(eq(productCategories.id, 'superfoods'))
  await own.db.update(productCategories).set({ names }).where(eq(productCategories.id, 'probiotics'))
  const mine = { id: 'own', names, position: 99, setBy: 'operator' as const, version: 1 }
  await own.db.insert(productCategories).values(mine)
  await own.db.transaction((tx) => seedReference(tx))
  expect(await kept()).toEqual([...shipped, mine])
})

test('countries have names in four languages; 32 of them are delivered to, each with a postcode that fits', async () => {
  const countries = await get('/reference-data/countries')
  expect(countries).toHaveLength(250)
  expect(
    countries.filter((country: { hasDeliveryCompanies: boolean }) => country.hasDeliveryCompanies),
  ).toHaveLength(32)
  for (const { code, hasDeliveryCompanies, postalCodePattern } of countries) {
    const example = postalCodeExample(code)
    expect([code, example !== null]).toEqual([code, hasDeliveryCompanies])
    expect([code, example === null || fitsPostalCode(example, postalCodePattern)]).toEqual([code, true])
  }
  expect(countries.find(({ code }: { code: string }) => code === 'CH')).toEqual({
    code: 'CH',
    name: 'Switzerland',
    names: { en: 'Switzerland', de: 'Schweiz', nl: 'Zwitserland', fr: 'Suisse' },
    hasDeliveryCompanies: true,
    postalCodePattern: expect.any(String),
    callingCode: '+41',
  })
})

test('the currencies are those that are charged', async () => {
  expect((await get('/reference-data/currencies')).map(({ code }: { code: string }) => code)).toEqual([
    'EUR',
    'DKK',
    'SEK',
  ])
})

test('no express carrier comes later than what a country’s carriers bring to the door anyway', async () => {
  const carriers: DeliveryCarrier[] = await get('/reference-data/delivery-carriers')
  const late = carriers.filter(
    (express) =>
      express.kind === 'Express' &&
      carriers.some(
        ({ kind, countryCode, maxDays }) =>
          kind === 'Door' && countryCode === express.countryCode && maxDays < express.maxDays,
      ),
  )
  expect(late.map(({ id }) => id)).toEqual([])
})

test('carriers are marked as demo and offered in order', async () => {
  const carriers = await listCarriers(api.db, 'NL')
  expect(carriers.map(({ name, kind }) => `${name} ${kind}`)).toEqual([
    'PostNL Door',
    'PostNL PickUpPoint',
    'DHL Express Express',
  ])
  expect(carriers[0]).toMatchObject({
    fixedPrice: { amount: 455, currency: 'EUR' },
    freeFrom: { amount: 5900, currency: 'EUR' },
    isDemo: true,
  })
  expect(await listCarriers(api.db, 'US')).toEqual([])
  expect(await get('/reference-data/delivery-carriers')).toHaveLength(89)
})

test('General Health is the first template category', async () => {
  const [first] = await get('/reference-data/recommendation-template-categories')
  expect(first).toMatchObject({ id: 'general-health', name: 'General Health', isPinnedToTop: true })
})

test('every word is there in four languages', async () => {
  const all = await get('/reference-data')
  const words = [
    ...all.intakeFormats,
    ...all.productDeliveryFormats,
    ...all.productCategories,
    ...all.productVerifications,
    ...all.recommendationTemplateCategories,
  ]
  expect(words).toHaveLength(14 + 10 + 30 + 8 + 13)
  for (const { names } of words) {
    expect(Object.keys(names)).toEqual(['en', 'de', 'nl', 'fr'])
    expect(Object.values(names).every((name) => name !== '')).toBe(true)
  }
  expect(all.productDeliveryFormats[3]).toMatchObject({ id: 'powder', sizeUnit: 'Gram' })
})

test.for([
  [
    'NL',
    [
      ['FoodSupplement', 900],
      ['Standard', 2100],
    ],
  ],
  [
    'CH',
    [
      ['FoodSupplement', 260],
      ['Standard', 810],
    ],
  ],
  [
    'SE',
    [
      ['FoodSupplement', 600],
      ['Standard', 2500],
    ],
  ],
] as const)('the rates of %s today', async ([country, rates]) => {
  expect(await get(`/shop/${country}/vat-rates`)).toEqual(
    rates.map(([vatCategoryId, taxRate]) => ({ countryCode: country, vatCategoryId, taxRate })),
  )
})

test('rates that cannot be read are an empty list, which nobody keeps', async () => {
  const own = await startApi()
  await own.db.execute(sql`alter table vat_rates rename to vat_rates_away`)
  const answer = await own.app.inject({ url: '/api/shop/NL/vat-rates' })
  expect([answer.statusCode, answer.json(), answer.headers['cache-control']]).toEqual([200, [], 'no-store'])
  await own.db.execute(sql`alter table vat_rates_away rename to vat_rates`)
  const again = await own.app.inject({ url: '/api/shop/NL/vat-rates' })
  expect(again.json()).toEqual([{ countryCode: 'NL', vatCategoryId: 'FoodSupplement', taxRate: 0 }])
})

test('a country without rates answers one zero rate, for display', async () => {
  expect(await get('/shop/US/vat-rates')).toEqual([
    { countryCode: 'US', vatCategoryId: 'FoodSupplement', taxRate: 0 },
  ])
  expect(await listVatRates(api.db, 'US', new Date('2026-11-20T10:00:00Z'))).toEqual([])
})

const foodRate = async (country: string, at: string) =>
  (await listVatRates(api.db, country, new Date(at))).find((rate) => rate.vatCategoryId === 'FoodSupplement')
    ?.taxRate

test('a rate changes at midnight where the seller is', async () => {
  expect(await foodRate('SE', '2026-03-31T21:59:59Z')).toBe(1200)
  expect(await foodRate('SE', '2026-03-31T22:00:00Z')).toBe(600)
  expect(await foodRate('SE', '2028-01-02T00:00:00Z')).toBe(1200)
  expect(await foodRate('CH', '2023-12-31T12:00:00Z')).toBeUndefined()
})

test('what is kept is at most a minute old', async () => {
  const own = await startApi()
  await own.db.transaction((tx) => seedReference(tx))
  const count = async () =>
    (await own.app.inject({ url: '/api/reference-data/delivery-carriers' })).json<unknown[]>().length
  expect(await count()).toBe(89)
  await own.db.delete(deliveryCarriers)
  expect(await count()).toBe(89)
  own.setNow(new Date('2026-11-20T10:01:00.000Z'))
  expect(await count()).toBe(0)
})

test('reference data may be kept by everyone', async () => {
  const answer = await api.app.inject({ url: '/api/reference-data' })
  expect(answer.headers['cache-control']).toBe('public, max-age=60, stale-while-revalidate=60')
  const again = await api.app.inject({
    url: '/api/reference-data',
    headers: { 'if-none-match': String(answer.headers.etag) },
  })
  expect(again.statusCode).toBe(304)
})
