import type { AdminInquiry } from '@salvia/contract/inquiries/admin-inquiries'
import type { ProductInquiry } from '@salvia/contract/inquiries/inquiries'
import type { InquiryOfProduct } from '@salvia/contract/inquiries/inquiry-of-product'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { one } from '#db/one'
import { NOW, type TestApi } from '#test/api'
import { messagesTo } from '#test/auth'
import { databaseDigest } from '#test/database-digest'
import { codeOf, idOf, OIL, setUpInquiries } from '#test/inquiries'
import { call, callVersioned } from '#test/plans'
import { products } from '../catalogue/index.ts'

const UP_TO_EXPECTED = ['SearchingForSupplier', 'InContactWithSupplier', 'ExpectedInStock']

const shownProduct = async ({ db }: TestApi) =>
  one(
    await db
      .select({ id: products.id, name: products.name })
      .from(products)
      .where(
        and(eq(products.isActive, true), eq(products.isHidden, false), eq(products.stockStatus, 'InStock')),
      )
      .orderBy(products.id)
      .limit(1),
  )

const setHidden = ({ db }: TestApi, id: string, isHidden: boolean) =>
  db.update(products).set({ isHidden }).where(eq(products.id, id))

test('nothing is joined with a request that is over, and who waits for the double goes on waiting for it', async () => {
  const { api, admin, sophie, lars, ask, move, moveTo } = await setUpInquiries()
  const double = idOf(await ask(lars, { name: 'Nigella oil' }))
  const fulfilled = idOf(await ask(sophie, OIL))
  await moveTo(fulfilled, 'SearchingForSupplier', 'InContactWithSupplier', 'ExpectedInStock')
  await move(fulfilled, { status: 'Fulfilled', productId: (await shownProduct(api)).id, version: 4 })
  const unavailable = idOf(await ask(sophie, { name: 'Kava root' }))
  await moveTo(unavailable, 'CannotSupply')
  const before = await databaseDigest(api.db)
  for (const id of [fulfilled, unavailable]) {
    const path = `/admin/product-inquiries/${id}/merge`
    expect(codeOf(await call(api, admin, ['POST', path, { ids: [double] }]))).toEqual([409, 'inquiry_state'])
  }
  expect(await databaseDigest(api.db)).toEqual(before)
})

test('a request is fulfilled by a product that the shop shows, and names it only while it is shown', async () => {
  const { api, admin, sophie, ask, move, moveTo } = await setUpInquiries()
  const id = idOf(await ask(sophie, OIL))
  const product = await shownProduct(api)
  await moveTo(id, ...UP_TO_EXPECTED)
  await setHidden(api, product.id, true)
  const offered = async (isHidden: boolean) => {
    const path = `/admin/products?isActive=true&isHidden=${isHidden}&ids=${product.id}`
    return (await call(api, admin, ['GET', path])).json<{ results: { id: string }[] }>().results
  }
  expect([(await offered(true)).map(({ id: found }) => found), await offered(false)]).toEqual([
    [product.id],
    [],
  ])
  const link = (productId: string, version: number) =>
    callVersioned(api, admin, ['PUT', `/admin/product-inquiries/${id}`, { productId, version }])
  expect((await link(product.id, 4)).statusCode).toBe(200)
  await api.runJobs()
  const before = await databaseDigest(api.db)
  for (const named of [{}, { productId: product.id }])
    expect(codeOf(await move(id, { status: 'Fulfilled', ...named, version: 5 }))).toEqual([
      422,
      'inquiry_product_hidden',
    ])
  expect(await databaseDigest(api.db)).toEqual(before)
  const productSeen = async () => {
    const list = await call(api, sophie, ['GET', '/product-inquiries?scope=Own'])
    return list.json<{ results: ProductInquiry[] }>().results.map((inquiry) => inquiry.product)
  }
  expect(await productSeen()).toEqual([null])
  await setHidden(api, product.id, false)
  expect((await move(id, { status: 'Fulfilled', version: 5 })).statusCode).toBe(200)
  expect(await productSeen()).toEqual([product])
  await api.runJobs()
  expect((await messagesTo(api, sophie.email)).at(-1)?.plainText).toContain(product.name)

  await setHidden(api, product.id, true)
  expect(await productSeen()).toEqual([null])
  const other = await shownProduct(api)
  await setHidden(api, other.id, true)
  expect(codeOf(await link(other.id, 6))).toEqual([422, 'inquiry_product_hidden'])
  const note = { note: 'Out of the shop for now', productId: product.id, version: 6 }
  const noted = await callVersioned(api, admin, ['PUT', `/admin/product-inquiries/${id}`, note])
  expect(noted.json<AdminInquiry>().product).toEqual(product)
})

test('no request is fulfilled by a product that the shop shows and will not get again', async () => {
  const { api, admin, sophie, ask, move, moveTo } = await setUpInquiries()
  const gone = await shownProduct(api)
  await api.db.update(products).set({ stockStatus: 'Discontinued' }).where(eq(products.id, gone.id))
  const offered = await shownProduct(api)
  const id = idOf(await ask(sophie, OIL))
  await moveTo(id, ...UP_TO_EXPECTED)
  const before = await databaseDigest(api.db)
  const refused = await move(id, { status: 'Fulfilled', productId: gone.id, version: 4 })
  expect(refused.json()).toMatchObject({
    status: 422,
    errors: [{ id: 'productId', error: 'inquiry_product_hidden' }],
  })
  expect(await databaseDigest(api.db)).toEqual(before)

  await move(id, { status: 'Fulfilled', productId: offered.id, version: 4 })
  const fulfilled = await databaseDigest(api.db)
  const body = { productId: gone.id, version: 5 }
  const linked = await callVersioned(api, admin, ['PUT', `/admin/product-inquiries/${id}`, body])
  expect(linked.json()).toMatchObject({
    status: 422,
    errors: [{ id: 'productId', error: 'inquiry_product_hidden' }],
  })
  expect(await databaseDigest(api.db)).toEqual(fulfilled)
})

test('a product says which request it fulfilled by its own name, and nothing of one that only leads to it', async () => {
  const { api, admin, sophie, lars, ask, upvote, moveTo, read } = await setUpInquiries()
  const { id: productId, name } = await shownProduct(api)
  const seen = async () => {
    const answer = await call(api, null, ['GET', `/products/${productId}?languageCode=en&countryCode=NL`])
    return answer.json<{ productInquiry: InquiryOfProduct | null }>().productInquiry
  }
  const link = async (id: string) => {
    const body = { productId, version: (await read(id)).version }
    await callVersioned(api, admin, ['PUT', `/admin/product-inquiries/${id}`, body])
  }
  const id = idOf(await ask(sophie, OIL))
  await upvote(lars, id)
  await moveTo(id, ...UP_TO_EXPECTED)
  await link(id)
  expect(await seen()).toBeNull()

  await moveTo(id, 'Fulfilled')
  const at = NOW.toISOString()
  const passed = ['Received', ...UP_TO_EXPECTED, 'Fulfilled']
  const history = passed.map((status) => ({ status, at }))
  expect(await seen()).toEqual({ id, name, status: 'Fulfilled', upvotesCount: 2, statusHistory: history })
  await moveTo(id, 'Closed')
  expect(await seen()).toMatchObject({ id, name, status: 'Closed' })

  const given = idOf(await ask(sophie, { name: 'Nigella oil' }))
  await link(given)
  await moveTo(given, 'CannotSupply', 'Closed')
  expect(await seen()).toMatchObject({ id, name })
})
