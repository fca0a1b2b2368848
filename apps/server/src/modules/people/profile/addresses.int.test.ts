import { expect, test } from 'vitest'
import { startApi } from '#test/api'
import { databaseDigest } from '#test/database-digest'
import { get, home, put } from '#test/own-settings'
import { makeAdmin, makeClient } from '#test/people'
import { userAddresses } from './data/settings-tables.ts'

const empty = {
  firstName: '',
  lastName: ' ',
  streetName: '',
  houseNumber: '',
  postalCode: '',
  city: '',
  countryId: 'NL',
}

test('addresses become Latin, are kept encrypted, and count as the same where they are', async () => {
  const api = await startApi()
  const anna = await makeClient(api)
  const saved = (
    await put(api, '/settings/profile', anna, { billingAddress: home, sameAddress: true })
  ).json()
  const latin = {
    firstName: 'Eleni',
    lastName: 'Ivanova',
    streetName: 'Odos Ermoy',
    houseNumber: '12',
    postalCode: '105 63',
    city: 'Athina',
    countryId: 'GR',
    email: null,
    isLocked: false,
  }
  expect(saved).toMatchObject({ billingAddress: latin, shippingAddress: latin, sameAddress: true })
  const kept = JSON.stringify(await api.db.select().from(userAddresses))
  expect(kept).not.toMatch(/Ermoy|Ivanova/)
  expect((await get(api, '/users/me', anna)).json()).toMatchObject({
    sameAddress: true,
    billingAddressId: saved.billingAddress.id,
  })

  const other = { ...latin, email: undefined, isLocked: undefined, houseNumber: '14' }
  const moved = (await put(api, '/settings/profile', anna, { shippingAddress: other })).json()
  expect(moved).toMatchObject({
    sameAddress: false,
    shippingAddress: { houseNumber: '14' },
    billingAddress: { houseNumber: '12' },
  })
  const untouched = (await put(api, '/settings/profile', anna, { billingAddress: empty })).json()
  expect(untouched.billingAddress).toEqual(moved.billingAddress)
  const removed = (await put(api, '/settings/profile', anna, { billingAddress: null })).json()
  expect(removed).toMatchObject({ billingAddress: null, shippingAddress: { houseNumber: '14' } })
})

test('a locked address is changed and removed by nobody, and takes what it is already', async () => {
  const api = await startApi()
  const anna = await makeClient(api)
  const shippingAddress = { ...home, houseNumber: '14' }
  await put(api, '/settings/profile', anna, { billingAddress: home, shippingAddress })
  await api.db.update(userAddresses).set({ isLocked: true })
  const before = await databaseDigest(api.db)
  for (const change of [
    { billingAddress: { ...home, city: 'Patra' } },
    { billingAddress: { ...home, externalCode: 'C-18' } },
    { billingAddress: home, shippingAddress: home },
    { shippingAddress: null },
  ]) {
    const answer = await put(api, '/settings/profile', anna, change)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'address_locked'])
  }
  expect(await databaseDigest(api.db)).toEqual(before)
  const same = await put(api, '/settings/profile', anna, { billingAddress: home, firstName: 'Anna' })
  expect(same.json()).toMatchObject({
    firstName: 'Anna',
    billingAddress: { houseNumber: '12', isLocked: true },
  })
})

test('an admin locks an address and opens it again, which is audited once each', async () => {
  const api = await startApi()
  const [anna, admin] = [await makeClient(api), await makeAdmin(api)]
  await put(api, '/settings/profile', anna, { billingAddress: home })
  const lock = (kind: string, isLocked: boolean) =>
    put(api, `/admin/users/${anna.userId}/addresses/${kind}/lock`, admin, { isLocked })
  const move = () => put(api, '/settings/profile', anna, { billingAddress: { ...home, city: 'Patra' } })
  for (const isLocked of [true, true]) expect((await lock('Billing', isLocked)).statusCode).toBe(204)
  expect((await move()).statusCode).toBe(409)
  await lock('Billing', false)
  expect((await move()).json().billingAddress).toMatchObject({ city: 'Patra', isLocked: false })
  const history = await get(api, `/admin/users/${anna.userId}/history`, admin)
  const details = { fields: ['billingAddress'] }
  const actor = { id: admin.userId, fullName: 'Test Person' }
  expect(history.json().results).toMatchObject([
    { event: 'AddressUnlocked', actor, details },
    { event: 'AddressLocked', actor, details },
    { event: 'SignedIn' },
  ])
  const before = await databaseDigest(api.db)
  expect((await lock('Shipping', true)).statusCode).toBe(404)
  expect(await databaseDigest(api.db)).toEqual(before)
})

test('an address keeps its e-mail and code; without a single field, its country included, it is left out', async () => {
  const api = await startApi()
  const anna = await makeClient(api)
  const printed = { ...home, firstName: 'Eleni', lastName: 'Ivanova', streetName: 'Ermou 1', city: 'Athina' }
  const billingAddress = { ...printed, email: 'invoices@example.org', externalCode: 'C-17' }
  const saved = (await put(api, '/settings/profile', anna, { billingAddress })).json()
  expect(saved.billingAddress).toMatchObject({ ...billingAddress, isLocked: false })
  const moved = (await put(api, '/settings/profile', anna, { billingAddress: printed })).json()
  expect(moved.billingAddress).toMatchObject({ email: null, externalCode: 'C-17' })
  const empty = Object.fromEntries(Object.keys(home).map((field) => [field, '']))
  const untouched = (await put(api, '/settings/profile', anna, { billingAddress: empty })).json()
  expect(untouched.billingAddress).toEqual(moved.billingAddress)
})
