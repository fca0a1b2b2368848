import { asc } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startApi } from '#test/api'
import { products } from '../products/product-tables.ts'

test('one address has so many pictures drawn in a minute; those that are kept it may look at, and others draw on', async () => {
  const api = await startApi({ isStocked: true, config: { hasRateLimits: true } })
  const rows = await api.db.select({ id: products.id }).from(products).orderBy(asc(products.sku)).limit(242)
  const ids = rows.map(({ id }) => id)
  const ask = (id = '', remoteAddress = '203.0.113.1') =>
    api.app.inject({ url: `/images/packshots/${id}?width=44`, remoteAddress })
  const answered: number[] = []
  for (let at = 0; at < 240; at += 40)
    answered.push(
      ...(await Promise.all(ids.slice(at, at + 40).map((id) => ask(id)))).map((it) => it.statusCode),
    )
  expect(new Set(answered)).toEqual(new Set([200]))
  const past = await ask(ids[240])
  expect([past.statusCode, past.json().code]).toEqual([429, 'too_many_requests'])
  expect(Number(past.headers['retry-after'])).toBeGreaterThan(0)
  expect((await ask(ids[0])).statusCode).toBe(200)
  expect((await ask(ids[240], '203.0.113.2')).statusCode).toBe(200)
})
