import { expect, test } from 'vitest'
import { cookieNames } from '../../../../packages/contract/src/words/cookies.ts'
import { ask } from '../fixtures/page.ts'
import { headOf, openRaw } from '../fixtures/raw-connection.ts'
import { seededServers } from '../fixtures/seeded-server.ts'

const { start } = seededServers()
/** One visitor requests hundreds of odd URLs. */
const UNLIMITED = { RATE_LIMITS: 'off', HOST: '127.0.0.1' }

const portOf = ({ baseUrl }: { baseUrl: string }): number => Number(new URL(baseUrl).port)

const json = { 'content-type': 'application/json' }

async function signedInCookie(port: number): Promise<string> {
  const fields = { email: 'client@salvia.example', password: 'salvia-demo' }
  const formFields = Object.entries(fields).map(([id, value]) => ({ id, value }))
  const origin = `http://localhost:${port}`
  const body = JSON.stringify({ formFields })
  const { headers } = await ask(port, '/auth/signin', { method: 'POST', headers: { ...json, origin }, body })
  return String(headers['set-cookie']?.[0]).split(';')[0] ?? ''
}

async function cartCookie(port: number): Promise<string> {
  const body = JSON.stringify({ countryCode: 'NL' })
  const made = await ask(port, '/api/cart', { method: 'POST', headers: json, body })
  return `${cookieNames.cart}=${JSON.parse(made.body).cart.id}`
}

async function callersOf(port: number): Promise<[cookie: string, isPersonal: boolean][]> {
  const [session, cart] = [await signedInCookie(port), await cartCookie(port)]
  const plan = `${cookieNames.plan}=${encodeURIComponent(JSON.stringify({ shareCode: 'K7M4XQ2' }))}`
  return [
    ['', false],
    [`${cookieNames.country}=DE; ${cookieNames.language}=de`, false],
    [cart, true],
    [plan, true],
    [session, true],
    [`${session}; ${cart}`, true],
    ['salvia_session=made-up', true],
  ]
}

const pages = [
  '/',
  '/shop',
  '/de/shop',
  '/shop.data',
  '/cart',
  '/checkout',
  '/brands',
  '/auth/login',
  '/settings',
  '/nothing-here',
]

/** Cache-Control of a page requested by a caller. */
const keptOf = async (port: number, path: string, cookie: string): Promise<string | undefined> =>
  (await ask(port, path, { headers: cookie === '' ? {} : { cookie } })).headers['cache-control']

test('a page is kept by nobody when a cart, a session or a plan came with it, else by its visitor alone', async () => {
  const port = portOf(await start(UNLIMITED))
  const { body } = await ask(port, '/api/products?limit=1')
  const paths = [...pages, `/shop/products/${JSON.parse(body).results[0].id}`]
  const told: [path: string, cookie: string, kept: string | undefined][] = []
  const expected: typeof told = []
  for (const [cookie, isPersonal] of await callersOf(port))
    for (const path of paths) {
      told.push([path, cookie, await keptOf(port, path, cookie)])
      expected.push([path, cookie, isPersonal ? 'private, no-store' : 'private, no-cache'])
    }
  expect(told).toEqual(expected)
})

test.for([
  ['/robots.txt', 'public, max-age=86400'],
  ['/sitemap.xml', 'public, max-age=3600'],
] as const)('%s is kept by everyone, whoever asks', async ([path, kept]) => {
  const port = portOf(await start(UNLIMITED))
  for (const cookie of ['', await cartCookie(port)]) expect(await keptOf(port, path, cookie)).toBe(kept)
})

const odd = [
  '//',
  '//[',
  '//user@x/orders',
  '//x:99999/',
  '///',
  '//x//y',
  '/\\',
  '/\\x/orders',
  '/\\\\x',
  '/.//x',
  '/..//x',
  '/[',
  '/]',
  '/{',
  '/|',
  '/^',
  '/`',
  "/'",
  '/"',
  '/<',
  '/>',
  '/;',
  '/;x=1',
  '/,',
  '/@',
  '/:',
  '/::',
  '/*',
  '/**',
  '/%',
  '/%zz',
  '/%00',
  '/%E0%A4%A',
  '/%ff',
  '/%2e%2e%2f',
  '/%2F%2Fx',
  '/%5C%5Cx',
  '/%0d%0aSet-Cookie:x=1',
  '/shop?%',
  '/shop?%zz=%',
  '/shop?q=%00',
  '/shop?q=%ff',
  '/shop?offset=-1',
  '/shop?offset=1e99',
  '/shop?limit=x',
  '/shop?q[]=1',
  '/shop?q=1&q=2',
  '/shop?__proto__=1',
  '/shop?constructor=1',
  '/shop??',
  '/shop?#',
  '/shop#x',
  '/products/',
  '/products/%00',
  '/products/%zz',
  '/products/x',
  '/products/..',
  '/products/__proto__',
  '/.data',
  '/_.data',
  '/_root.data',
  '/shop.data',
  '/shop.data?_routes=',
  '/shop.data?_routes=x',
  '/x.data',
  '/__manifest',
  '/__manifest?paths=/shop',
  '/__manifest?p=/x&version=1',
  '/_root',
  '/x/_root.data',
  '/de',
  '/de/',
  '/de//',
  '/de//shop',
  '/xx/shop',
  '/en/en/en',
  '/recommendations/%00',
  '/recommendations/x',
  '/assets/',
  '/assets/../x',
  '/assets/%2e%2e/x',
  '/assets/%00',
  '/assets/x',
  '/favicon.ico',
  '/.env',
  '/.git/HEAD',
  '/api',
  '/api/',
  '/api//',
  '/api/%zz',
  '/api/x',
  '/auth',
  '/auth/',
  '/auth/x',
  '/images/',
  '/images/packshots/x',
  `/${'a'.repeat(4000)}`,
  `/${'a/'.repeat(2000)}`,
  `/shop?${'a=1&'.repeat(2000)}`,
  `/${'%20'.repeat(1000)}`,
  'http://x:99999/',
  'http://elsewhere.example/shop',
  'http://user@x/',
  'http://',
  '*',
  'x',
  '?',
  '',
]

test('no address makes the server fail, however odd it is', async () => {
  const server = await start({ ...UNLIMITED, LOG_LEVEL: 'error' })
  const port = portOf(server)
  const failed: string[] = []
  for (const path of odd)
    for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS']) {
      const { socket, said } = await openRaw(port, headOf(method, path, { Connection: 'close' }))
      const [, status = 'none'] = /^HTTP\/1\.1 (\d{3}) /.exec(await said) ?? []
      socket.destroy()
      if (status === 'none' || status.startsWith('5'))
        failed.push(`${method} ${path.slice(0, 80)}: ${status}`)
    }
  expect(failed).toEqual([])
  expect(server.said()).not.toContain('"level":50')
})
