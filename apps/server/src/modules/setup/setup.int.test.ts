import type { SetupLine } from '@salvia/contract/setup/admin-setup'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startApi, type TestSettings } from '#test/api'
import { makeAdmin } from '#test/people'
import { callVersioned } from '#test/plans'
import { testServices } from '#test/services'
import { seedOnStart } from '../../seed/seed-on-start.ts'
import { products } from '../catalogue/index.ts'

async function setUp(settings: TestSettings = {}) {
  const api = await startApi(settings)
  const admin = await makeAdmin(api)
  const as = (path: string, method: 'GET' | 'PUT' | 'POST' = 'GET', body?: object) =>
    callVersioned(api, admin, [method, path, body])
  const open = async () => {
    const { lines, isDone } = (await as('/admin/setup')).json<{ isDone: boolean; lines: SetupLine[] }>()
    const found = lines.filter((line) => !line.isDone)
    expect(isDone).toBe(found.length === 0)
    return found.map(({ step, count, countries, currencies }) => [
      step,
      count || countries[0] || currencies[0] || 0,
    ])
  }
  return { api, as, open }
}

test('an empty shop has everything still to do; after a start the reference data is there', async () => {
  const { api, open } = await setUp()
  expect((await open()).map(([step]) => step)).toEqual([
    'referenceData',
    'seller',
    'mail',
    'payment',
    'vatRates',
    'carriers',
    'products',
    'stock',
  ])
  await seedOnStart(api.db)
  expect(await open()).toEqual([
    ['seller', 7],
    ['mail', 0],
    ['payment', 0],
    ['carriers', 32],
    ['exchangeRates', 2],
    ['products', 0],
    ['stock', 0],
  ])
})

test('each line is done by what it asks for, and the list is over with the last', async () => {
  const { api, as, open } = await setUp({ isStocked: true })
  const countries = (await as('/admin/countries?isOpen=true&limit=100')).json<{
    results: { code: string; version: number }[]
  }>().results
  for (const { code, version } of countries)
    if (!['NL', 'SE'].includes(code)) await as(`/admin/countries/${code}`, 'PUT', { version, isOpen: false })
  expect(await open()).toEqual([
    ['seller', 7],
    ['mail', 0],
    ['payment', 0],
    ['carriers', 2],
    ['exchangeRates', 1],
  ])
  const carriers = (await as('/admin/delivery-carriers?limit=100')).json<{
    results: { id: string; countryCode: string }[]
  }>().results
  for (const { id, countryCode } of carriers)
    if (['NL', 'SE'].includes(countryCode)) await as(`/admin/delivery-carriers/${id}`, 'PUT', { version: 1 })
  const validFrom = '2026-11-20'
  await as('/admin/exchange-rates', 'POST', { currency: 'SEK', millionths: 11_000_000, validFrom })
  await as('/admin/seller', 'PUT', {
    version: 0,
    name: 'Salvia B.V.',
    streetName: 'Oudegracht',
    postalCode: '3511 AB',
    city: 'Utrecht',
    email: 'hello@salvia.example',
    bankHolder: 'Salvia B.V.',
    iban: 'NL91ABNA0417164300',
  })
  expect(await open()).toEqual([
    ['mail', 0],
    ['payment', 0],
  ])
  await api.db.update(products).set({ quantity: 0, stockStatus: 'InStock' })
  expect((await open()).map(([step]) => step)).toEqual(['mail', 'payment', 'stock'])
  await api.db.update(products).set({ isHidden: true }).where(eq(products.isHidden, false))
  expect((await open()).map(([step]) => step)).toEqual(['mail', 'payment', 'products', 'stock'])
})

test('mail and payment are done by services that are real', async () => {
  const base = testServices((await startApi()).db)
  const services = {
    mail: { ...base.mail, kind: 'smtp' as const },
    payment: { ...base.payment, kind: 'stripe' as const },
  }
  const { open } = await setUp({ services })
  expect((await open()).map(([step]) => step)).not.toContain('mail')
  expect((await open()).map(([step]) => step)).not.toContain('payment')
})
