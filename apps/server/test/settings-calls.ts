import { randomUUID } from 'node:crypto'
import type { AdminCall } from './admin-calls.ts'
import type { TestApi } from './api.ts'
import type { Person } from './people.ts'
import { call } from './plans.ts'
import type { World } from './specimens.ts'

type Made = { id: string; version: number }

const LATER = '2027-03-01'
const FAR = '2030-03-01'

/** The day after the last one that was asked for: no two rates begin on the same. */
let daysAhead = 0
const nextDay = (): string => {
  daysAhead += 1
  return new Date(Date.parse(LATER) + daysAhead * 86_400_000).toISOString().slice(0, 10)
}

async function made(api: TestApi, admin: Person, path: string, body: object): Promise<Made> {
  const answer = await call(api, admin, ['POST', path, body])
  return answer.json<Made>()
}

const vatRate = () => ({
  countryCode: 'NL',
  vatCategoryId: 'Standard',
  taxRate: 2200,
  validFrom: nextDay(),
  source: 'law',
})
const exchangeRate = () => ({ currency: 'SEK', millionths: 11_000_000, validFrom: nextDay() })

const madeVatRate = async ({ api }: World, admin: Person) =>
  (await made(api, admin, '/admin/vat-rates', vatRate())).id

const flag = () => ({
  key: `flag-${randomUUID()}`,
  description: '',
  isOn: true,
  userKinds: [],
  countries: [],
  accounts: [],
})
const flagKey = async ({ api }: World, admin: Person) => {
  const body = flag()
  await made(api, admin, '/admin/feature-flags', body)
  return body.key
}

const names = () => {
  const name = `Category ${randomUUID()}`
  return { en: name, de: name, nl: name, fr: name }
}

/** The shop's own settings. */
export const settingsCalls: Record<string, AdminCall> = {
  'POST /admin/delivery-carriers': {
    body: {
      countryCode: 'NL',
      name: 'Fietskoerier',
      kind: 'Door',
      fixedPrice: { amount: 500, currency: 'EUR' },
      freeFrom: null,
      minDays: 1,
      maxDays: 2,
      isActive: true,
    },
  },
  'PUT /admin/delivery-carriers/:id': {
    id: () => 'de-dhl-door',
    body: async ({ api }, admin) => ({
      version: (await call(api, admin, ['GET', '/admin/delivery-carriers/de-dhl-door'])).json<Made>().version,
      maxDays: 9,
    }),
  },
  'PUT /admin/countries/:code': { id: () => 'IS', body: { version: 1, isOpen: false } },
  'POST /admin/vat-rates': { body: vatRate },
  'POST /admin/vat-rates/:id/end': { id: madeVatRate, body: { version: 1, validTo: FAR } },
  'POST /admin/vat-rates/:id/withdraw': { id: madeVatRate, body: { version: 1 } },
  'POST /admin/exchange-rates': { body: exchangeRate },
  'POST /admin/exchange-rates/:id/withdraw': {
    id: async ({ api }, admin) => (await made(api, admin, '/admin/exchange-rates', exchangeRate())).id,
    body: { version: 1 },
  },
  'PUT /admin/seller': { body: { version: 0, city: 'Utrecht' } },
  'POST /admin/feature-flags': { body: flag },
  'PUT /admin/feature-flags/:key': { id: flagKey, body: { version: 1, isOn: false } },
  'POST /admin/product-categories': { body: () => ({ names: names() }) },
  'PUT /admin/product-categories/:id': {
    id: async ({ api }, admin) =>
      (await made(api, admin, '/admin/product-categories', { names: names() })).id,
    body: { version: 1, position: 3 },
  },
}
