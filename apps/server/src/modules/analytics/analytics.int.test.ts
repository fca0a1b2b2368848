import type { PageView } from '@salvia/contract/analytics/analytics'
import { cookieNames } from '@salvia/contract/words/cookies'
import { expect, test } from 'vitest'
import { startApi } from '#test/api'

async function setUp(kind: 'off' | 'plausible') {
  const told: PageView[] = []
  const analytics = { kind, tell: async (view: PageView) => void told.push(view) }
  const api = await startApi({ services: { analytics } })
  const view = async (consent: string | null, payload: object = { page: '/shop', languageCode: 'en' }) => {
    const cookies = consent === null ? {} : { cookies: { [cookieNames.consent]: consent } }
    const headers = { origin: api.app.config.publicUrl }
    const request = { method: 'POST' as const, url: '/api/analytics/views', headers, payload, ...cookies }
    const { statusCode } = await api.app.inject(request)
    await api.runJobs()
    return statusCode
  }
  return { told, view }
}

test('a view is counted after consent, and never before, without or after it', async () => {
  const { told, view } = await setUp('plausible')
  for (const consent of [null, 'no', '', 'true']) expect(await view(consent)).toBe(204)
  expect(told).toEqual([])
  expect(await view('yes')).toBe(204)
  expect(told).toEqual([{ page: '/shop', languageCode: 'en' }])
})

test('an address, a code or anything beside the pattern is refused, and nothing is counted', async () => {
  const { told, view } = await setUp('plausible')
  for (const page of [
    '/shop/products/0197d3c0',
    '/recommendations/K7M4XQ2',
    '/recommendations/:code',
    '/shop?search=iron',
  ])
    expect(await view('yes', { page, languageCode: 'en' })).toBe(400)
  expect(await view('yes', { page: '/shop', languageCode: 'en', userId: 'x' })).toBe(400)
  expect(told).toEqual([])
})

test('where no service is set up nothing is counted', async () => {
  const { told, view } = await setUp('off')
  expect(await view('yes')).toBe(204)
  expect(told).toEqual([])
})
