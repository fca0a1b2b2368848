import type { AdminVatRate } from '@salvia/contract/reference/admin-rates'
import type { HttpMethod } from '@salvia/contract/route'
import { expect, test } from 'vitest'
import { startApi } from '#test/api'
import { makeCart, readCart, stockedProducts } from '#test/checkout'
import { databaseDigest } from '#test/database-digest'
import { makeAdmin, signInAs } from '#test/people'
import { callVersioned } from '#test/plans'
import { seedOnStart } from '../../seed/seed-on-start.ts'

/** Today by the tests' clock. */
const TODAY = '2026-11-20'
const dutch = { countryCode: 'NL', vatCategoryId: 'FoodSupplement', source: 'law of 2026' }

async function setUp() {
  const api = await startApi({ isStocked: true })
  const admin = await makeAdmin(api)
  const [product] = await stockedProducts(api)
  const as = (path: string, method: HttpMethod = 'GET', body?: object) =>
    callVersioned(api, admin, [method, path, body])
  /** The first second of the next day in the seller's time zone; the admin signs in again. */
  const startTomorrow = async () => {
    api.setNow(new Date('2026-11-20T23:00:01Z'))
    admin.headers = await signInAs(api, admin.email)
  }
  const add = (taxRate: number, validFrom: string) =>
    as('/admin/vat-rates', 'POST', { ...dutch, taxRate, validFrom })
  const kind = async () =>
    (await as('/admin/vat-rates?countryCode=NL&vatCategoryId=FoodSupplement')).json<{
      results: AdminVatRate[]
    }>().results
  const cart = await makeCart(api, { lines: [{ productId: product?.id, quantity: 1 }] })
  const charged = async () => {
    const [line] = (await readCart(api, cart.id)).lines as unknown as {
      vatRate: number
      problem: string | null
    }[]
    return line?.problem ?? line?.vatRate
  }
  return { api, as, add, kind, charged, startTomorrow }
}

test('a rate from a later day follows the one in force on that day, and releases add none any more', async () => {
  const { api, add, as, kind, charged, startTomorrow } = await setUp()
  const [before] = await kind()
  expect([before?.taxRate, before?.state, await charged()]).toEqual([900, 'InForce', 900])
  const added = await add(2100, '2026-11-21')
  expect([added.statusCode, added.json()]).toEqual([
    201,
    {
      ...dutch,
      id: expect.any(String),
      version: 1,
      taxRate: 2100,
      validFrom: '2026-11-21',
      validTo: null,
      state: 'Coming',
      setBy: 'operator',
      canWithdraw: true,
      dateAssumed: false,
    },
  ])
  expect(await charged()).toBe(900)
  await seedOnStart(api.db)
  expect((await kind()).map(({ taxRate, state }) => [taxRate, state])).toEqual([
    [2100, 'Coming'],
    [900, 'InForce'],
    [600, 'Past'],
  ])
  await startTomorrow()
  expect(await charged()).toBe(2100)
  const { results } = (await as('/admin/settings/history?subject=VatRate&key=NL')).json()
  expect(results).toMatchObject([
    {
      event: 'RateAdded',
      changes: [
        {
          field: 'FoodSupplement',
          from: null,
          to: { taxRate: 2100, validFrom: '2026-11-21', validTo: null },
        },
      ],
    },
  ])
})

test('what was in force stays: nothing begins before today, and no day that is over is taken back', async () => {
  const { api, add, as, kind } = await setUp()
  const [inForce] = await kind()
  const digest = await databaseDigest(api.db)
  const refused = [
    await add(2100, '2026-11-19'),
    await as(`/admin/vat-rates/${inForce?.id}/withdraw`, 'POST', { version: 1 }),
    await as(`/admin/vat-rates/${inForce?.id}/end`, 'POST', { version: 1, validTo: '2026-11-19' }),
    await as('/admin/vat-rates', 'POST', { ...dutch, countryCode: 'XX', taxRate: 1, validFrom: TODAY }),
  ].map((answer) => answer.json<{ status: number; code: string }>())
  expect(refused.map(({ status, code }) => [status, code])).toEqual([
    [422, 'rate_past'],
    [422, 'rate_begun'],
    [422, 'rate_past'],
    [422, 'country_unknown'],
  ])
  expect(await databaseDigest(api.db)).toEqual(digest)
})

test('a rate of today can be taken back today, and the one before counts again', async () => {
  const { add, as, kind, charged } = await setUp()
  const { id } = (await add(9100, TODAY)).json()
  expect(await charged()).toBe(9100)
  expect((await add(1900, TODAY)).json()).toMatchObject({ status: 422, code: 'rate_taken' })
  const withdrawn = await as(`/admin/vat-rates/${id}/withdraw`, 'POST', { version: 1 })
  expect(withdrawn.json()).toMatchObject({ state: 'Withdrawn', version: 2 })
  expect(await charged()).toBe(900)
  const stale = await as(`/admin/vat-rates/${id}/withdraw`, 'POST', { version: 1 })
  expect(stale.json()).toMatchObject({ status: 412, current: { id, version: 2, state: 'Withdrawn' } })
  expect((await add(1900, TODAY)).statusCode).toBe(201)
  expect(await charged()).toBe(1900)
  expect((await kind()).map(({ taxRate, state }) => [taxRate, state])).toEqual([
    [1900, 'InForce'],
    [9100, 'Withdrawn'],
    [900, 'Past'],
    [600, 'Past'],
  ])
})

test('after the end of the last rate nothing is sold, until another begins', async () => {
  const { add, as, kind, charged, startTomorrow } = await setUp()
  const [inForce] = await kind()
  const ended = await as(`/admin/vat-rates/${inForce?.id}/end`, 'POST', { version: 1, validTo: TODAY })
  expect(ended.json()).toMatchObject({
    state: 'InForce',
    validTo: TODAY,
    setBy: 'operator',
    canWithdraw: false,
    version: 2,
  })
  expect(await charged()).toBe(900)
  await startTomorrow()
  expect(await charged()).toBe('NoVatRate')
  expect((await add(1000, '2026-11-21')).statusCode).toBe(201)
  expect(await charged()).toBe(1000)
})

test('two who add a rate for one day at once: one is there', async () => {
  const { add, kind } = await setUp()
  const answers = await Promise.all([1, 2, 3].map((at) => add(at * 100, '2027-01-01')))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422, 422])
  expect((await kind()).filter(({ state }) => state === 'Coming')).toHaveLength(1)
})

test('what a euro is worth is followed and taken back alike, and counts in carts', async () => {
  const { api, as } = await setUp()
  const shown = async () => {
    const { results } = (await as('/products?countryCode=SE&limit=1&sort=name')).json()
    return results[0].price.net
  }
  const before = await shown()
  const body = { currency: 'SEK', millionths: 22_020_000, validFrom: TODAY }
  const added = await as('/admin/exchange-rates', 'POST', body)
  expect(added.json()).toMatchObject({ ...body, state: 'InForce', setBy: 'operator', isExample: false })
  expect(await shown()).toEqual({ amount: expect.closeTo(before.amount * 2, -1), currency: 'SEK' })
  expect((await as('/admin/exchange-rates', 'POST', body)).json()).toMatchObject({ code: 'rate_taken' })
  await seedOnStart(api.db)
  const { results } = (await as('/admin/exchange-rates?currency=SEK&limit=2')).json()
  expect(results.map(({ state }: { state: string }) => state)).toEqual(['InForce', 'Past'])
  const withdraw = (id: string, version: number) =>
    as(`/admin/exchange-rates/${id}/withdraw`, 'POST', { version })
  expect((await withdraw(results[1].id, 1)).json()).toMatchObject({ code: 'rate_begun' })
  expect((await withdraw(results[0].id, 1)).json()).toMatchObject({ state: 'Withdrawn' })
  expect(await shown()).toEqual(before)
})

test('rates are listed by country, currency, rate or day, and by nothing else', async () => {
  const { as } = await setUp()
  const listed = async (path: string, field: string) =>
    (await as(path)).json<{ results: Record<string, unknown>[] }>().results.map((row) => row[field])
  const rates = (await listed('/admin/vat-rates?sort=-taxRate&limit=100', 'taxRate')) as number[]
  expect(rates).toEqual(rates.toSorted((a, b) => b - a))
  const days = (await listed('/admin/vat-rates?sort=validFrom&limit=100', 'validFrom')) as string[]
  expect(days).toEqual(days.toSorted())
  const currencies = (await listed('/admin/exchange-rates?sort=-currency', 'currency')) as string[]
  expect(currencies).toEqual(currencies.toSorted().reverse())
  for (const path of ['/admin/vat-rates', '/admin/exchange-rates'])
    expect((await as(`${path}?sort=source`)).json()).toMatchObject({ status: 400, code: 'sort_unknown' })
})
