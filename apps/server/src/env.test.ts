import { expect, test } from 'vitest'
import { EnvError, readEnv } from './env.ts'

const faultsOf = (variables: Record<string, string>): string[] => {
  try {
    readEnv(variables)
    return []
  } catch (error) {
    if (error instanceof EnvError) return error.faults
    throw error
  }
}

test('without settings it is a demo on loopback, in .data', () => {
  expect(readEnv({})).toMatchObject({
    port: 3000,
    host: undefined,
    publicUrl: 'http://localhost:3000',
    dataDir: '.data',
    sellerCountry: 'NL',
    isDemo: true,
    hasRateLimits: true,
    hstsSubdomains: false,
  })
})

test('a loopback address without the demo is a shop like any other', () => {
  expect(readEnv({ DEMO: '0' })).toMatchObject({ isDemo: false, host: undefined, stripe: undefined })
  expect(faultsOf({ DEMO: '0', HOST: '0.0.0.0' })).toHaveLength(1)
  expect(faultsOf({ DEMO: '0', PUBLIC_URL: 'https://salvia.example' })).toHaveLength(6)
})

test('an empty variable is one that is not set', () => {
  expect(readEnv({ DATABASE_URL: '', PORT: '' })).toMatchObject({ databaseUrl: undefined, port: 3000 })
})

test('every fault is named, each in a line of its own', () => {
  const faults = faultsOf({ PORT: 'many', SELLER_COUNTRY: 'Holland' })
  expect(faults.map((fault) => fault.split(':')[0])).toEqual(['PORT', 'SELLER_COUNTRY'])
})

test('a public address needs real payment, mail and keys, or says that it is a demo', () => {
  const missing = faultsOf({ PUBLIC_URL: 'https://salvia.example' })
  expect(missing.map((fault) => fault.split(' ')[0])).toEqual([
    ...['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'SMTP_URL', 'MAIL_FROM', 'TOKEN_KEY', 'COLUMN_KEYS'],
  ])
  expect(faultsOf({ PUBLIC_URL: 'http://salvia.example' }).at(-1)).toMatch(/^PUBLIC_URL must be https/)
  expect(readEnv({ PUBLIC_URL: 'https://salvia.example', DEMO: '1' })).toMatchObject({
    isDemo: true,
    host: '0.0.0.0',
  })
})

test('a demo on loopback is not opened to others by accident', () => {
  expect(faultsOf({ HOST: '0.0.0.0' })).toHaveLength(1)
  expect(faultsOf({ HOST: '127.0.0.1' })).toEqual([])
  expect(readEnv({ HOST: '0.0.0.0', DEMO: '1' })).toMatchObject({ host: '0.0.0.0', isDemo: true })
})

test('with everything real a public address is no demo', () => {
  const env = readEnv({
    PUBLIC_URL: 'https://salvia.example/',
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    SMTP_URL: 'smtp://mail.example',
    MAIL_FROM: 'Thyme <hello@thyme.example>',
    TOKEN_KEY: 'a key that is long enough to sign with',
    COLUMN_KEYS: 'a key that is long enough to encrypt with,a key before it that still reads old ones',
  })
  expect(env).toMatchObject({
    isDemo: false,
    publicUrl: 'https://salvia.example',
    mailFrom: 'Thyme <hello@thyme.example>',
    columnKeys: ['a key that is long enough to encrypt with', 'a key before it that still reads old ones'],
  })
})

test('a third party is set up whole or not at all', () => {
  expect(readEnv({}).thirdParties).toEqual([])
  expect(faultsOf({ GOOGLE_CLIENT_ID: 'id' })).toEqual([
    'GOOGLE_CLIENT_SECRET missing: set all of GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, or none.',
  ])
  expect(faultsOf({ DEMO: '1', APPLE_CLIENT_ID: 'id', APPLE_TEAM_ID: 'team' })).toHaveLength(1)
  const set = {
    GOOGLE_CLIENT_ID: 'g',
    GOOGLE_CLIENT_SECRET: 's',
    FACEBOOK_CLIENT_ID: 'f',
    FACEBOOK_CLIENT_SECRET: 's',
  }
  expect(readEnv(set).thirdParties.map(({ id, issuer }) => ({ id, issuer }))).toEqual([
    { id: 'google', issuer: 'https://accounts.google.com' },
    { id: 'facebook', issuer: 'https://www.facebook.com' },
  ])
})

test('text messages go out once account, key and sender are known', () => {
  const set = { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 'secret', TWILIO_FROM: 'Salvia' }
  expect(readEnv({ TWILIO_ACCOUNT_SID: 'AC1' }).twilio).toBeUndefined()
  expect(readEnv({ ...set, TWILIO_URL: 'http://127.0.0.1:9/' }).twilio).toEqual({
    accountSid: 'AC1',
    authToken: 'secret',
    from: 'Salvia',
    url: 'http://127.0.0.1:9',
  })
})

test('an ERP takes address and key, or none, and learns nothing that a demo made up', () => {
  const set = { ODOO_URL: 'https://erp.example/', ODOO_API_KEY: 'k' }
  const madeUp = 'ODOO_URL needs DEMO=0: what the demo makes up reaches no ERP.'
  expect(faultsOf(set)).toEqual([madeUp])
  expect(faultsOf({ ...set, DEMO: '1', PUBLIC_URL: 'https://salvia.example' })).toEqual([madeUp])
  expect(readEnv({ ...set, DEMO: '0' }).odoo).toMatchObject({ url: 'https://erp.example', apiKey: 'k' })
  expect(faultsOf({ DEMO: '0', ODOO_URL: 'https://erp.example' })).toEqual(['ODOO_URL needs ODOO_API_KEY.'])
})

test('the messenger of the chat takes workspace and secret, or none', () => {
  expect(readEnv({}).messenger).toBeUndefined()
  expect(faultsOf({ DEMO: '1', INTERCOM_APP_ID: 'abc' })).toEqual([
    'INTERCOM_APP_ID needs INTERCOM_MESSENGER_SECRET.',
  ])
  expect(faultsOf({ DEMO: '1', INTERCOM_MESSENGER_SECRET: 's' })).toEqual([
    'INTERCOM_MESSENGER_SECRET needs INTERCOM_APP_ID.',
  ])
  const set = { INTERCOM_APP_ID: 'abc', INTERCOM_MESSENGER_SECRET: 's', INTERCOM_REGION: 'eu' }
  expect(readEnv(set).messenger).toEqual({ appId: 'abc', secret: 's', region: 'eu' })
})

test('forwarded headers count for nobody unless proxies are named, and never for everyone', () => {
  const trusts = (TRUST_PROXY: string, address: string) => readEnv({ TRUST_PROXY }).trustsProxy(address, 0)
  expect(readEnv({}).trustsProxy('127.0.0.1', 0)).toBe(false)
  expect([trusts('0', '127.0.0.1'), trusts('false', '127.0.0.1'), trusts('', '127.0.0.1')]).toEqual([
    false,
    false,
    false,
  ])
  expect([trusts('10.0.0.0/8', '10.1.2.3'), trusts('10.0.0.0/8', '192.0.2.1')]).toEqual([true, false])
  expect(trusts('1', '192.0.2.1')).toBe(true)
  expect(faultsOf({ TRUST_PROXY: 'true' })).toEqual([
    'TRUST_PROXY: say how many proxies stand before the server, or list their addresses and networks.',
  ])
})
