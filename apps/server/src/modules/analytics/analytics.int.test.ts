import type { PageView } from '@salvia/contract/analytics/analytics'
import { cookieNames } from '@salvia/contract/words/cookies'
import { expect, test } from 'vitest'
import { startApi } from '#test/api'
import { makeAdmin } from '#test/people'
import { call } from '#test/plans'
import { pageViews } from './data/page-view-tables.ts'

async function setUp(kind: 'off' | 'own' | 'plausible') {
  const told: PageView[] = []
  const tell = async (view: PageView) => void told.push(view)
  const analytics = kind === 'plausible' ? { kind, tell } : { kind }
  const api = await startApi({ services: { analytics } })
  const view = async (consent: string | null, payload: object = { page: '/shop', languageCode: 'en' }) => {
    const cookies = consent === null ? {} : { cookies: { [cookieNames.consent]: consent } }
    const headers = { origin: api.app.config.publicUrl }
    const request = { method: 'POST' as const, url: '/api/analytics/views', headers, payload, ...cookies }
    const { statusCode } = await api.app.inject(request)
    await api.runJobs()
    return statusCode
  }
  const listed = async () => (await call(api, await makeAdmin(api), ['GET', '/admin/page-views'])).json()
  return { api, told, view, listed }
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

test('where no service is set up nothing is counted, and where it is counted elsewhere nothing is known', async () => {
  const { view, listed } = await setUp('off')
  expect(await view('yes')).toBe(204)
  expect(await listed()).toEqual({ from: '2026-10-22', pages: null })
})

test('counted here, the views of 30 days are added up over languages, and hold nothing of who viewed', async () => {
  const { api, view, listed } = await setUp('own')
  expect((await listed()).pages).toEqual([])
  await api.db.insert(pageViews).values([
    { day: '2026-10-21', page: '/shop', languageCode: 'en', views: 7 },
    { day: '2026-10-22', page: '/about', languageCode: 'en', views: 2 },
  ])
  await view('no')
  for (const languageCode of ['en', 'de', 'de']) await view('yes', { page: '/shop', languageCode })
  expect((await listed()).pages).toEqual([
    { page: '/shop', views: 3 },
    { page: '/about', views: 2 },
  ])
})
