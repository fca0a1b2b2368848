import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startApi, type TestApi } from '#test/api'
import { databaseDigest } from '#test/database-digest'
import { makeApprovedPractitioner } from '#test/people'
import { call } from '#test/plans'
import { products } from '../catalogue/index.ts'

const typed = {
  firstName: 'Anna',
  lastName: 'Visser',
  streetName: 'Oudegracht',
  houseNumber: '1',
  postalCode: '3511 AB',
  city: 'Utrecht',
  countryId: 'NL',
}

async function openCart(api: TestApi) {
  const [product] = await api.db.select({ id: products.id }).from(products).orderBy(products.id).limit(1)
  const lines = [{ productId: product?.id, quantity: 1 }]
  const { cart } = (await call(api, null, ['POST', '/cart', { countryCode: 'NL', lines }])).json()
  const patch = (payload: object) => call(api, null, ['PATCH', `/cart/${cart.id}/customer`, payload])
  return { cart, patch }
}

test('an address takes every field that it answers, but for whether it is locked', async () => {
  const { patch } = await openCart(await startApi({ isStocked: true }))
  const whole = { ...typed, email: 'anna@example.org', externalCode: 'C-17', phone: '+31612345678' }
  const saved = await patch({ shippingAddress: whole })
  expect(saved.json().cart.shippingAddress).toEqual({
    ...whole,
    company: null,
    apartmentNumber: null,
    additionalInformation: null,
    vatNumber: null,
    isLocked: false,
  })
  const locking = await patch({ shippingAddress: { ...whole, isLocked: true } })
  expect(locking.json()).toMatchObject({ status: 400, errors: [{ error: 'unknown_field' }] })
})

test('an address without a single field, its country included, counts as left out', async () => {
  const { patch } = await openCart(await startApi({ isStocked: true }))
  await patch({ shippingAddress: typed })
  const empty = Object.fromEntries(Object.keys(typed).map((field) => [field, '']))
  const kept = await patch({ shippingAddress: empty })
  expect(kept.json().cart.shippingAddress).toMatchObject({ city: 'Utrecht' })
})

test.for([
  ['a country that does not exist', { countryId: 'XX' }, 'countryId', 'country_unknown'],
  ['a street without a country', { countryId: '' }, 'countryId', 'country_unknown'],
  ['a postal code of another country', { postalCode: '79098' }, 'postalCode', 'postal_code_invalid'],
] as const)('%s is told at once, and nothing is written', async ([, wrong, field, error]) => {
  const api = await startApi({ isStocked: true })
  const { patch } = await openCart(api)
  const before = await databaseDigest(api.db)
  for (const name of ['shippingAddress', 'billingAddress'])
    expect((await patch({ [name]: { ...typed, ...wrong } })).json()).toMatchObject({
      status: 422,
      errors: [{ id: `${name}.${field}`, error }],
    })
  expect(await databaseDigest(api.db)).toEqual(before)
})

test('a carrier of another country is refused, and nothing is written', async () => {
  const api = await startApi({ isStocked: true })
  const { patch } = await openCart(api)
  const before = await databaseDigest(api.db)
  expect((await patch({ deliveryCarrierId: 'de-dhl-door', note: 'Ring twice' })).json()).toMatchObject({
    status: 422,
    code: 'carrier_not_here',
    errors: [{ id: 'deliveryCarrierId', error: 'carrier_not_here' }],
  })
  expect(await databaseDigest(api.db)).toEqual(before)
  expect((await patch({ deliveryCarrierId: 'nl-postnl-door' })).json().cart).toMatchObject({
    deliveryCarrierId: 'nl-postnl-door',
  })
})

test('to a country without carriers nothing is shipped: no carrier fits, and no order is made', async () => {
  const api = await startApi({ isStocked: true })
  const { cart, patch } = await openCart(api)
  await patch({ email: 'anna@example.org', shippingAddress: typed, deliveryCarrierId: 'nl-postnl-door' })
  const moved = await call(api, null, ['PUT', `/cart/${cart.id}`, { countryCode: 'US' }])
  expect(moved.json().cart).toMatchObject({
    countryCode: 'US',
    deliveryCarrierId: null,
    lines: [{ problem: 'NoVatRate' }],
  })
  for (const deliveryCarrierId of ['nl-postnl-door', 'us-none'])
    expect((await patch({ deliveryCarrierId })).json()).toMatchObject({ code: 'carrier_not_here' })
  const before = await databaseDigest(api.db)
  const finalized = await call(api, null, ['POST', `/cart/${cart.id}/finalize`])
  expect(finalized.json()).toMatchObject({
    error: 'We cannot ship to this country yet',
    orderId: null,
    orderKey: null,
  })
  expect(await databaseDigest(api.db)).toEqual(before)
})

test('a free line that is set again without being asked for free is paid for', async () => {
  const api = await startApi({ isStocked: true })
  const sophie = await makeApprovedPractitioner(api)
  const [product] = await api.db.select().from(products).orderBy(products.id).limit(1)
  await api.db
    .update(products)
    .set({ canBeSample: true })
    .where(eq(products.id, product?.id ?? ''))
  const { cart } = (await call(api, sophie, ['POST', '/cart', { countryCode: 'NL' }])).json()
  const set = async (payload: object) =>
    (await call(api, sophie, ['PUT', `/cart/${cart.id}/products/${product?.id}`, payload])).json()
  expect((await set({ quantity: 1, isSample: true })).cart.lines).toMatchObject([{ isSample: true }])
  expect(await set({ quantity: 2 })).toMatchObject({
    error: null,
    cart: { lines: [{ isSample: false, quantity: 2 }] },
  })
})
