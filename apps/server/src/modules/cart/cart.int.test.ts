import { addVat } from '@salvia/rules/money/vat'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { NOW } from '#test/api'
import { type CartBody, makeCart, makePlacedOrder, readCart, setLine, setUpCheckout } from '#test/checkout'
import { call } from '#test/plans'
import { products } from '../catalogue/index.ts'

const body = (answer: { json: <T>() => T }) => answer.json<CartBody>()

describe('a cart', () => {
  test('is opened with lines, priced gross for its country by the catalogue alone', async () => {
    const { api, shelf } = await setUpCheckout()
    const [product] = shelf
    if (!product) throw new Error('no product')
    const cart = await makeCart(api, { lines: [{ productId: product.id, quantity: 2 }] })
    const unitGross = addVat({ amount: product.netPrice, currency: 'EUR' }, 900)
    expect(cart).toMatchObject({
      status: 'Open',
      countryCode: 'NL',
      currencyCode: 'EUR',
      itemsCount: 2,
      updatedAt: NOW.toISOString(),
      lines: [{ quantity: 2, unitGross, vatRate: 900, discountPercentage: 0, problem: null }],
      totalAmount: { amount: unitGross.amount * 2, currency: 'EUR' },
    })
  })

  test.for([
    ['a price', { lines: [{ quantity: 1, price: 1 }] }, 'lines.0.price'],
    ['a discount of its own', { overrideDiscountPercentage: 10 }, 'overrideDiscountPercentage'],
    ['a negative quantity', { lines: [{ quantity: -1 }] }, 'lines.0.quantity'],
    ['no number of packs', { lines: [{ quantity: 10_000 }] }, 'lines.0.quantity'],
    ['a foreign currency', { currencyCode: 'USD' }, 'currencyCode'],
    ['control characters', { note: 'a\u0000b' }, 'note'],
    ['a note that is too long', { note: 'x'.repeat(1001) }, 'note'],
  ])('is not changed by %s, and the field is named', async ([, change, field]) => {
    const { api, productIds } = await setUpCheckout()
    const cart = await makeCart(api, { lines: [{ productId: productIds[0], quantity: 1 }] })
    const input = JSON.parse(
      JSON.stringify(change).replaceAll('{"quantity"', `{"productId":"${productIds[0]}","quantity"`),
    )
    const answer = await call(api, null, ['PUT', `/cart/${cart.id}`, input])
    expect(answer.statusCode).toBe(400)
    expect(answer.json<{ errors: { id: string }[] }>().errors.map(({ id }) => id)).toEqual([field])
    expect(await readCart(api, cart.id)).toEqual(cart)
  })

  test('is charged in its country’s currency and refuses another', async () => {
    const { api, productIds } = await setUpCheckout()
    const lines = [{ productId: productIds[0], quantity: 1 }]
    const swedish = await makeCart(api, { countryCode: 'SE', currencyCode: 'SEK', lines })
    expect(swedish.totalAmount.currency).toBe('SEK')
    const answer = await call(api, null, ['PUT', `/cart/${swedish.id}`, { currencyCode: 'EUR' }])
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({
      code: 'currency_not_charged',
      errors: [{ id: 'currencyCode', error: 'currency_not_charged' }],
    })
    expect(await readCart(api, swedish.id)).toEqual(swedish)
  })

  test('is priced again for another country, and loses the carrier of the one before', async () => {
    const { api, productIds } = await setUpCheckout()
    const cart = await makeCart(api, { lines: [{ productId: productIds[0], quantity: 1 }] })
    await call(api, null, ['PATCH', `/cart/${cart.id}/customer`, { deliveryCarrierId: 'nl-postnl-door' }])
    const moved = body(await call(api, null, ['PUT', `/cart/${cart.id}`, { countryCode: 'DE' }])).cart
    expect(moved).toMatchObject({ countryCode: 'DE', deliveryCarrierId: null, lines: [{ vatRate: 700 }] })
    const unknown = await call(api, null, ['PUT', `/cart/${cart.id}`, { countryCode: 'XX' }])
    expect(unknown.json()).toMatchObject({ status: 422, code: 'country_unknown' })
    expect(await readCart(api, cart.id)).toEqual(moved)
  })

  test('that is closed answers empty, takes no change, and an unknown one is not found', async () => {
    const { api, productIds } = await setUpCheckout()
    const cart = await makeCart(api, { lines: [{ productId: productIds[0], quantity: 1 }] })
    const removed = await call(api, null, ['DELETE', `/cart/${cart.id}`])
    expect(removed.json()).toEqual({ cart: null, error: null })
    expect((await call(api, null, ['GET', `/cart/${cart.id}`])).json()).toEqual({ cart: null, error: null })
    expect((await setLine(api, cart.id, [productIds[0], { quantity: 1 }])).json()).toMatchObject({
      status: 409,
      code: 'cart_discarded',
    })
    const { cart: ordered } = await makePlacedOrder(api, [productIds[0]])
    expect((await setLine(api, ordered.id, [productIds[1], { quantity: 1 }])).json()).toMatchObject({
      status: 409,
      code: 'cart_closed',
    })
    const nobodys = '018f0000-0000-4000-8000-000000000000'
    expect((await call(api, null, ['GET', `/cart/${nobodys}`])).statusCode).toBe(404)
  })
})

describe('the version', () => {
  const since = (value: string) => ({ 'if-modified-since': value })

  test('answers 304 until something changes, a price of the catalogue included', async () => {
    const { api, productIds } = await setUpCheckout()
    const cart = await makeCart(api, { lines: [{ productId: productIds[0], quantity: 1 }] })
    const unchanged = await call(api, null, ['GET', `/cart/${cart.id}`], since(cart.updatedAt))
    expect([unchanged.statusCode, unchanged.body]).toEqual([304, ''])
    await api.db.update(products).set({ netPrice: 12345 }).where(eq(products.id, productIds[0]))
    const changed = await call(api, null, ['GET', `/cart/${cart.id}`], since(cart.updatedAt))
    expect(changed.statusCode).toBe(200)
    expect(body(changed).cart.lines[0]?.unitGross.amount).toBe(13456)
    const again = await call(api, null, ['GET', `/cart/${cart.id}`], since(body(changed).cart.updatedAt))
    expect(again.statusCode).toBe(304)
  })

  test('rises when the clock stands still or goes back', async () => {
    const { api, productIds } = await setUpCheckout()
    const cart = await makeCart(api, { lines: [{ productId: productIds[0], quantity: 1 }] })
    api.setNow(new Date(NOW.getTime() - 5000))
    const set = body(await setLine(api, cart.id, [productIds[0], { quantity: 2 }])).cart
    expect(set.updatedAt).toBe(new Date(NOW.getTime() + 1).toISOString())
  })
})
