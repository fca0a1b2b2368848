import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readRows } from '#db/read-rows'
import { NOW, startApiOfFile } from '#test/api'
import { makeCart } from '#test/checkout'
import { makeClient } from '#test/people'
import type { Db } from '../../kernel/db/database.ts'
import type { Actor } from '../../kernel/http/actor.ts'
import { pricingAt } from './cart-pricing.ts'
import { findCart } from './data/cart-queries.ts'
import { writeCart, writeUnchangedCart } from './data/write-cart.ts'
import { openCart } from './use-cases/open-cart.ts'

const api = await startApiOfFile({ isStocked: true })

/**
 * The synchronous_commit setting of a transaction that starts like any other and then runs `work`: `on` waits for the
 * disk.
 */
const commitAfter = (work: (tx: Db) => Promise<unknown>): Promise<string> =>
  api.db.transaction(async (tx) => {
    await tx.execute(sql`set local synchronous_commit = on`)
    await work(tx)
    const rows = await readRows<{ synchronous_commit: string }>(tx, sql`show synchronous_commit`)
    return String(rows[0]?.synchronous_commit)
  })

async function open(tx: Db, actor: Actor | null) {
  const work = { db: tx, pricing: await pricingAt(tx, 'NL', NOW), withdrawOrder: async () => {} }
  return openCart(work, { countryCode: 'NL' }, actor)
}

test('a guest’s cart and a change under its version do not wait for the disk', async () => {
  const { id } = await makeCart(api)
  expect(await commitAfter((tx) => open(tx, null))).toBe('off')
  const row = await findCart(api.db, id)
  if (!row) throw new Error('the cart is gone')
  expect(await commitAfter((tx) => writeUnchangedCart(tx, row, row.updatedAt))).toBe('off')
})

test('what may stand beside orders waits for it: a locked cart, the cart that a user opens', async () => {
  const { id } = await makeCart(api)
  const row = await findCart(api.db, id)
  if (!row) throw new Error('the cart is gone')
  expect(await commitAfter((tx) => writeCart(tx, row))).toBe('on')
  const { userId } = await makeClient(api)
  const actor = { userId, permissions: [] } as unknown as Actor
  expect(await commitAfter((tx) => open(tx, actor))).toBe('on')
})
