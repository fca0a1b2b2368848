import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { readRows } from '#db/read-rows'
import { startApi } from '#test/api'
import { keepDifferences, listDifferences } from './data/erp-product-queries.ts'

const found = ['SKU-1', 'SKU-2'].map((sku) => ({
  ...{ sku, finding: 'NotInShop' as const, name: `ERP ${sku}`, productId: null },
}))

test('what differs is kept by two readings at once, in turn', async () => {
  const { db } = await startApi()
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  let second: Promise<void> | undefined
  await db.transaction(async (tx) => {
    await keepDifferences(tx, found)
    second = db.transaction((other) => keepDifferences(other, found.slice(1)))
    second.catch(() => undefined)
    await vi.waitFor(async () => expect(await readRows(db, waiting)).toHaveLength(1))
  })
  await second
  expect((await listDifferences(db, { offset: 0, limit: 20 })).rows).toEqual(found.slice(1))
})
