import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browserApi } from './browser-api.ts'
import { keepAccessToken } from './session.ts'

const CART = '0197d3c0-0000-4000-8000-000000000001'
const REFRESH = '/auth/session/refresh'

let sent: string[] = []
let languages: (string | null)[] = []
let valid = 'fresh'
let refreshed: Response | null = null

/** An API that accepts one bearer token and records its requests. */
async function network(path: string, init: RequestInit = {}): Promise<Response> {
  languages.push(new Headers(init.headers).get('content-language'))
  const bearer = new Headers(init.headers).get('authorization') ?? 'none'
  sent.push(`${init.method ?? 'GET'} ${path} ${bearer}`)
  if (path === REFRESH) return refreshed?.clone() ?? Response.json({ status: 401 }, { status: 401 })
  const isLetIn = bearer === `Bearer ${valid}`
  return isLetIn ? Response.json({ id: 'me' }) : Response.json({ code: 'unauthenticated' }, { status: 401 })
}

beforeEach(() => {
  sent = []
  languages = []
  valid = 'fresh'
  refreshed = Response.json({ status: 'OK', accessToken: 'fresh' })
  keepAccessToken(undefined)
  vi.stubGlobal('fetch', network)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('a call with a stale token is repeated once with a new one', async () => {
  keepAccessToken('stale')
  expect(await browserApi('GET /users/me', {})).toEqual({ id: 'me' })
  expect(sent).toEqual([
    'GET /api/users/me Bearer stale',
    `POST ${REFRESH} none`,
    'GET /api/users/me Bearer fresh',
  ])
})

test('each call is told the language of the page', async () => {
  keepAccessToken('fresh')
  await browserApi('GET /users/me', {})
  expect(languages).toEqual(['en'])
})

test('calls that are refused at the same time share one refresh', async () => {
  await Promise.all([browserApi('GET /users/me', {}), browserApi('GET /wallet/balance', {})])
  expect(sent.filter((line) => line.includes(REFRESH))).toHaveLength(1)
})

test('without a session the refusal is told, and nothing is repeated', async () => {
  refreshed = null
  await expect(browserApi('GET /users/me', {})).rejects.toMatchObject({
    status: 401,
    code: 'unauthenticated',
  })
  expect(sent).toEqual(['GET /api/users/me none', `POST ${REFRESH} none`])
})

test('a token that is refused again is not refreshed for ever', async () => {
  valid = 'another'
  await expect(browserApi('GET /users/me', {})).rejects.toMatchObject({ status: 401 })
  expect(sent).toHaveLength(3)
})

test('cart and geolocation send no authentication and ask for none', async () => {
  keepAccessToken('fresh')
  await expect(browserApi('GET /cart/{id}', { params: { id: CART } })).rejects.toMatchObject({ status: 401 })
  await expect(browserApi('GET /geolocation/ip', {})).rejects.toMatchObject({ status: 401 })
  expect(sent).toEqual([`GET /api/cart/${CART} none`, 'GET /api/geolocation/ip none'])
})
