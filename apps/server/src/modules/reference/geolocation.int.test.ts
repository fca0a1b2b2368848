import { expect, test } from 'vitest'
import { startApi } from '#test/api'
import { readProxyTrust, trustsNobody } from '../../kernel/http/proxy-trust.ts'

test('the caller’s country is that of its address; an address at home is where the seller is', async () => {
  const { app } = await startApi()
  const locate = async (remoteAddress: string) =>
    (await app.inject({ url: '/api/geolocation/ip', remoteAddress })).json()
  expect(await locate('8.8.8.8')).toEqual({ countryCode: 'US', source: 'database' })
  expect(await locate('127.0.0.1')).toEqual({ countryCode: 'NL', source: 'default' })
  expect(await locate('::1')).toEqual({ countryCode: 'NL', source: 'default' })
})

test('any address can be asked for', async () => {
  const { app } = await startApi({ config: { sellerCountry: 'DE' } })
  const locate = async (ip: string) => (await app.inject({ url: `/api/geolocation/${ip}` })).json()
  expect(await locate('145.97.39.155')).toEqual({ countryCode: 'NL', source: 'database' })
  expect(await locate('10.0.0.1')).toEqual({ countryCode: 'DE', source: 'default' })
  expect(await locate('fd00::1')).toEqual({ countryCode: 'DE', source: 'default' })
  for (const none of ['abc', '1.2.3', '1.2.3.256'])
    expect(await locate(none)).toMatchObject({ status: 400, errors: [{ id: 'ip' }] })
})

test('a proxy’s word counts only where it is trusted, and only from the proxy itself', async () => {
  const sent = { url: '/api/geolocation/ip', headers: { 'cf-ipcountry': 'FR' } }
  const asked = { ...sent, remoteAddress: '8.8.8.8' }
  const trusting = await startApi({ config: { trustsProxy: readProxyTrust('8.8.8.0/24') ?? trustsNobody } })
  expect((await trusting.app.inject(asked)).json()).toEqual({ countryCode: 'FR', source: 'header' })
  const unknown = { ...asked, headers: { 'cf-ipcountry': 'XX' } }
  expect((await trusting.app.inject(unknown)).json()).toEqual({ countryCode: 'US', source: 'database' })
  const past = { ...sent, remoteAddress: '145.97.39.155' }
  expect((await trusting.app.inject(past)).json()).toEqual({ countryCode: 'NL', source: 'database' })
  const careful = await startApi()
  expect((await careful.app.inject(asked)).json()).toEqual({ countryCode: 'US', source: 'database' })
})

test.for([
  ['10.0.0.0/8', '10.1.2.3', 'US'],
  ['1', '10.1.2.3', 'US'],
  ['10.0.0.0/8', '145.97.39.155', 'NL'],
  ['0', '145.97.39.155', 'NL'],
] as const)('where %s is trusted, what a visitor at %s forges is not its address', async (given) => {
  const [trust, remoteAddress, countryCode] = given
  const { app } = await startApi({ config: { trustsProxy: readProxyTrust(trust) ?? trustsNobody } })
  const headers = { 'x-forwarded-for': '81.2.69.142, 8.8.8.8' }
  const located = await app.inject({ url: '/api/geolocation/ip', headers, remoteAddress })
  expect(located.json()).toEqual({ countryCode, source: 'database' })
})
