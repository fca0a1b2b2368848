import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '#kernel/ids'
import { NOW, startApiOfFile } from '#test/api'
import { stockOf } from '#test/catalogue'
import { makeBrand, makeStockedProduct } from '#test/stock'
import { seedReference } from '../../reference/index.ts'
import { fillWaits, listFillable, releaseStock, takeStock } from '../index.ts'
import { products } from '../products/product-tables.ts'
import { stockClaims, stockWaits } from './stock-tables.ts'

const ROUNDS = Number(process.env.RACE_ROUNDS ?? 5)

const api = await startApiOfFile()
await seedReference(api.db)
const brandId = await makeBrand(api)

const fill = (orderId: string) => api.db.transaction((tx) => fillWaits(tx, orderId))
const release = (orderId: string) => api.db.transaction((tx) => releaseStock(tx, orderId))

/** Three orders that miss two packs each, the first of them the longest. */
async function threeWaiting(productId: string): Promise<[string, string, string]> {
  const [first, second, third] = [newId(), newId(), newId()]
  const lines = [{ productId, quantity: 2 }]
  const take = (orderId: string, after: number) =>
    api.db.transaction((tx) => takeStock(tx, { orderId, lines }, new Date(NOW.getTime() + after)))
  await take(third, 2)
  await take(first, 0)
  await take(second, 1)
  return [first, second, third]
}

test('what comes back goes to the orders that wait longest, whoever fills at once', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const productId = await makeStockedProduct(api, { brandId, quantity: 0 })
    const [first, second, third] = await threeWaiting(productId)
    expect(await listFillable(api.db, 10)).toEqual([])
    await api.db.update(products).set({ quantity: 5 }).where(eq(products.id, productId))
    expect(await listFillable(api.db, 10)).toEqual([first, second, third])
    const missing = await Promise.all([third, second, first, third, first].map(fill))
    expect(missing).toEqual([1, 0, 0, 1, 0])
    expect(await stockOf(api, productId)).toEqual([0, 0])
    const taken = await api.db.$count(stockClaims, eq(stockClaims.productId, productId))
    expect(taken).toBe(3)
    await Promise.all([release(first), release(first), fill(third)])
    expect(await fill(third)).toBe(0)
    expect(await stockOf(api, productId)).toEqual([1, 0])
    await Promise.all([release(second), release(third)])
    expect(await stockOf(api, productId)).toEqual([5, 0])
    expect(await api.db.$count(stockWaits, eq(stockWaits.productId, productId))).toBe(0)
  }
})
