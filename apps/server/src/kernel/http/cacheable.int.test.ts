import { expect, test } from 'vitest'
import { startApi } from '#test/api'
import { makeClient } from '#test/people'

test('what is said to a known caller is kept by nobody, nor why it was refused', async () => {
  const api = await startApi()
  const { headers } = await makeClient(api)
  const kept = async (url: string, sent: Record<string, string> = headers) => {
    const answer = await api.app.inject({ url, headers: sent })
    return [answer.statusCode, answer.headers['cache-control']]
  }
  expect(await kept('/api/users/me')).toEqual([200, 'private, no-store'])
  expect(await kept('/api/orders')).toEqual([200, 'private, no-store'])
  expect(await kept('/api/users/me', {})).toEqual([401, 'private, no-store'])
})

test('what is the same for everyone may be kept as before, whoever asks', async () => {
  const api = await startApi()
  const { headers } = await makeClient(api)
  const kept = async (url: string, sent: Record<string, string>) =>
    (await api.app.inject({ url, headers: sent })).headers['cache-control']
  const shared = 'public, max-age=60, stale-while-revalidate=300'
  const url = '/api/reference-data/countries'
  expect([await kept(url, headers), await kept(url, {})]).toEqual([shared, shared])
  expect(await kept('/health/live', {})).toBeUndefined()
})
