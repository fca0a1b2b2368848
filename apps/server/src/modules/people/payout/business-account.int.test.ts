import { expect, test } from 'vitest'
import { startApi, type TestApi } from '#test/api'
import { makePerson, PASSWORD, type Person } from '#test/people'
import { changeAsAdmin } from '#test/practitioners'
import { walletTransactions } from '../../wallet/index.ts'
import { restoreBankData } from './use-cases/restore-bank-data.ts'

const bank = { accountHolder: 'Sophie', iban: 'NL91ABNA0417164300', bankCountryId: 'NL', password: PASSWORD }
const business = { businessType: 'Individual', taxCountryId: 'NL' }
const home = {
  firstName: 'Sophie',
  lastName: 'van Dijk',
  streetName: 'Lindenlaan',
  houseNumber: '14',
  postalCode: '3581 CE',
  city: 'Utrecht',
  countryId: 'NL',
}

const makeBeginner = (api: TestApi) =>
  makePerson(api, { kind: 'Practitioner', permissions: ['practitioner:base'], practitioner: {} })

type Setting = ['PUT' | 'POST', string, object]

async function send(api: TestApi, { headers }: Person, [method, url, payload]: Setting) {
  const answer = await api.app.inject({ method, url: `/api/settings/${url}`, headers, payload })
  expect(answer.statusCode).toBe(200)
}

const parts = {
  bank: (api: TestApi, by: Person) => send(api, by, ['POST', 'bank-data', bank]),
  business: (api: TestApi, by: Person) => send(api, by, ['POST', 'financial-info', business]),
  address: (api: TestApi, by: Person) => send(api, by, ['PUT', 'profile', { billingAddress: home }]),
}

async function flagsOf({ app }: TestApi, { headers }: Person) {
  const { isCommissionEnabled, isAllowedToReceiveCommission } = (
    await app.inject({ url: '/api/users/me', headers })
  ).json()
  return [isCommissionEnabled, isAllowedToReceiveCommission]
}

test.for([
  ['bank', 'business', 'address'],
  ['address', 'bank', 'business'],
  ['business', 'address', 'bank'],
] as const)('commission is off before %s, %s and %s are all there, and on from then', async (order) => {
  const api = await startApi()
  const sophie = await makeBeginner(api)
  for (const part of order) {
    expect(await flagsOf(api, sophie)).toEqual([false, true])
    await parts[part](api, sophie)
  }
  expect(await flagsOf(api, sophie)).toEqual([true, true])
})

test('an address that nothing can be sent to completes no business account', async () => {
  const api = await startApi()
  const sophie = await makeBeginner(api)
  await parts.bank(api, sophie)
  await parts.business(api, sophie)
  await send(api, sophie, ['PUT', 'profile', { billingAddress: { ...home, city: '' } }])
  expect(await flagsOf(api, sophie)).toEqual([false, true])
})

test('commission waits as Suspended until the business account is complete, and is released then', async () => {
  const api = await startApi()
  const sophie = await makeBeginner(api)
  await api.db.insert(walletTransactions).values({
    id: crypto.randomUUID(),
    practitionerId: sophie.userId,
    type: 'Commission',
    status: 'Suspended',
    amount: 2000,
    currency: 'EUR',
    createdAt: api.app.now(),
  })
  const status = async () => (await api.db.select().from(walletTransactions)).map((row) => row.status)
  await parts.bank(api, sophie)
  await parts.business(api, sophie)
  await api.runJobs()
  expect(await status()).toEqual(['Suspended'])
  await parts.address(api, sophie)
  await api.runJobs()
  expect(await status()).toEqual(['Draft'])
})

test('what an admin switched off stays off when a complete account is written again; a part taken away switches it off', async () => {
  const api = await startApi()
  const sophie = await makeBeginner(api)
  for (const part of Object.values(parts)) await part(api, sophie)
  const admin = await makePerson(api, { kind: 'Internal', permissions: ['admin:base'] })
  await changeAsAdmin(api, sophie, admin, { isCommissionEnabled: false })
  await parts.bank(api, sophie)
  expect(await flagsOf(api, sophie)).toEqual([false, true])
  await changeAsAdmin(api, sophie, admin, { isCommissionEnabled: true })
  const { sealed, jobs } = api.app
  const nothing = { sealed, jobs, practitionerId: sophie.userId, before: null }
  await api.db.transaction((tx) => restoreBankData(tx, nothing, api.app.now()))
  expect(await flagsOf(api, sophie)).toEqual([false, true])
  await send(api, sophie, ['PUT', 'profile', { billingAddress: null }])
  await parts.bank(api, sophie)
  expect(await flagsOf(api, sophie)).toEqual([false, true])
})
