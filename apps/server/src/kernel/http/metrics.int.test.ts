import { expect, test } from 'vitest'
import { startApi } from '#test/api'

const TOKEN = 'a-token-for-the-figures'

const statusWith = (publicUrl: string) => async (headers: Record<string, string>, remoteAddress: string) => {
  const { app } = await startApi({ config: { publicUrl, metricsToken: TOKEN } })
  return (await app.inject({ url: '/metrics', headers, remoteAddress })).statusCode
}

const holder = { authorization: `Bearer ${TOKEN}` }

test.for([
  ['http://localhost:3000', '127.0.0.1', {}, 200],
  ['http://localhost:3000', '127.0.0.1', { 'x-forwarded-for': '203.0.113.1' }, 403],
  ['http://localhost:3000', '203.0.113.1', {}, 403],
  ['https://salvia.example', '127.0.0.1', {}, 403],
  ['https://salvia.example', '203.0.113.1', { authorization: 'Bearer another' }, 403],
  ['https://salvia.example', '203.0.113.1', holder, 200],
] as const)('figures of %s asked for from %s with %o: %i', async ([publicUrl, from, headers, status]) => {
  expect(await statusWith(publicUrl)(headers, from)).toBe(status)
})
