import { afterEach, expect, test, vi } from 'vitest'
import { startApiOfFile } from '#test/api'
import { countStatements } from '#test/statements'

const api = await startApiOfFile({ config: { hasRateLimits: true } })
const MOST = 600

afterEach(() => vi.useRealTimers())

/** Each test uses a different address. */
const address = (at: number) => `203.0.113.${at}`

async function statusesOf(count: number, request: { url: string; remoteAddress: string; cookie?: string }) {
  const { url, remoteAddress, cookie } = request
  const statuses: number[] = []
  for (let at = 0; at < count; at += 1) {
    const headers = cookie === undefined ? {} : { cookie: `${cookie}${at}` }
    statuses.push((await api.app.inject({ url, remoteAddress, headers })).statusCode)
  }
  return statuses
}

test('made-up sessions are counted like all else, and past the limit cost no statement', async () => {
  const asked = { url: '/api/users/me', remoteAddress: address(1), cookie: 'salvia_session=made-up-' }
  const inTransaction = await statusesOf(MOST, asked)
  expect(new Set(inTransaction)).toEqual(new Set([401]))
  let past: number[] = []
  const statements = await countStatements(async () => {
    past = await statusesOf(100, asked)
  })
  expect([new Set(past), statements]).toEqual([new Set([429]), 0])
  expect(await statusesOf(1, { ...asked, remoteAddress: address(2) })).toEqual([401])
})

test.for([
  ['addresses that are none', '/api/nothing', 404],
  ['calls without a login', '/api/orders', 401],
  ['bearers that are forged', '/api/users/me', 401],
] as const)('%s are counted too', async ([, url, status], { task }) => {
  const remoteAddress = address(10 + Number(task.id.split('_').at(-1)))
  const authorization = 'Bearer forged'
  const ask = () => api.app.inject({ url, remoteAddress, headers: { authorization } })
  const answers = []
  for (let at = 0; at <= MOST; at += 1) answers.push(await ask())
  const last = answers.pop()
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([status]))
  expect(last?.statusCode).toBe(429)
  expect(last?.json()).toMatchObject({ status: 429, code: 'too_many_requests' })
  expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0)
})

test('who asks whether the server is well is never refused, and not counted', async () => {
  const remoteAddress = '127.0.0.1'
  const probes = async () => {
    const asked = ['/health/live', '/health/ready', '/metrics'].map((url) =>
      statusesOf(5, { url, remoteAddress }),
    )
    return new Set((await Promise.all(asked)).flat())
  }
  const orders = { url: '/api/orders', remoteAddress }
  expect(await probes()).toEqual(new Set([200]))
  expect(new Set(await statusesOf(MOST, orders))).toEqual(new Set([401]))
  expect(await statusesOf(1, orders)).toEqual([429])
  expect(await probes()).toEqual(new Set([200]))
})
