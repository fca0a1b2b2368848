import { HOUR_MS } from '@salvia/contract/durations'
import { expect, test } from 'vitest'
import { startApi, type TestApi } from '#test/api'
import { NOW } from '#test/constants'
import { makeApprovedPractitioner, makeClient } from '#test/people'
import { call, item, makePlan } from '#test/plans'
import { countStatements } from '#test/statements'
import { countInWindow } from '../../kernel/limits/count-in-window.ts'
import { limitWindows } from '../../kernel/limits/data/limit-tables.ts'
import { products } from '../catalogue/index.ts'
import { guessLimits } from './throttle-share-codes.ts'

/** Each code is looked up from its own address, so that the per-address limit does not interfere. */
const lookUp = (api: TestApi, code: string, address: string) =>
  api.app.inject({ method: 'GET', url: `/api/recommendations/code/${code}`, remoteAddress: address })

const statusOf = async (answer: ReturnType<typeof lookUp>) => (await answer).statusCode

/** A code not similar to that of any plan. */
const GUESS = 'AAAAAAA'

async function guessesOf({ db }: TestApi): Promise<number[]> {
  const rows = await db.select({ count: limitWindows.count }).from(limitWindows)
  return rows.map(({ count }) => count).sort((a, b) => a - b)
}

async function setUp() {
  const api = await startApi({ config: { hasRateLimits: true } })
  const sophie = await makeApprovedPractitioner(api)
  const plan = await makePlan(api, sophie)
  await api.db.delete(limitWindows)
  return { api, sophie, plan, code: plan.shareCode }
}

/** Replaces the last letter. */
const mistyped = (code: string) => `${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`

async function guess(api: TestApi, addresses: string[]): Promise<number[]> {
  const statuses: number[] = []
  for (const address of addresses) statuses.push(await statusOf(lookUp(api, GUESS, address)))
  return statuses
}

const networks = (count: number) => Array.from({ length: count }, (_, at) => `198.51.${at}.1`)

test('a guess counts for its network and for all; what is found, mistyped, gone or no code counts nothing', async () => {
  const { api, plan, code } = await setUp()
  const practitioner = await makeApprovedPractitioner(api)
  const gone = await makePlan(api, practitioner)
  await call(api, practitioner, ['DELETE', `/recommendations/${gone.id}`])
  await api.db.delete(limitWindows)
  expect(await statusOf(lookUp(api, code, '198.51.100.1'))).toBe(200)
  for (const typed of [mistyped(code), gone.shareCode, 'K7M4XQ0', 'K7M4', plan.id.slice(0, 6)])
    expect(await statusOf(lookUp(api, typed, '198.51.100.1'))).toBe(404)
  expect(await guessesOf(api)).toEqual([])
  expect(await statusOf(lookUp(api, GUESS, '198.51.100.1'))).toBe(404)
  expect(await statusOf(lookUp(api, 'LEGACY8910', '198.51.100.2'))).toBe(404)
  expect(await guessesOf(api)).toEqual([1, 1, 2, 2])
})

test('a look-up that finds takes at most four statements, with limits as without', async () => {
  const counts: number[] = []
  for (const hasRateLimits of [true, false]) {
    const api = await startApi({ isStocked: true, config: { hasRateLimits } })
    const shelf = await api.db.select({ id: products.id }).from(products).limit(3)
    const recommendationItems = shelf.map(({ id }) => item(id))
    const plan = await makePlan(api, await makeApprovedPractitioner(api), { recommendationItems })
    const open = async () => expect(await statusOf(lookUp(api, plan.shareCode, '198.51.100.1'))).toBe(200)
    // What a process reads once does not count towards a look-up.
    await open()
    counts.push(await countStatements(open))
  }
  expect(counts[0]).toBeLessThanOrEqual(4)
  expect(counts[0]).toBe(counts[1])
})

test('an address may guess ten times a day, then it alone is shut out, also from codes that exist', async () => {
  const { api, code } = await setUp()
  expect(await guess(api, Array(10).fill('198.51.100.1'))).toEqual(Array(10).fill(404))
  const refused = await lookUp(api, GUESS, '198.51.100.1')
  expect(refused.statusCode).toBe(429)
  expect(refused.headers['retry-after']).toBe(String(14 * 3600))
  expect(refused.json()).toMatchObject({ status: 429, code: 'too_many_requests' })
  expect(await statusOf(lookUp(api, code, '198.51.100.1'))).toBe(429)
  expect(await statusOf(lookUp(api, code, '198.51.100.2'))).toBe(200)
  api.setNow(new Date('2026-11-20T23:59:59.999Z'))
  expect(await statusOf(lookUp(api, code, '198.51.100.1'))).toBe(429)
  api.setNow(new Date('2026-11-21T00:00:00Z'))
  expect(await statusOf(lookUp(api, code, '198.51.100.1'))).toBe(200)
})

test('many guesses at once are counted like as many in turn', async () => {
  const { api } = await setUp()
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => statusOf(lookUp(api, GUESS, '198.51.100.1'))),
  )
  expect(answers.filter((status) => status === 404)).toHaveLength(10)
})

test('addresses of one IPv6 customer guess as one, and those of an IPv4 network thirty times a day', async () => {
  const { api, code } = await setUp()
  expect(
    await guess(
      api,
      Array.from({ length: 10 }, (_, at) => `2001:db8:1:${at}::1`),
    ),
  ).toEqual(Array(10).fill(404))
  expect(await statusOf(lookUp(api, code, '2001:db8:1:99::1'))).toBe(200)
  expect(await guess(api, ['2001:db8:1:98::1', '2001:db8:1:97::1'])).toEqual([429, 429])
  expect(await statusOf(lookUp(api, code, '2001:db8:1:99::1'))).toBe(429)
  for (const hour of [1, 2]) {
    api.setNow(new Date(NOW.getTime() + hour * HOUR_MS))
    const ofNetwork = Array.from({ length: 15 }, (_, at) => `203.0.113.${hour * 20 + at}`)
    expect(await guess(api, ofNetwork)).toEqual(Array(15).fill(404))
  }
  api.setNow(new Date(NOW.getTime() + 3 * HOUR_MS))
  expect(await guess(api, ['203.0.113.200'])).toEqual([429])
  expect(await statusOf(lookUp(api, code, '203.0.113.200'))).toBe(429)
  expect(await statusOf(lookUp(api, code, '203.0.113.201'))).toBe(200)
})

test('past fifteen guesses an hour of all, whoever guesses is shut out until the hour ends, and nobody else', async () => {
  const { api, code } = await setUp()
  expect(await guess(api, networks(15))).toEqual(Array(15).fill(404))
  const refused = await lookUp(api, GUESS, '203.0.113.1')
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600'])
  expect(await statusOf(lookUp(api, code, '203.0.113.1'))).toBe(429)
  expect(await statusOf(lookUp(api, code, '203.0.113.2'))).toBe(200)
  expect(await statusOf(lookUp(api, mistyped(code), '203.0.113.2'))).toBe(404)
  api.setNow(new Date(NOW.getTime() + HOUR_MS))
  expect(await statusOf(lookUp(api, code, '203.0.113.1'))).toBe(200)
})

test('a shut out address opens what its reader may see anyway', async () => {
  const { api, code, sophie } = await setUp()
  await guess(api, Array(11).fill('198.51.100.1'))
  const open = (headers: Record<string, string>) =>
    api.app.inject({ url: `/api/recommendations/code/${code}`, remoteAddress: '198.51.100.1', headers })
  expect((await open({})).statusCode).toBe(429)
  expect((await open(sophie.headers)).statusCode).toBe(200)
  expect((await open((await makeClient(api)).headers)).statusCode).toBe(429)
})

test('at 100,000 plans a hit takes an address 75 years, and a whole network of 256 nearly three', () => {
  const guessesForAHit = 31 ** 7 / 100_000
  const { ofGuesser, ofNetwork } = guessLimits
  expect(Math.floor(guessesForAHit / ofGuesser.max / 365)).toBe(75)
  expect((guessesForAHit / (ofNetwork.max + 256) / 365).toFixed(1)).toBe('2.6')
})

test('counts of many processes at once add up', async () => {
  const { db } = await startApi()
  const counted = await Promise.all(
    Array.from({ length: 20 }, () => countInWindow(db, { name: 'x', lengthMs: 600_000 }, NOW)),
  )
  expect(counted.map(({ count }) => count).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 20 }, (_, i) => i + 1),
  )
})

test('uses counted at once add up, and begin again in the next window', async () => {
  const { db } = await startApi()
  const count = async (uses: number, minutes: number) => {
    const at = new Date(NOW.getTime() + minutes * 60_000)
    return (await countInWindow(db, { name: 'x', lengthMs: 600_000, uses }, at)).count
  }
  expect([await count(3, 0), await count(2, 1), await count(4, 10), await count(1, 11)]).toEqual([3, 5, 4, 5])
})

test('an address has its own limit, and is told when to come back', async () => {
  const { api, code } = await setUp()
  for (let made = 0; made < 60; made += 1) expect(await statusOf(lookUp(api, code, '198.51.100.1'))).toBe(200)
  const refused = await lookUp(api, code, '198.51.100.1')
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.json()).toMatchObject({ status: 429, code: 'too_many_requests' })
  expect(await statusOf(lookUp(api, code, '198.51.100.2'))).toBe(200)
})
