import { allRoutes } from '@salvia/contract/all-routes'
import { servedAt } from '@salvia/contract/route'
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

test('every call that strangers may read says how its answer may be kept, and every refusal that it may not', async () => {
  const api = await startApi({ isStocked: true })
  const reads = allRoutes.filter(({ method, config }) => method === 'GET' && config.access === 'public')
  expect(reads.length).toBeGreaterThan(10)
  const unsaid: string[] = []
  for (const { url } of reads) {
    const answer = await api.app.inject({ url: servedAt(url).replace(/:\w+/g, crypto.randomUUID()) })
    const kept = String(answer.headers['cache-control'])
    const isRight = answer.statusCode === 200 ? /^(public|private|no-store)/ : /no-store/
    if (!isRight.test(kept)) unsaid.push(`${url} (${answer.statusCode}): ${kept}`)
  }
  expect(unsaid).toEqual([])
  const refused = await api.app.inject({ method: 'POST', url: '/auth/signin', payload: { formFields: [] } })
  expect(refused.headers['cache-control']).toBe('private, no-store')
})

test('what is the same for everyone may be kept as before, whoever asks', async () => {
  const api = await startApi()
  const { headers } = await makeClient(api)
  const kept = async (url: string, sent: Record<string, string>) =>
    (await api.app.inject({ url, headers: sent })).headers['cache-control']
  const shared = 'public, max-age=60, stale-while-revalidate=60'
  const url = '/api/reference-data/countries'
  expect([await kept(url, headers), await kept(url, {})]).toEqual([shared, shared])
  expect(await kept('/health/live', {})).toBeUndefined()
})
