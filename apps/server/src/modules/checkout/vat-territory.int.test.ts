import type { Order } from '@salvia/contract/orders/orders'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { startApiOfFile } from '#test/api'
import {
  ADDRESS,
  type CartBody,
  type FinalizedBody,
  fillCustomer,
  finalize,
  makeCart,
  readCart,
  readOrder,
  setLine,
  stockedProducts,
} from '#test/checkout'
import { makeAdmin } from '#test/people'
import { call } from '#test/plans'
import { products } from '../catalogue/index.ts'
import { orders } from '../orders/index.ts'
import { vatTerritories } from '../reference/index.ts'

const api = await startApiOfFile({ isStocked: true })
const [food = '', plain = ''] = (await stockedProducts(api)).map(({ id }) => id)
await api.db.update(products).set({ vatCategoryId: 'FoodSupplement' }).where(eq(products.id, food))
await api.db.update(products).set({ vatCategoryId: 'Standard' }).where(eq(products.id, plain))

type Place = readonly [country: string, postalCode: string]

const addressAt = ([countryId, postalCode]: Place) => ({ ...ADDRESS, countryId, postalCode, city: 'There' })
const carrierOf = async (country: string) => {
  const all = (await call(api, null, ['GET', '/reference-data/delivery-carriers'])).json<
    { id: string; countryCode: string }[]
  >()
  return all.find(({ countryCode }) => countryCode === country)?.id
}
const cartOf = (country: string, productIds: string[]) =>
  makeCart(api, {
    countryCode: country,
    lines: productIds.map((productId) => ({ productId, quantity: 1 })),
  })
const send = (cartId: string, place: Place) =>
  call(api, null, ['PATCH', `/cart/${cartId}/customer`, { shippingAddress: addressAt(place) }])

describe('a territory with a rate of its own', () => {
  test.for([
    ['the Canary Islands', ['ES', '35001'], food, 1000, 0],
    ['Heligoland', ['DE', '27498'], food, 700, 0],
    ['Heligoland, with the sign of the country', ['DE', 'D-27498'], food, 700, 0],
    ['Livigno', ['IT', '23041'], food, 1000, 0],
    ['Mayotte', ['FR', '97600'], food, 550, 0],
    ['Madeira', ['PT', '9000-123'], food, 2300, 2200],
    ['the Azores', ['PT', '9500-001'], plain, 2300, 1800],
    ['Guadeloupe, for what is taxed at the standard rate', ['FR', '97100'], plain, 2000, 850],
    ['Mittelberg, for what is taxed at the standard rate', ['AT', '6991'], plain, 2000, 1900],
  ] as const)(
    '%s: charged as soon as the postal code is known',
    async ([, place, productId, before, after]) => {
      const cart = await cartOf(place[0], [productId])
      expect(cart.lines[0]?.vatRate).toBe(before)
      const answer = await send(cart.id, place)
      expect(answer.json()).toMatchObject({
        error: null,
        cart: { lines: [{ vatRate: after, problem: null }] },
      })
    },
  )

  test('stands in the order and its trace, from the row that was charged; admins alone read it', async () => {
    const cart = await cartOf('ES', [food, plain])
    await fillCustomer(api, cart.id, {
      shippingAddress: addressAt(['ES', '35001']),
      deliveryCarrierId: await carrierOf('ES'),
    })
    const made = (await finalize(api, cart.id)).json<FinalizedBody>()
    const [order] = await api.db.select().from(orders).where(eq(orders.id, made.orderId))
    const rate = {
      taxRate: 0,
      validFrom: '2000-01-01',
      source: 'TEDB, Canary Islands: outside the VAT area',
      dateAssumed: false,
      territory: 'Canary Islands',
    }
    expect(order).toMatchObject({ vat: 0, vatByRate: [{ rate: 0, amount: 0 }] })
    const admin = await makeAdmin(api)
    const read = (await call(api, admin, ['GET', `/orders/${made.orderId}`])).json<Order>()
    expect(read.buyer?.vatTrace).toEqual({
      countryCode: 'ES',
      date: '2026-11-20',
      rates: [
        { vatCategoryId: 'FoodSupplement', ...rate },
        { vatCategoryId: 'Standard', ...rate },
      ],
      shipping: [{ rate: 0, gross: { amount: 890, currency: 'EUR' }, vat: { amount: 0, currency: 'EUR' } }],
      exchange: null,
      exemption: null,
      unconfirmedVatNumber: null,
      vatNumberOutcome: null,
    })
    expect(await readOrder(api, made)).toMatchObject({ buyer: { vatTrace: null } })
  })
})

describe('a territory whose rate is not known', () => {
  test.for([
    ['Åland', ['FI', '22100']],
    ['Åland, with its own sign', ['FI', 'AX-22100']],
    ['Guadeloupe, for food supplements', ['FR', '97100']],
    ['Saint-Barthélemy, whose code lies among those of Guadeloupe', ['FR', '97133']],
    ['San Marino', ['IT', '47890']],
    ['Greenland', ['DK', '3900']],
    ['Samnaun', ['CH', '7562']],
    ['Jungholz, for food supplements', ['AT', '6691']],
  ] as const)('%s: the address is refused with a sentence, and nothing is kept of it', async ([, place]) => {
    const cart = await cartOf(place[0], [food])
    const answer = await send(cart.id, place)
    expect(answer.json()).toMatchObject({
      status: 422,
      code: 'place_not_served',
      detail: 'We cannot ship to this postcode yet',
      errors: [{ id: 'shippingAddress.postalCode', error: 'place_not_served' }],
    })
    expect(await readCart(api, cart.id)).toEqual(cart)
  })

  test('takes no such product into a cart that goes there, and freezes no cart that holds one', async () => {
    const cart = await cartOf('FR', [plain])
    expect((await send(cart.id, ['FR', '97100'])).json()).toMatchObject({ error: null })
    const added = await setLine(api, cart.id, [food, { quantity: 1 }])
    expect(added.json<CartBody>()).toMatchObject({
      error: 'We cannot ship to this postcode yet',
      cart: { lines: [{ product: { id: plain } }] },
    })
    await fillCustomer(api, cart.id, {
      shippingAddress: addressAt(['FR', '97100']),
      deliveryCarrierId: await carrierOf('FR'),
    })
    await api.db.transaction(async (tx) => {
      await tx.update(vatTerritories).set({ taxRate: null }).where(eq(vatTerritories.name, 'Guadeloupe'))
    })
    const refused = await finalize(api, cart.id)
    expect(refused.json()).toMatchObject({ error: 'We cannot ship to this postcode yet', orderId: null })
    expect((await readCart(api, cart.id)).lines).toMatchObject([{ problem: 'PlaceNotServed' }])
  })
})

test('postal codes beside a territory bear the rate of the country', async () => {
  for (const [place, rate] of [
    [['ES', '34999'], 1000],
    [['DE', '27499'], 700],
    [['FI', '23100'], 1350],
    [['PT', '8999-999'], 2300],
  ] as const) {
    const cart = await cartOf(place[0], [food])
    expect((await send(cart.id, place)).json()).toMatchObject({ cart: { lines: [{ vatRate: rate }] } })
  }
})
