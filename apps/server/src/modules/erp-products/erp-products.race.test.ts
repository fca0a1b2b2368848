import { expect, test } from 'vitest'
import { startApi } from '#test/api'
import { untilWaiting } from '#test/held-locks'
import { keepDifferences, listDifferences } from './data/erp-product-queries.ts'

const found = ['SKU-1', 'SKU-2'].map((sku) => ({
  ...{ sku, finding: 'NotInShop' as const, name: `ERP ${sku}`, productId: null },
}))

test('what differs is kept by two readings at once, in turn', async () => {
  const { db } = await startApi()
  let second: Promise<void> | undefined
  await db.transaction(async (tx) => {
    await keepDifferences(tx, found)
    second = db.transaction((other) => keepDifferences(other, found.slice(1)))
    second.catch(() => undefined)
    await untilWaiting(db, 1)
  })
  await second
  expect((await listDifferences(db, { offset: 0, limit: 20 })).rows).toEqual(found.slice(1))
})
