import { randomUUID } from 'node:crypto'
import { and, asc, eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { products } from '../src/modules/catalogue/index.ts'
import type { TestApi } from './api.ts'
import { startApi, type TestSettings } from './api.ts'
import type { Person } from './people.ts'
import { call } from './plans.ts'

export type Shopper = Pick<Person, 'headers'> | null

export type CartBody = {
  cart: {
    id: string
    updatedAt: string
    status: string
    countryCode: string
    currencyCode: string
    isCustomClientOrder: boolean
    shippingCustomer: { id: string; name: string } | null
    overrideDiscountPercentage: number | null
    lines: {
      product: { id: string }
      quantity: number
      recommendationItemId: string | null
      isSample: boolean
      discountPercentage: number
      unitGross: { amount: number; currency: string }
      gross: { amount: number }
      discount: { amount: number }
      paid: { amount: number }
      vatRate: number
      problem: string | null
    }[]
    itemsCount: number
    totals: Record<string, { amount: number; currency: string }>
    totalAmount: { amount: number; currency: string }
    email: string | null
    shippingAddress: Record<string, string | null> | null
    billingAddress: Record<string, string | null> | null
    note: string
    deliveryCarrierId: string | null
    pickingPolicy: string
    maySplit: boolean
    recommendations: { shareCode: string; id: string; practitionerName: string }[]
    setAsideCart: { id: string; practitionerName: string | null; itemsCount: number } | null
    vatNumberStatus: string | null
  }
  error: string | null
}
export type FinalizedBody = CartBody & { orderId: string; orderKey: string }

export const NL_CARRIER = 'nl-postnl-door'

export const ADDRESS = {
  firstName: 'Anna',
  lastName: 'Visser',
  streetName: 'Oudegracht',
  houseNumber: '12',
  postalCode: '3511 AB',
  city: 'Utrecht',
  countryId: 'NL',
}

type ProductRow = typeof products.$inferSelect

/** Sellable products of one stock status, by id; their stock is set to a plenty. */
export async function stockedProducts(api: TestApi, quantity = 500): Promise<ProductRow[]> {
  const isPlain = and(
    eq(products.stockStatus, 'InStock'),
    eq(products.isActive, true),
    eq(products.isHidden, false),
    eq(products.canBeSample, true),
    sql`cardinality(${products.restrictedCountries}) = 0`,
  )
  const rows = await api.db.select().from(products).where(isPlain).orderBy(asc(products.id)).limit(8)
  for (const { id } of rows)
    await api.db.update(products).set({ quantity, reserved: 0 }).where(eq(products.id, id))
  return rows
}

export async function setUpCheckout(settings: TestSettings = {}) {
  const api = await startApi({ isStocked: true, ...settings })
  const shelf = await stockedProducts(api)
  const [first, second, third] = shelf.map(({ id }) => id)
  if (!first || !second || !third) throw new Error('the demo has too few products')
  return { api, shelf, productIds: [first, second, third] as const }
}

export async function makeCart(
  api: TestApi,
  body: object = {},
  by: Shopper = null,
): Promise<CartBody['cart']> {
  const answer = await call(api, by, ['POST', '/cart', { countryCode: 'NL', ...body }])
  expect(answer.statusCode).toBe(201)
  expect(answer.json<CartBody>().error).toBeNull()
  return answer.json<CartBody>().cart
}

export async function readCart(api: TestApi, cartId: string, by: Shopper = null): Promise<CartBody['cart']> {
  return (await call(api, by, ['GET', `/cart/${cartId}`])).json<CartBody>().cart
}

export const setLine = (api: TestApi, cartId: string, line: [string, object], by: Shopper = null) =>
  call(api, by, ['PUT', `/cart/${cartId}/products/${line[0]}`, line[1]])

/** Everything that finalize asks for. */
export async function fillCustomer(api: TestApi, cartId: string, fields: object = {}, by: Shopper = null) {
  const body = {
    email: 'anna@example.com',
    shippingAddress: ADDRESS,
    deliveryCarrierId: NL_CARRIER,
    ...fields,
  }
  const answer = await call(api, by, ['PATCH', `/cart/${cartId}/customer`, body])
  expect(answer.json()).toMatchObject({ error: null })
  expect(answer.statusCode).toBe(200)
}

export const finalize = (
  api: TestApi,
  cartId: string,
  by: Shopper = null,
  headers: Record<string, string> = {},
) => call(api, by, ['POST', `/cart/${cartId}/finalize`], headers)

export async function makeOrder(
  api: TestApi,
  productIds: readonly string[],
  by: Shopper = null,
  body: object = {},
): Promise<FinalizedBody> {
  const lines = productIds.map((productId) => ({ productId, quantity: 1 }))
  const cart = await makeCart(api, { lines, ...body }, by)
  await fillCustomer(api, cart.id, {}, by)
  const answer = await finalize(api, cart.id, by)
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({ error: null, orderId: expect.any(String) })
  return answer.json<FinalizedBody>()
}

type Opened = { orderId: string; orderKey: string }

export const pay = (api: TestApi, { orderId, orderKey }: Opened, headers: Record<string, string> = {}) =>
  call(api, null, ['POST', `/orders/${orderId}/payment?key=${orderKey}`], headers)

/** The gateway's session that a payment opened. */
export async function openPayment(api: TestApi, order: Opened, isNew = false): Promise<string> {
  const headers: Record<string, string> = isNew ? { 'idempotency-key': randomUUID() } : {}
  const answer = await pay(api, order, headers)
  expect(answer.statusCode).toBe(200)
  return new URL(answer.json<{ paymentUrl: string }>().paymentUrl).pathname.split('/')[2] ?? ''
}

/** Presses a button on the gateway's page; answers where it leads. */
export async function press(api: TestApi, sessionId: string, button: string): Promise<string> {
  const answer = await api.app.inject({
    method: 'POST',
    url: `/test-gateway/${sessionId}/${button}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(answer.statusCode).toBe(303)
  return String(answer.headers.location)
}

export async function makePlacedOrder(
  api: TestApi,
  productIds: readonly string[],
  by: Shopper = null,
  body: object = {},
): Promise<FinalizedBody> {
  const order = await makeOrder(api, productIds, by, body)
  await press(api, await openPayment(api, order), 'pay')
  return order
}

export const readOrder = async (api: TestApi, { orderId, orderKey }: Opened) =>
  (await call(api, null, ['GET', `/orders/${orderId}?key=${orderKey}`])).json<Record<string, unknown>>()
