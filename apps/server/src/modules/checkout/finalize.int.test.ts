import { DAY_MS } from '@salvia/contract/durations'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { NOW } from '#test/api'
import { stockOf } from '#test/catalogue'
import {
  ADDRESS,
  type FinalizedBody,
  fillCustomer,
  finalize,
  makeCart,
  makeOrder,
  openPayment,
  pay,
  press,
  readCart,
  readOrder,
  setLine,
  setUpCheckout,
} from '#test/checkout'
import { makeApprovedPractitioner } from '#test/people'
import { item, makePlan } from '#test/plans'
import { products } from '../catalogue/index.ts'
import { expireDrafts, orders } from '../orders/index.ts'

describe('finalizing', () => {
  test('names every field that is missing, and freezes nothing', async () => {
    const { api, productIds } = await setUpCheckout()
    const cart = await makeCart(api, { lines: [{ productId: productIds[0], quantity: 1 }] })
    const bare = await finalize(api, cart.id)
    expect(bare.json()).toMatchObject({
      status: 422,
      code: 'cart_incomplete',
      errors: [
        { id: 'email', error: 'required' },
        { id: 'shippingAddress', error: 'required' },
        { id: 'deliveryCarrierId', error: 'required' },
      ],
    })
    const shippingAddress = { ...ADDRESS, countryId: 'DE', city: '', postalCode: '10115' }
    await fillCustomer(api, cart.id, { shippingAddress, billingAddress: { ...ADDRESS, lastName: ' ' } })
    const filled = await finalize(api, cart.id)
    expect(filled.json<{ errors: object[] }>().errors).toEqual([
      { id: 'shippingAddress.city', error: 'required' },
      { id: 'shippingAddress.countryId', error: 'country_differs' },
      { id: 'billingAddress.lastName', error: 'required' },
    ])
    expect(await api.db.$count(orders)).toBe(0)
    expect((await readCart(api, cart.id)).status).toBe('Open')
  })

  test('an empty cart and a line that cannot be sold are refused in words', async () => {
    const { api, productIds } = await setUpCheckout()
    const empty = await makeCart(api)
    const none = { orderId: null, orderKey: null }
    expect((await finalize(api, empty.id)).json()).toMatchObject({ error: 'The cart is empty', ...none })
    const cart = await makeCart(api, { lines: [{ productId: productIds[0], quantity: 1 }] })
    await fillCustomer(api, cart.id)
    await api.db.update(products).set({ isActive: false }).where(eq(products.id, productIds[0]))
    const refused = await finalize(api, cart.id)
    expect(refused.statusCode).toBe(200)
    expect(refused.json()).toMatchObject({ error: 'This product is not available at the moment', ...none })
    expect(await api.db.$count(orders)).toBe(0)
  })

  test('a country without a dated rate is refused', async () => {
    const { api, productIds } = await setUpCheckout()
    const cart = await makeCart(api, { countryCode: 'MC', lines: [] })
    const added = await setLine(api, cart.id, [productIds[0], { quantity: 1 }])
    expect(added.json()).toMatchObject({ error: 'We cannot ship to this country yet' })
  })

  test('freezes prices, plan, delivery and the way of the VAT; later prices change nothing', async () => {
    const { api, productIds, shelf } = await setUpCheckout()
    const practitioner = await makeApprovedPractitioner(api)
    const plan = await makePlan(api, practitioner, {
      discountPercentage: 10,
      recommendationItems: [item(productIds[0])],
    })
    const recommendationItemId = plan.recommendationItems[0]?.id
    const lines = [{ productId: productIds[0], quantity: 2, recommendationItemId }]
    const cart = await makeCart(api, { lines })
    await fillCustomer(api, cart.id)
    const order = (await finalize(api, cart.id)).json<FinalizedBody>()
    const [row] = await api.db.select().from(orders).where(eq(orders.id, order.orderId))
    expect(row).toMatchObject({
      status: 'Draft',
      practitionerId: practitioner.userId,
      plan: { id: plan.id, shareCode: plan.shareCode, name: 'Sleep' },
      reservedUntil: null,
      exchangeRate: 1_000_000,
      languageCode: 'en',
      vatTrace: {
        countryCode: 'NL',
        date: '2026-11-20',
        rates: [{ vatCategoryId: 'FoodSupplement', taxRate: 900, dateAssumed: false }],
        exchange: null,
        exemption: null,
        unconfirmedVatNumber: null,
      },
    })
    const before = await readOrder(api, order)
    expect(before).toMatchObject({
      expectedDelivery: [{ productIds: [productIds[0]] }],
      lines: [{ quantity: 2, discountPercentage: 10, vatRate: 900 }],
      totals: { total: order.cart.totalAmount },
    })
    await api.db.update(products).set({ netPrice: 1, name: 'Other' }).where(eq(products.id, productIds[0]))
    expect(await readOrder(api, order)).toEqual(before)
    expect(shelf[0]?.netPrice).not.toBe(1)
  })

  test('is answered the same for the same version of a cart, and for the same key', async () => {
    const { api, productIds } = await setUpCheckout()
    const order = await makeOrder(api, [productIds[0]])
    const again = (await finalize(api, order.cart.id)).json<FinalizedBody>()
    expect(again).toEqual(order)
    const cart = await makeCart(api, { lines: [{ productId: productIds[0], quantity: 1 }] })
    await fillCustomer(api, cart.id)
    const key = { 'idempotency-key': 'one-and-the-same' }
    const first = (await finalize(api, cart.id, null, key)).json<FinalizedBody>()
    expect((await finalize(api, cart.id, null, key)).json<FinalizedBody>()).toEqual(first)
    const other = await makeCart(api, { lines: [{ productId: productIds[0], quantity: 1 }] })
    await fillCustomer(api, other.id)
    // Keys are scoped to their cart: someone else's key reveals nothing.
    const others = (await finalize(api, other.id, null, key)).json<FinalizedBody>()
    expect(others).toMatchObject({ error: null })
    expect(others.orderId).not.toBe(first.orderId)
    expect(await api.db.$count(orders)).toBe(3)
  })

  test('with a key that came with another version of the cart is refused, and the cart stays open', async () => {
    const { api, productIds } = await setUpCheckout()
    const cart = await makeCart(api, { lines: [{ productId: productIds[0], quantity: 1 }] })
    await fillCustomer(api, cart.id)
    const key = { 'idempotency-key': 'one-and-the-same' }
    const first = (await finalize(api, cart.id, null, key)).json<FinalizedBody>()
    await setLine(api, cart.id, [productIds[0], { quantity: 2 }])
    const again = await finalize(api, cart.id, null, key)
    expect(again.json()).toMatchObject({ status: 422, code: 'key_reused' })
    expect((await readCart(api, cart.id)).status).toBe('Open')
    expect(await readOrder(api, first)).toMatchObject({ status: 'Deleted' })
    expect(await api.db.$count(orders)).toBe(1)
  })

  test('keeps no packs: a payment does, for this order alone, and a change of the cart frees them', async () => {
    const { api, productIds } = await setUpCheckout()
    const setStock = (quantity: number) =>
      api.db.update(products).set({ quantity, reserved: 0 }).where(eq(products.id, productIds[0]))
    await setStock(1)
    const order = await makeOrder(api, [productIds[0]])
    expect(await stockOf(api, productIds[0])).toEqual([1, 0])
    await openPayment(api, order)
    expect(await stockOf(api, productIds[0])).toEqual([1, 1])
    expect((await readCart(api, order.cart.id)).lines).toMatchObject([{ problem: null }])
    const other = await makeCart(api)
    const refused = await setLine(api, other.id, [productIds[0], { quantity: 1 }])
    expect(refused.json()).toMatchObject({ error: expect.stringContaining('not available') })

    const changed = await setLine(api, order.cart.id, [productIds[1], { quantity: 1 }])
    expect(changed.json()).toMatchObject({ cart: { status: 'Open' }, error: null })
    expect(await readOrder(api, order)).toMatchObject({ status: 'Canceled' })
    expect((await setLine(api, other.id, [productIds[0], { quantity: 1 }])).json()).toMatchObject({
      error: null,
    })
  })

  test('a price that changed meanwhile makes a new order of the same cart', async () => {
    const { api, productIds } = await setUpCheckout()
    const order = await makeOrder(api, [productIds[0]])
    await api.db.update(products).set({ netPrice: 5000 }).where(eq(products.id, productIds[0]))
    expect((await readCart(api, order.cart.id)).status).toBe('Finalized')
    const renewed = (await finalize(api, order.cart.id)).json<FinalizedBody>()
    expect(renewed.orderId).not.toBe(order.orderId)
    expect(await readOrder(api, renewed)).toMatchObject({ lines: [{ unitGross: { amount: 5450 } }] })
    expect(await readOrder(api, order)).toMatchObject({ status: 'Deleted' })
  })

  test('charges the exchange rate and the carrier that are in force at that moment, not those that were shown', async () => {
    const { api, productIds } = await setUpCheckout()
    const lines = [{ productId: productIds[0], quantity: 1 }]
    const cart = await makeCart(api, { countryCode: 'SE', currencyCode: 'SEK', lines })
    const shippingAddress = { ...ADDRESS, countryId: 'SE', postalCode: '111 20' }
    await fillCustomer(api, cart.id, {
      shippingAddress,
      billingAddress: shippingAddress,
      deliveryCarrierId: 'se-postnord-door',
    })
    const shown = await readCart(api, cart.id)
    // Another process changes both; this one still shows its cached values.
    await api.db.execute(sql`update exchange_rates set millionths = 20000000 where currency = 'SEK'`)
    await api.db.execute(sql`update delivery_carriers set fixed_price = 1000`)
    expect((await readCart(api, cart.id)).totalAmount).toEqual(shown.totalAmount)
    const finalized = (await finalize(api, cart.id)).json<FinalizedBody>()
    const [order] = await api.db.select().from(orders)
    expect(order?.vatTrace).toMatchObject({
      exchange: { currency: 'SEK', millionths: 20_000_000 },
      shipping: [{ rate: 600, gross: 21_200, vat: 1200 }],
    })
    expect([order?.exchangeRate, order?.shipping]).toEqual([20_000_000, 21_200])
    expect(finalized.orderId).toBe(order?.id)
  })

  test('deletes a draft that nobody began to pay in 30 minutes, and opens its cart', async () => {
    const { api, productIds } = await setUpCheckout()
    const order = await makeOrder(api, [productIds[0]])
    const context = { db: api.db, jobs: api.app.jobs }
    await expireDrafts(context, new Date(NOW.getTime() + 30 * 60_000 - 1))
    expect(await readOrder(api, order)).toMatchObject({ status: 'Draft' })
    await expireDrafts(context, new Date(NOW.getTime() + 30 * 60_000))
    expect(await readOrder(api, order)).toMatchObject({ status: 'Deleted' })
    expect((await readCart(api, order.cart.id)).status).toBe('Open')
  })

  test('a week later, who comes back to the old payment is refused, and orders the same cart again', async () => {
    const { api, productIds } = await setUpCheckout()
    const order = await makeOrder(api, [productIds[0]])
    await expireDrafts({ db: api.db, jobs: api.app.jobs }, new Date(NOW.getTime() + 7 * DAY_MS))
    const late = await pay(api, order)
    expect([late.statusCode, late.json().code]).toEqual([409, 'order_state'])
    const anew = (await finalize(api, order.cart.id)).json<FinalizedBody>()
    expect(anew.orderId).not.toBe(order.orderId)
    await press(api, await openPayment(api, anew), 'pay')
    expect([await readOrder(api, order), await readOrder(api, anew)]).toMatchObject([
      { status: 'Deleted' },
      { status: 'Placed' },
    ])
  })
})

describe('addresses', () => {
  test('in Greek or Cyrillic letters become Latin, others stay, and an empty one is left out', async () => {
    const { api } = await setUpCheckout()
    const cart = await makeCart(api)
    const shippingAddress = { ...ADDRESS, firstName: 'Юлия', streetName: 'Οδός Ερμού', city: 'Zürich' }
    await fillCustomer(api, cart.id, { shippingAddress })
    const kept = { firstName: 'Yuliya', streetName: 'Odos Ermoy', city: 'Zürich' }
    expect((await readCart(api, cart.id)).shippingAddress).toMatchObject(kept)
    const blank = Object.fromEntries(Object.keys(ADDRESS).map((field) => [field, '']))
    await fillCustomer(api, cart.id, { shippingAddress: { ...blank, countryId: 'NL' } })
    expect((await readCart(api, cart.id)).shippingAddress).toMatchObject(kept)
  })
})
