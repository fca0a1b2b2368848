import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startApi, type TestApi } from '../../../test/api.ts'
import { NOW } from '../../../test/constants.ts'
import { makeApprovedPractitioner } from '../../../test/people.ts'
import { item, makePlan } from '../../../test/plans.ts'
import { countStatements } from '../../../test/statements.ts'
import { countInWindow } from '../../kernel/limits/count-in-window.ts'
import { limitWindows } from '../../kernel/limits/data/limit-tables.ts'
import { products } from '../catalogue/index.ts'
import { MISS_LIMIT } from './guarded-codes.ts'

const WINDOW_MS = 600_000
const windowStart = new Date(Math.floor(NOW.getTime() / WINDOW_MS) * WINDOW_MS)
const secondsLeft = String((windowStart.getTime() + WINDOW_MS - NOW.getTime()) / 1000)

/** A code is looked up from an address of its own, so that the limit per address plays no part. */
const lookUp = (api: TestApi, code: string, address: string) =>
  api.app.inject({ method: 'GET', url: `/api/recommendations/code/${code}`, remoteAddress: address })

const statusOf = async (answer: ReturnType<typeof lookUp>) => (await answer).statusCode

const MISSES = 'share-code-misses'

async function countMissed({ db }: TestApi): Promise<number> {
  const [window] = await db.select().from(limitWindows).where(eq(limitWindows.name, MISSES))
  return window?.count ?? 0
}

async function setUp(missed: number) {
  const api = await startApi({ config: { hasRateLimits: true } })
  const plan = await makePlan(api, await makeApprovedPractitioner(api))
  if (missed > 0)
    await api.db.insert(limitWindows).values({ name: MISSES, startedAt: windowStart, count: missed })
  return { api, code: plan.shareCode }
}

test('a look-up that finds counts nothing, each that misses counts one', async () => {
  const { api, code } = await setUp(0)
  expect(await statusOf(lookUp(api, code, '198.51.100.1'))).toBe(200)
  expect(await countMissed(api)).toBe(0)
  expect(await statusOf(lookUp(api, 'AAAAAAA', '198.51.100.1'))).toBe(404)
  expect(await statusOf(lookUp(api, 'AAAAAAA', '198.51.100.2'))).toBe(404)
  expect(await countMissed(api)).toBe(2)
})

test('a look-up that finds takes at most four statements, with limits as without', async () => {
  const counts: number[] = []
  for (const hasRateLimits of [true, false]) {
    const api = await startApi({ isStocked: true, config: { hasRateLimits } })
    const shelf = await api.db.select({ id: products.id }).from(products).limit(3)
    const recommendationItems = shelf.map(({ id }) => item(id))
    const plan = await makePlan(api, await makeApprovedPractitioner(api), { recommendationItems })
    const open = async () => expect(await statusOf(lookUp(api, plan.shareCode, '198.51.100.1'))).toBe(200)
    // What a process reads once is not a look-up's.
    await open()
    counts.push(await countStatements(open))
  }
  expect(counts[0]).toBeLessThanOrEqual(4)
  expect(counts[0]).toBe(counts[1])
})

test('past the limit a miss is refused whoever makes it, and says when to come back', async () => {
  const { api } = await setUp(MISS_LIMIT - 1)
  expect(await statusOf(lookUp(api, 'AAAAAAA', '198.51.100.1'))).toBe(404)
  const refused = await lookUp(api, 'AAAAAAA', '198.51.100.2')
  expect(refused.statusCode).toBe(429)
  expect(refused.headers['retry-after']).toBe(secondsLeft)
  expect(refused.json()).toMatchObject({ status: 429, code: 'too_many_requests' })
})

test('past the limit who missed is shut out from codes that exist too, and everyone else opens plans', async () => {
  const { api, code } = await setUp(MISS_LIMIT)
  expect(await statusOf(lookUp(api, code, '2001:db8::1'))).toBe(200)
  expect(await statusOf(lookUp(api, 'AAAAAAA', '2001:db8::1'))).toBe(429)
  expect(await statusOf(lookUp(api, code, '2001:db8::2'))).toBe(429)
  expect(await countMissed(api)).toBe(MISS_LIMIT + 1)
  expect(await statusOf(lookUp(api, code, '198.51.100.1'))).toBe(200)
})

test('with the next window everyone may look up again', async () => {
  const { api, code } = await setUp(MISS_LIMIT)
  expect(await statusOf(lookUp(api, 'AAAAAAA', '198.51.100.1'))).toBe(429)
  api.setNow(new Date(windowStart.getTime() + WINDOW_MS - 1))
  expect(await statusOf(lookUp(api, code, '198.51.100.1'))).toBe(429)
  api.setNow(new Date(windowStart.getTime() + WINDOW_MS))
  expect(await statusOf(lookUp(api, code, '198.51.100.1'))).toBe(200)
  expect(await statusOf(lookUp(api, 'AAAAAAA', '198.51.100.1'))).toBe(404)
  expect(await countMissed(api)).toBe(1)
})

test('counts of many processes at once add up', async () => {
  const { db } = await startApi()
  const counted = await Promise.all(
    Array.from({ length: 20 }, () => countInWindow(db, { name: 'x', lengthMs: WINDOW_MS }, NOW)),
  )
  expect(counted.map(({ count }) => count).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 20 }, (_, i) => i + 1),
  )
})

test('an address has its own limit, and is told when to come back', async () => {
  const { api, code } = await setUp(0)
  for (let made = 0; made < 60; made += 1) expect(await statusOf(lookUp(api, code, '198.51.100.1'))).toBe(200)
  const refused = await lookUp(api, code, '198.51.100.1')
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.json()).toMatchObject({ status: 429, code: 'too_many_requests' })
  expect(await statusOf(lookUp(api, code, '198.51.100.2'))).toBe(200)
})
