import { expect, test } from 'vitest'
import { startApi } from '#test/api'
import { makeClient } from '#test/people'
import { connectionOf, inProcessApi } from './in-process-api.ts'
import type { KnownCaller } from './kernel/http/known-caller.ts'
import { readProxyTrust, trustsNobody } from './kernel/http/proxy-trust.ts'

const PROXY = '10.0.0.7'

/** Country of a page's visitor, as seen by a request the page makes in process. */
async function locatedBy(trust: string, remoteAddress: string, headers: Record<string, string>) {
  const { app } = await startApi({ config: { trustsProxy: readProxyTrust(trust) ?? trustsNobody } })
  const socket = { remoteAddress } as Parameters<typeof connectionOf>[0]['socket']
  const call = { path: '/api/geolocation/ip', method: 'GET', headers: { 'x-request-id': 'page' } }
  return (
    await inProcessApi(app)(call, connectionOf({ headers, socket, actor: null, isActorKnown: false }))
  ).json()
}

test('a page’s visitor is where its trusted proxy says, by its country header or by the address it passes on', async () => {
  const passedOn = { 'x-forwarded-for': '8.8.8.8' }
  expect(await locatedBy(PROXY, PROXY, passedOn)).toEqual({ countryCode: 'US', source: 'database' })
  const named = { ...passedOn, 'cf-ipcountry': 'FR' }
  expect(await locatedBy(PROXY, PROXY, named)).toEqual({ countryCode: 'FR', source: 'header' })
})

test('what a visitor who comes past the proxy writes of itself counts for pages as little as for calls', async () => {
  const forged = { 'x-forwarded-for': '8.8.8.8', 'cf-ipcountry': 'FR' }
  expect(await locatedBy(PROXY, '145.97.39.155', forged)).toEqual({ countryCode: 'NL', source: 'database' })
  expect(await locatedBy('0', PROXY, forged)).toEqual({ countryCode: 'NL', source: 'default' })
})

test('the caller of a page is looked up once: its reads go by it, its writes look again', async () => {
  const api = await startApi()
  const { headers } = await makeClient(api)
  const ask = inProcessApi(api.app)
  const statusOf = async (method: string, path: string, caller: KnownCaller | null) =>
    (await ask({ path, method, headers }, { remoteAddress: '127.0.0.1', headers: {}, caller })).status
  const nobody = { actor: null }
  expect(await statusOf('GET', '/api/users/me', null)).toBe(200)
  expect(await statusOf('GET', '/api/users/me', nobody)).toBe(401)
  expect(await statusOf('PUT', '/api/settings/language/de', nobody)).toBe(200)
})
