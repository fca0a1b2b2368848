import type { AdminCarrier, AdminCountry } from '@salvia/contract/reference/admin-reference'
import type { HttpMethod } from '@salvia/contract/route'
import { describe, expect, test } from 'vitest'
import { startApiOfFile } from '#test/api'
import { makeCart, readCart, setLine, stockedProducts } from '#test/checkout'
import { databaseDigest } from '#test/database-digest'
import { makeAdmin } from '#test/people'
import { callVersioned } from '#test/plans'
import { seedOnStart } from '../../seed/seed-on-start.ts'

const api = await startApiOfFile({ isStocked: true })
const admin = await makeAdmin(api)
const base = await makeAdmin(api, ['admin:base'])
const [product] = await stockedProducts(api)

const as = (path: string, method: HttpMethod = 'GET', body?: object, by = admin) =>
  callVersioned(api, by, [method, path, body])
const carrierOf = async (id: string) => (await as(`/admin/delivery-carriers/${id}`)).json<AdminCarrier>()
const history = async (subject: string, key: string) =>
  (await as(`/admin/settings/history?subject=${subject}&key=${key}`)).json()

const koerier = {
  countryCode: 'NL',
  name: 'Fietskoerier',
  kind: 'Door',
  fixedPrice: { amount: 350, currency: 'EUR' },
  freeFrom: { amount: 4000, currency: 'EUR' },
  minDays: 0,
  maxDays: 1,
  isActive: true,
}

describe('carriers', () => {
  test('a changed price counts in carts at once, is no example, keeps its history and outlives the next start', async () => {
    const cart = await makeCart(api, { lines: [{ productId: product?.id, quantity: 1 }] })
    await as(`/cart/${cart.id}/customer`, 'PATCH', { deliveryCarrierId: 'nl-postnl-door' })
    const before = await carrierOf('nl-postnl-door')
    expect(before).toMatchObject({ version: 1, fixedPrice: { amount: 455 }, isExample: true })
    const fixedPrice = { amount: 1000, currency: 'EUR' }
    const saved = await as('/admin/delivery-carriers/nl-postnl-door', 'PUT', {
      version: 1,
      fixedPrice,
      freeFrom: null,
    })
    expect(saved.json()).toEqual({ ...before, version: 2, fixedPrice, freeFrom: null, isExample: false })
    await seedOnStart(api.db)
    expect(await carrierOf('nl-postnl-door')).toEqual(saved.json())
    const { totals } = (await readCart(api, cart.id)) as unknown as {
      totals: { shipping: { amount: number } }
    }
    expect(totals.shipping).toEqual({ amount: 1090, currency: 'EUR' })
    expect((await history('Carrier', 'nl-postnl-door')).results).toMatchObject([
      {
        event: 'CarrierChanged',
        actor: { id: admin.userId },
        changes: [
          { field: 'fixedPrice', from: { amount: 455, currency: 'EUR' }, to: fixedPrice },
          { field: 'freeFrom', from: { amount: 5900, currency: 'EUR' }, to: null },
          { field: 'isExample', from: true, to: false },
        ],
      },
    ])
  })

  test('an example is confirmed as it is', async () => {
    const before = await carrierOf('be-bpost-door')
    const saved = await as('/admin/delivery-carriers/be-bpost-door', 'PUT', { version: 1 })
    expect(saved.json()).toEqual({ ...before, version: 2, isExample: false })
  })

  test('one that is made is offered after those of its country', async () => {
    const made = await as('/admin/delivery-carriers', 'POST', koerier)
    expect([made.statusCode, made.json()]).toEqual([
      201,
      { ...koerier, id: expect.any(String), version: 1, isExample: false },
    ])
    const offered = (await as('/reference-data/delivery-carriers')).json<AdminCarrier[]>()
    expect(offered.filter(({ countryCode }) => countryCode === 'NL').at(-1)?.name).toBe('Fietskoerier')
  })

  test.for([
    ['of no country', { countryCode: 'XX' }, 'country_unknown', 'countryCode'],
    ['whose longest time is the shorter', { minDays: 3, maxDays: 2 }, 'days_contradict', 'maxDays'],
    [
      'whose threshold is in a currency that nobody there pays in',
      { countryCode: 'SE' },
      'currency_not_charged',
      'freeFrom.currency',
    ],
  ] as const)('one %s is refused', async ([, change, code, id]) => {
    const before = await databaseDigest(api.db)
    const refused = await as('/admin/delivery-carriers', 'POST', { ...koerier, ...change })
    expect(refused.json()).toMatchObject({ status: 422, code, errors: [{ id, error: code }] })
    expect(await databaseDigest(api.db)).toEqual(before)
  })

  test('two who save at once: the second gets the carrier as it is now', async () => {
    const { version } = await carrierOf('de-dhl-door')
    const answers = await Promise.all(
      [3, 4].map((maxDays) => as('/admin/delivery-carriers/de-dhl-door', 'PUT', { version, maxDays })),
    )
    const now = await carrierOf('de-dhl-door')
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412])
    expect(answers.find(({ statusCode }) => statusCode === 412)?.json()).toMatchObject({
      code: 'outdated',
      current: now,
    })
  })
})

describe('countries', () => {
  test('are listed with what selling there needs, those that are sold to first', async () => {
    const found = (await as('/admin/countries?name=austria')).json()
    expect(found).toEqual({
      results: [
        {
          code: 'AT',
          version: 1,
          names: { en: 'Austria', de: 'Österreich', nl: 'Oostenrijk', fr: 'Autriche' },
          isOpen: true,
          carrierCount: 3,
          vatRates: [
            { countryCode: 'AT', vatCategoryId: 'FoodSupplement', taxRate: expect.any(Number) },
            { countryCode: 'AT', vatCategoryId: 'Standard', taxRate: 2000 },
          ],
        },
      ],
      pager: { offset: 0, limit: 10, count: 1, sort: null },
    })
    const { results, pager } = (await as('/admin/countries?limit=100')).json()
    expect(pager.count).toBe(250)
    expect(results.findIndex(({ isOpen }: AdminCountry) => !isOpen)).toBe(32)
  })

  test('a closed one sells nothing, at once and after the next start, and sells again when it is opened', async () => {
    const closed = await as('/admin/countries/FR', 'PUT', { version: 1, isOpen: false })
    expect(closed.json()).toMatchObject({ code: 'FR', version: 2, isOpen: false })
    await seedOnStart(api.db)
    const cart = await makeCart(api, { countryCode: 'FR' })
    const line: [string, object] = [String(product?.id), { quantity: 1 }]
    expect((await setLine(api, cart.id, line)).json()).toMatchObject({
      error: 'We cannot ship to this country yet',
    })
    const again = await as('/admin/countries/FR', 'PUT', { version: 2, isOpen: true })
    expect(again.json()).toMatchObject({ version: 3, isOpen: true })
    expect((await setLine(api, cart.id, line)).json()).toMatchObject({ error: null })
    expect(
      (await history('Country', 'FR')).results.map(({ changes }: { changes: object[] }) => changes),
    ).toEqual([[{ field: 'isOpen', from: false, to: true }], [{ field: 'isOpen', from: true, to: false }]])
  })

  test('one without a row is opened like any other; an older version is refused with the country as it is', async () => {
    const opened = await as('/admin/countries/MC', 'PUT', { version: 0, isOpen: true })
    expect(opened.json()).toMatchObject({ version: 1, isOpen: true, carrierCount: 0, vatRates: [] })
    const late = await as('/admin/countries/MC', 'PUT', { version: 0, isOpen: false })
    expect(late.json()).toMatchObject({ status: 412, current: { version: 1, isOpen: true } })
    const early = await as('/admin/countries/SM', 'PUT', { version: 7, isOpen: true })
    expect(early.json()).toMatchObject({ status: 412, current: { version: 0, isOpen: false } })
  })
})

test('an admin without all rights reads, and writes nothing', async () => {
  const before = await databaseDigest(api.db)
  expect((await as('/admin/delivery-carriers', 'GET', undefined, base)).statusCode).toBe(200)
  for (const [path, method, body] of [
    ['/admin/delivery-carriers', 'POST', koerier],
    ['/admin/delivery-carriers/nl-dhl-express-express', 'PUT', { version: 1, maxDays: 4 }],
    ['/admin/countries/DE', 'PUT', { version: 1, isOpen: false }],
    ['/admin/seller', 'PUT', { version: 0, name: 'Mine' }],
  ] as const)
    expect((await as(path, method, body, base)).statusCode).toBe(403)
  expect(await databaseDigest(api.db)).toEqual(before)
})
