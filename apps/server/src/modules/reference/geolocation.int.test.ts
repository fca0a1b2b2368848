import { expect, test } from 'vitest'
import { startApi } from '../../../test/api.ts'

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
  expect(await locate('not-an-address')).toEqual({ countryCode: 'DE', source: 'default' })
})

test('a proxy’s word counts only where proxies are trusted', async () => {
  const headers = { 'cf-ipcountry': 'FR' }
  const asked = { url: '/api/geolocation/ip', headers, remoteAddress: '8.8.8.8' }
  const trusting = await startApi({ config: { trustsProxy: true } })
  expect((await trusting.app.inject(asked)).json()).toEqual({ countryCode: 'FR', source: 'header' })
  const unknown = { ...asked, headers: { 'cf-ipcountry': 'XX' } }
  expect((await trusting.app.inject(unknown)).json()).toEqual({ countryCode: 'US', source: 'database' })
  const careful = await startApi()
  expect((await careful.app.inject(asked)).json()).toEqual({ countryCode: 'US', source: 'database' })
})
