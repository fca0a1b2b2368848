import { asc, eq, inArray, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { newId } from '#kernel/ids'
import { NOW, startApi, type TestApi } from '#test/api'
import { stockOf } from '#test/catalogue'
import { makeBrand, makeStockedProduct, type Stocked } from '#test/stock'
import { seedReference } from '../../reference/index.ts'
import { holdStock, releaseStock, reserveStock, type StockLine, takeStock } from '../index.ts'
import { products } from '../products/product-tables.ts'
import { stockClaims } from './stock-tables.ts'
import { releaseLapsedStock } from './use-cases/release-lapsed-stock.ts'

const ROUNDS = Number(process.env.RACE_ROUNDS ?? 5)
const SOON = new Date(NOW.getTime() + 30 * 60_000)
const LATER = new Date(NOW.getTime() + 31 * 60_000)

let api: TestApi
let brandId: string

beforeEach(async () => {
  api = await startApi()
  await seedReference(api.db)
  brandId = await makeBrand(api)
})

const makeProduct = (stocked: Stocked) => makeStockedProduct(api, { brandId, ...stocked })

const claims = () => api.db.select().from(stockClaims).orderBy(asc(stockClaims.productId))
const reserve = (orderId: string, lines: StockLine[], expiresAt: Date | null = SOON) =>
  api.db.transaction((tx) => reserveStock(tx, { orderId, lines, expiresAt }))
const take = (orderId: string, lines: StockLine[]) =>
  api.db.transaction((tx) => takeStock(tx, { orderId, lines }, NOW))
const release = (orderId: string) => api.db.transaction((tx) => releaseStock(tx, orderId))

test('an order holds its packs, takes them once, and gives them back once', async () => {
  const productId = await makeProduct({ quantity: 10 })
  const orderId = newId()
  const lines = [{ productId, quantity: 3 }]
  expect(await reserve(orderId, lines)).toEqual([])
  expect(await stockOf(api, productId)).toEqual([10, 3])
  expect(await reserve(orderId, lines)).toEqual([])
  expect(await stockOf(api, productId)).toEqual([10, 3])
  expect(await take(orderId, lines)).toEqual([])
  expect(await take(orderId, lines)).toEqual([])
  expect(await stockOf(api, productId)).toEqual([7, 0])
  await release(orderId)
  await release(orderId)
  expect(await stockOf(api, productId)).toEqual([10, 0])
  expect(await claims()).toEqual([])
})

test('a paid line and a free sample of one product are one claim', async () => {
  const productId = await makeProduct({ quantity: 3 })
  const orderId = newId()
  const twice = [
    { productId, quantity: 2 },
    { productId, quantity: 1 },
  ]
  expect(await reserve(orderId, twice)).toEqual([])
  expect(await stockOf(api, productId)).toEqual([3, 3])
  expect(await take(orderId, twice)).toEqual([])
  expect(await stockOf(api, productId)).toEqual([0, 0])
})

test('an order is reserved whole or not at all, and the short products are named', async () => {
  const [enough, short] = [await makeProduct({ quantity: 5 }), await makeProduct({ quantity: 1 })]
  const lines = [
    { productId: enough, quantity: 2 },
    { productId: short, quantity: 2 },
  ]
  expect(await reserve(newId(), lines)).toEqual([short])
  expect([await stockOf(api, enough), await stockOf(api, short)]).toEqual([
    [5, 0],
    [1, 0],
  ])
  expect(await claims()).toEqual([])
})

test('the last pack can be reserved, the one after it not', async () => {
  const productId = await makeProduct({ quantity: 2, stockStatus: 'LimitedAvailability' })
  expect(await reserve(newId(), [{ productId, quantity: 2 }])).toEqual([])
  expect(await reserve(newId(), [{ productId, quantity: 1 }])).toEqual([productId])
  expect(await stockOf(api, productId)).toEqual([2, 2])
})

test.for(['SpecialOrder', 'OnBackOrder'] as const)('%s is sold without stock', async (stockStatus) => {
  const productId = await makeProduct({ quantity: 0, stockStatus })
  const orderId = newId()
  const lines = [{ productId, quantity: 4 }]
  expect(await reserve(orderId, lines)).toEqual([])
  expect(await take(orderId, lines)).toEqual([])
  expect(await stockOf(api, productId)).toEqual([0, 0])
  expect(await claims()).toEqual([])
})

test('a reservation lapses when its time is over, not before, and never while a payment is being processed', async () => {
  const [lapsing, processing] = [await makeProduct({ quantity: 5 }), await makeProduct({ quantity: 5 })]
  const [first, second] = [newId(), newId()]
  await reserve(first, [{ productId: lapsing, quantity: 1 }])
  await reserve(second, [{ productId: processing, quantity: 1 }])
  expect(await holdStock(api.db, second)).toBe(1)
  await releaseLapsedStock(api.db, SOON)
  expect(await stockOf(api, lapsing)).toEqual([5, 1])
  await releaseLapsedStock(api.db, LATER)
  expect([await stockOf(api, lapsing), await stockOf(api, processing)]).toEqual([
    [5, 0],
    [5, 1],
  ])
  expect(await holdStock(api.db, first)).toBe(0)
})

test('the clock frees what lapsed', async () => {
  const productId = await makeProduct({ quantity: 5 })
  await reserve(newId(), [{ productId, quantity: 1 }])
  await reserve(newId(), [{ productId, quantity: 2 }])
  api.setNow(LATER)
  await api.app.jobs.send(api.db, 'catalogue.release-lapsed-stock', {})
  await api.runJobs()
  expect(await stockOf(api, productId)).toEqual([5, 0])
})

test('an order whose reservation lapsed takes what is free, and says what is not', async () => {
  const [free, gone] = [await makeProduct({ quantity: 2 }), await makeProduct({ quantity: 2 })]
  const orderId = newId()
  const lines = [
    { productId: free, quantity: 2 },
    { productId: gone, quantity: 2 },
  ]
  await reserve(orderId, lines)
  await releaseLapsedStock(api.db, LATER)
  await reserve(newId(), [{ productId: gone, quantity: 1 }])
  expect(await take(orderId, lines)).toEqual([gone])
  expect([await stockOf(api, free), await stockOf(api, gone)]).toEqual([
    [0, 0],
    [2, 1],
  ])
  await release(orderId)
  expect([await stockOf(api, free), await stockOf(api, gone)]).toEqual([
    [2, 0],
    [2, 1],
  ])
})

test('the database itself refuses more promises than packs', async () => {
  const productId = await makeProduct({ quantity: 1 })
  const promise = api.db.update(products).set({ reserved: 2 }).where(eq(products.id, productId))
  await expect(promise).rejects.toThrow()
  expect(await stockOf(api, productId)).toEqual([1, 0])
})

test('many orders at once: as many get it as there are packs, and nothing is below zero', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const ids = [await makeProduct({ quantity: 7 }), await makeProduct({ quantity: 9 })]
    const orders = Array.from({ length: 12 }, () => newId())
    const answers = await Promise.all(
      orders.map((orderId, at) => {
        const [one, other] = at % 2 === 0 ? ids : [...ids].reverse()
        return reserve(orderId, [
          { productId: String(one), quantity: 1 },
          { productId: String(other), quantity: 1 },
        ])
      }),
    )
    expect(answers.filter((short) => short.length === 0)).toHaveLength(7)
    expect(await Promise.all(ids.map((id) => stockOf(api, id)))).toEqual([
      [7, 7],
      [9, 7],
    ])
  }
})

test('orders of one product never wait for each other in a circle, while others refer to it', async () => {
  const productId = await makeProduct({ quantity: 40 * ROUNDS })
  const lines = [{ productId, quantity: 1 }]
  const refer = () =>
    api.db.transaction(async (tx) => {
      await tx.execute(sql`select from products where id = ${productId} for key share`)
      await tx.execute(sql`select pg_sleep(0.002)`)
    })
  for (let round = 0; round < ROUNDS; round += 1) {
    const orders = Array.from({ length: 40 }, () => newId())
    await Promise.all(orders.flatMap((orderId) => [reserve(orderId, lines), refer()]))
    await Promise.all(
      orders.flatMap((orderId, at) => [at % 2 ? take(orderId, lines) : release(orderId), refer()]),
    )
  }
  expect(await stockOf(api, productId)).toEqual([20 * ROUNDS, 0])
})

test('taken twice at once, an order takes its packs once', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const productId = await makeProduct({ quantity: 5 })
    const orderId = newId()
    const lines = [{ productId, quantity: 2 }]
    await reserve(orderId, lines)
    await Promise.all([take(orderId, lines), take(orderId, lines), take(orderId, lines)])
    expect(await stockOf(api, productId)).toEqual([3, 0])
  }
})

test('taking, lapsing and canceling at once leave sums that agree', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const ids = [await makeProduct({ quantity: 30 }), await makeProduct({ quantity: 30 })]
    const orders = Array.from({ length: 8 }, () => newId())
    const lines = ids.map((productId) => ({ productId, quantity: 1 }))
    for (const orderId of orders) await reserve(orderId, lines)
    await Promise.all([
      ...orders.slice(0, 4).map((orderId) => take(orderId, lines)),
      ...orders.slice(2, 6).map(release),
      releaseLapsedStock(api.db, LATER),
      releaseLapsedStock(api.db, LATER),
    ])
    const kept = await api.db
      .select({
        productId: stockClaims.productId,
        taken: sql<number>`coalesce(sum(${stockClaims.quantity}) filter (where ${stockClaims.state} = 'Taken'), 0)::int`,
        reserved: sql<number>`coalesce(sum(${stockClaims.quantity}) filter (where ${stockClaims.state} = 'Reserved'), 0)::int`,
      })
      .from(stockClaims)
      .where(inArray(stockClaims.productId, ids))
      .groupBy(stockClaims.productId)
    for (const productId of ids) {
      const held = kept.find((row) => row.productId === productId) ?? { taken: 0, reserved: 0 }
      expect(await stockOf(api, productId)).toEqual([30 - held.taken, held.reserved])
    }
  }
})
