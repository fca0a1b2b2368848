import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { type CartBody, makeCart, readCart, setLine, setUpCheckout } from '#test/checkout'
import { call } from '#test/plans'
import { products } from '../catalogue/index.ts'

const body = (answer: { json: <T>() => T }) => answer.json<CartBody>()

describe('a line', () => {
  test('that is there gets its quantity set; 0 takes it out; the same again changes nothing', async () => {
    const { api, productIds } = await setUpCheckout()
    const [a, b] = productIds
    const { id } = await makeCart(api, { lines: [{ productId: a, quantity: 1 }] })
    const two = body(await setLine(api, id, [b, { quantity: 3 }])).cart
    expect(two.lines.map(({ product, quantity }) => [product.id, quantity])).toEqual([
      [a, 1],
      [b, 3],
    ])
    const again = body(await setLine(api, id, [b, { quantity: 3 }])).cart
    expect(again).toEqual(two)
    const set = body(await setLine(api, id, [b, { quantity: 99 }])).cart
    expect(set.lines[1]?.quantity).toBe(99)
    expect(new Date(set.updatedAt).getTime()).toBe(new Date(two.updatedAt).getTime() + 1)
    expect(body(await setLine(api, id, [b, { quantity: 0 }])).cart.lines).toHaveLength(1)
    const empty = body(await call(api, null, ['DELETE', `/cart/${id}/products/${a}`])).cart
    expect(empty).toMatchObject({ lines: [], itemsCount: 0, totalAmount: { amount: 0, currency: 'EUR' } })
  })

  test('of several that is refused is named, and none of them is added', async () => {
    const { api, productIds } = await setUpCheckout()
    const [a, b, c] = productIds
    await api.db
      .update(products)
      .set({ restrictedCountries: ['NL'] })
      .where(eq(products.id, b))
    const [named] = await api.db
      .select({ id: products.id, name: products.name })
      .from(products)
      .where(eq(products.id, b))
    const lines = [a, b].map((productId) => ({ productId, quantity: 1 }))
    const error = 'This product is not sold in your country'
    const opened = (await call(api, null, ['POST', '/cart', { countryCode: 'NL', lines }])).json()
    expect(opened).toMatchObject({ error, refusedProduct: named, cart: { lines: [] } })
    const { id } = await makeCart(api, { lines: [{ productId: c, quantity: 2 }] })
    const kept = { productId: c, quantity: 2 }
    const changed = (await call(api, null, ['PUT', `/cart/${id}`, { lines: [kept, ...lines] }])).json()
    expect(changed).toMatchObject({ error, refusedProduct: named, cart: { lines: [{ quantity: 2 }] } })
    const alone = (await setLine(api, id, [b, { quantity: 1 }])).json<object>()
    expect(alone).toMatchObject({ error })
    expect(alone).not.toHaveProperty('refusedProduct')
  })

  test('of more than 99 packs is refused in words, of less than none or of no number of packs by name', async () => {
    const { api, productIds } = await setUpCheckout()
    const cart = await makeCart(api, { lines: [{ productId: productIds[0], quantity: 2 }] })
    for (const quantity of [100, 9999]) {
      const refused = await setLine(api, cart.id, [productIds[0], { quantity }])
      expect(refused.statusCode).toBe(200)
      expect(refused.json()).toMatchObject({
        error: 'At most 99 of one product',
        cart: { lines: [{ quantity: 2 }] },
      })
    }
    for (const quantity of [-1, 1e9]) {
      const broken = await setLine(api, cart.id, [productIds[0], { quantity }])
      expect([broken.statusCode, broken.json<{ errors: unknown }>().errors]).toEqual([
        400,
        [{ id: 'quantity', error: quantity < 0 ? 'too_small' : 'too_big' }],
      ])
    }
    expect((await readCart(api, cart.id)).updatedAt).toBe(cart.updatedAt)
  })

  const unavailable = 'This product is not available at the moment'

  test.for<[string, Partial<typeof products.$inferInsert>, string, string?]>([
    ['hidden', { isHidden: true }, unavailable, 'NotInCatalog'],
    ['inactive', { isActive: false }, unavailable, 'NotInCatalog'],
    ['out of stock', { stockStatus: 'OutOfStock' as const }, unavailable, 'OutOfStock'],
    ['restricted there', { restrictedCountries: ['NL'] }, 'This product is not sold in your country'],
    ['short of packs', { quantity: 1, reserved: 0 }, 'There is not enough of this product in stock'],
  ])(
    'of a product that is %s cannot be added, and one that became so is marked',
    async ([, change, text, stockStatusId = 'InStock']) => {
      const { api, productIds } = await setUpCheckout()
      const [a, b] = productIds
      const lines = [{ productId: a, quantity: 2 }]
      const cart = await makeCart(api, { lines })
      const empty = await makeCart(api)
      await api.db.update(products).set(change).where(eq(products.id, a))

      const refused = await setLine(api, empty.id, [a, { quantity: 2 }])
      expect(refused.statusCode).toBe(200)
      expect(refused.json()).toEqual({ cart: empty, error: text })

      const marked = await readCart(api, cart.id)
      expect(marked.lines).toMatchObject([
        { quantity: 2, problem: expect.any(String), product: { stockStatus: { id: stockStatusId } } },
      ])
      expect(marked.updatedAt > cart.updatedAt).toBe(true)
      const others = body(await setLine(api, cart.id, [b, { quantity: 1 }]))
      expect(others).toMatchObject({ error: null, cart: { lines: [{}, { problem: null }] } })
      const removed = body(await call(api, null, ['DELETE', `/cart/${cart.id}/products/${a}`])).cart
      expect(removed.lines.map(({ product }) => product.id)).toEqual([b])
    },
  )

  test('of a product that does not exist is refused', async () => {
    const { api } = await setUpCheckout()
    const cart = await makeCart(api)
    const answer = await setLine(api, cart.id, ['018f0000-0000-7000-8000-000000000000', { quantity: 1 }])
    expect(answer.json()).toEqual({ cart, error: 'This product is not available at the moment' })
  })

  test('is the 101st no more', async () => {
    const { api } = await setUpCheckout()
    const sellable = { stockStatus: 'OnBackOrder', isHidden: false, isActive: true } as const
    await api.db.update(products).set({ ...sellable, restrictedCountries: [] })
    const rows = await api.db.select({ id: products.id }).from(products).limit(101)
    const [last, ...hundred] = rows.map(({ id }) => id)
    const cart = await makeCart(api, { lines: hundred.map((productId) => ({ productId, quantity: 1 })) })
    expect(cart.lines).toHaveLength(100)
    const refused = await setLine(api, cart.id, [last ?? '', { quantity: 1 }])
    expect(refused.json()).toMatchObject({ error: 'A cart can have at most 100 products' })
    expect(await readCart(api, cart.id)).toEqual(cart)
  })
})
