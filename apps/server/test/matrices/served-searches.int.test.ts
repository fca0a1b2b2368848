import { type SQL, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startApi } from '#test/api'
import { holdsPlain } from '../../src/kernel/db/like-pattern.ts'
import { readRows } from '../../src/kernel/db/read-rows.ts'
import { users, userText } from '../../src/modules/identity/index.ts'
import { orders, orderText } from '../../src/modules/orders/data/order-tables.ts'

/** The plan of a statement where only an index can serve it. */
async function planOf(rows: SQL): Promise<string> {
  const { db } = await startApi()
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`)
    return JSON.stringify(await readRows(tx, sql`explain ${rows}`))
  })
}

test.for([
  ['users_text', sql`select from ${users} where ${holdsPlain(userText, 'müller')}`],
  ['orders_text', sql`select from ${orders} where ${holdsPlain(orderText(orders), 'müller')}`],
] as const)('a search by any part of a text is served by %s', async ([index, rows]) => {
  expect(await planOf(rows)).toContain(`Bitmap Index Scan on ${index}`)
})
