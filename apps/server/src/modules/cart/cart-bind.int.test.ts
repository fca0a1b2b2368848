import { describe, expect, test } from 'vitest'
import { NOW, type TestApi } from '#test/api'
import {
  ADDRESS,
  type CartBody,
  fillCustomer,
  makeCart,
  makeOrder,
  openPayment,
  readCart,
  readOrder,
  type Shopper,
  setUpCheckout,
} from '#test/checkout'
import { deliver, messageOf } from '#test/gateway'
import { makeApprovedPractitioner, makeClient, signInAs } from '#test/people'
import { call, item, makePlan } from '#test/plans'
import { orderWithdrawal } from '../../links/order-withdrawal.ts'
import { pricingAt } from './cart-pricing.ts'
import { expireCarts } from './use-cases/expire-carts.ts'

const body = (answer: { json: <T>() => T }) => answer.json<CartBody>()
const bind = (api: TestApi, cartId: string, by: Shopper) => call(api, by, ['PUT', `/cart/${cartId}/bind`])
const current = async (api: TestApi, by: Shopper) => body(await call(api, by, ['GET', '/cart'])).cart

describe('binding', () => {
  test('gives an anonymous cart to a user who has none, and answers the same again', async () => {
    const { api, productIds } = await setUpCheckout()
    const client = await makeClient(api)
    const cart = await makeCart(api, { lines: [{ productId: productIds[0], quantity: 1 }] })
    await fillCustomer(api, cart.id)
    const bound = await bind(api, cart.id, client)
    expect(bound.statusCode).toBe(200)
    expect(body(bound).cart).toMatchObject({ id: cart.id, email: 'anna@example.com' })
    expect((await bind(api, cart.id, client)).json()).toEqual(bound.json())
    expect((await current(api, client)).id).toBe(cart.id)
  })

  test('merges into the user’s cart: quantities add up to 99, the anonymous country wins, 204 ever after', async () => {
    const { api, productIds } = await setUpCheckout()
    const [a, b, c] = productIds
    const client = await makeClient(api)
    const own = await makeCart(
      api,
      {
        lines: [
          { productId: a, quantity: 60 },
          { productId: b, quantity: 1 },
        ],
      },
      client,
    )
    const anonymous = await makeCart(api, {
      countryCode: 'DE',
      lines: [
        { productId: a, quantity: 50 },
        { productId: c, quantity: 2 },
      ],
    })
    expect((await bind(api, anonymous.id, client)).statusCode).toBe(204)
    const merged = await current(api, client)
    expect(merged).toMatchObject({ id: own.id, countryCode: 'DE' })
    expect(merged.lines.map(({ product, quantity }) => [product.id, quantity])).toEqual([
      [a, 99],
      [c, 2],
      [b, 1],
    ])
    expect((await bind(api, anonymous.id, client)).statusCode).toBe(204)
    const late = await call(api, client, ['PUT', `/cart/${anonymous.id}/products/${a}`, { quantity: 1 }])
    expect(late.json()).toMatchObject({ status: 409, code: 'cart_discarded' })
    expect(await current(api, client)).toEqual(merged)
    expect((await bind(api, anonymous.id, await makeClient(api))).statusCode).toBe(404)
  })

  test('keeps what the user’s cart says of its owner, and takes from the anonymous one only what is missing', async () => {
    const { api, productIds } = await setUpCheckout()
    const [known, unknown] = [await makeClient(api), await makeClient(api)]
    const lines = [{ productId: productIds[0], quantity: 1 }]
    const own = {
      email: 'own@example.com',
      note: 'Ring twice',
      billingAddress: { ...ADDRESS, city: 'Delft' },
    }
    const other = {
      email: 'other@example.com',
      note: 'Leave it',
      billingAddress: { ...ADDRESS, city: 'Breda' },
    }
    const bindBeside = async (by: typeof known, contact: object) => {
      const cart = await makeCart(api, { lines }, by)
      if (by === known)
        await fillCustomer(api, cart.id, { ...contact, shippingAddress: { ...ADDRESS, city: 'Gouda' } }, by)
      const anonymous = await makeCart(api, { lines })
      await fillCustomer(api, anonymous.id, other)
      expect((await bind(api, anonymous.id, by)).statusCode).toBe(204)
      return current(api, by)
    }
    expect(await bindBeside(known, own)).toMatchObject({
      email: 'own@example.com',
      note: 'Ring twice',
      billingAddress: { city: 'Delft' },
      shippingAddress: { city: 'Gouda' },
      lines: [{ quantity: 2 }],
    })
    expect(await bindBeside(unknown, {})).toMatchObject({
      email: 'other@example.com',
      note: 'Leave it',
      billingAddress: { city: 'Breda' },
      shippingAddress: { city: ADDRESS.city },
    })
  })

  test('sets the user’s cart aside when the plans are of two practitioners, and gives it back when asked', async () => {
    const { api, productIds } = await setUpCheckout()
    const client = await makeClient(api)
    const linesBy = async () => {
      const practitioner = await makeApprovedPractitioner(api)
      const plan = await makePlan(api, practitioner, { recommendationItems: [item(productIds[0])] })
      return [
        { productId: productIds[0], quantity: 3, recommendationItemId: plan.recommendationItems[0]?.id },
      ]
    }
    const own = await makeCart(api, { lines: await linesBy() }, client)
    const anonymous = await makeCart(api, { lines: await linesBy() })
    const bound = body(await bind(api, anonymous.id, client)).cart
    const waiting = { id: own.id, practitionerName: 'Test Person', itemsCount: 3 }
    expect(bound).toMatchObject({ id: anonymous.id, setAsideCart: waiting })
    expect(await current(api, client)).toMatchObject({ id: anonymous.id, setAsideCart: waiting })
    const back = body(await bind(api, own.id, client)).cart
    expect(back).toMatchObject({ id: own.id, setAsideCart: { id: anonymous.id } })
    expect((await current(api, client)).id).toBe(own.id)

    api.setNow(new Date(NOW.getTime() + 31 * 86_400_000))
    const later = { headers: await signInAs(api, client.email) }
    expect((await readCart(api, own.id, later)).setAsideCart).toBeNull()
  })

  test('keeps a client order apart', async () => {
    const { api, productIds } = await setUpCheckout()
    const practitioner = await makeApprovedPractitioner(api)
    const lines = [{ productId: productIds[0], quantity: 1 }]
    const custom = await makeCart(api, { isCustomClientOrder: true, lines }, practitioner)
    const anonymous = await makeCart(api, { lines })
    expect((await bind(api, anonymous.id, practitioner)).statusCode).toBe(200)
    expect(await readCart(api, custom.id, practitioner)).toMatchObject({
      isCustomClientOrder: true,
      lines: [{ quantity: 1 }],
    })
  })

  test('withdraws the order of a cart that was finalized', async () => {
    const { api, productIds } = await setUpCheckout()
    const client = await makeClient(api)
    const order = await makeOrder(api, [productIds[0]])
    const bound = body(await bind(api, order.cart.id, client)).cart
    expect(bound).toMatchObject({ id: order.cart.id, status: 'Open' })
    expect(await readOrder(api, order)).toMatchObject({ status: 'Deleted' })
  })
})

describe('a second cart of a user', () => {
  test('sets the first aside; an empty first one is closed', async () => {
    const { api, productIds } = await setUpCheckout()
    const client = await makeClient(api)
    const empty = await makeCart(api, {}, client)
    const first = await makeCart(api, { lines: [{ productId: productIds[0], quantity: 2 }] }, client)
    expect(first.setAsideCart).toBeNull()
    expect(await readCart(api, empty.id, client)).toBeNull()
    const second = await makeCart(api, {}, client)
    expect(second.setAsideCart).toEqual({ id: first.id, practitionerName: null, itemsCount: 2 })
  })
})

describe('time', () => {
  const expireAt = async (api: TestApi, days: number) => {
    const at = new Date(NOW.getTime() + days * 86_400_000)
    api.setNow(at)
    const { withdrawOrder } = orderWithdrawal(api.app)
    await expireCarts({
      db: api.db,
      pricing: await pricingAt(api.db, 'NL', at),
      withdrawOrder: (tx, orderId) => withdrawOrder(tx, orderId, at),
    })
  }

  test('closes a cart untouched for 60 days, not before', async () => {
    const { api, productIds } = await setUpCheckout()
    const old = await makeCart(api, { lines: [{ productId: productIds[0], quantity: 1 }] })
    await expireAt(api, 60)
    expect(await readCart(api, old.id)).toMatchObject({ id: old.id })
    await expireAt(api, 61)
    expect(await readCart(api, old.id)).toBeNull()
    const added = await call(api, null, ['PUT', `/cart/${old.id}/products/${productIds[1]}`, { quantity: 1 }])
    expect(added.json()).toMatchObject({ status: 409, code: 'cart_discarded' })
  })

  test('leaves a cart whose payment is under way, and closes those after it with their orders', async () => {
    const { api, productIds } = await setUpCheckout()
    const paying = await makeOrder(api, [productIds[0]])
    await deliver(api, await messageOf(api, await openPayment(api, paying), 'Processing'))
    const unpaid = await makeOrder(api, [productIds[1]])
    await openPayment(api, unpaid)
    await expireAt(api, 61)
    const statusOf = async (order: typeof paying) => (await readOrder(api, order)).status
    expect([await statusOf(paying), await statusOf(unpaid)]).toEqual(['Confirming', 'Canceled'])
    expect(await readCart(api, paying.cart.id)).toMatchObject({ id: paying.cart.id })
    expect(await readCart(api, unpaid.cart.id)).toBeNull()
  })
})
