import type { FastifyRequest } from 'fastify'
import { beforeEach, expect, test } from 'vitest'
import { cachePages, keyOfPage } from './page-cache.ts'

type Asked = { url?: string; method?: string; cookies?: Record<string, string>; language?: string }

function keyOf({ url = '/about', method = 'GET', cookies = {}, language = 'en' }: Asked, country = 'NL') {
  const headers = { 'accept-language': language }
  return keyOfPage({ url, method, cookies, headers, actor: null } as unknown as FastifyRequest, country)
}

test.for(['/', '/de', '/about', '/fr/about', '/faqs/all', '/nl/how-it-works/client', '/impressum'])(
  'the content page %s is kept',
  (url) => expect(keyOf({ url })).not.toBeNull(),
)

test.for<[string, Asked]>([
  ['a page of products', { url: '/shop' }],
  ['a page with a query', { url: '/faqs/all?question=x' }],
  ['its data', { url: '/about.data' }],
  ['the page of free slots', { url: '/demo' }],
  ['English by a prefix, which leads elsewhere', { url: '/en/about' }],
  ['a head alone', { method: 'HEAD' }],
  ['for a session', { cookies: { salvia_session: 'x' } }],
  ['for a cart', { cookies: { '__Host-salvia_cart': 'x' } }],
  ['for a plan', { cookies: { salvia_plan: 'x' } }],
  ['for a preview', { cookies: { salvia_preview: 'x' } }],
  ['for an endless header', { language: 'en,'.repeat(200) }],
])('not kept: %s', ([, asked]) => expect(keyOf(asked)).toBeNull())

test.for<[string, Asked, string?]>([
  ['another page', { url: '/de/about' }],
  ['another language of the browser', { language: 'fr' }],
  ['a chosen country', { cookies: { salvia_country: 'DE' } }],
  ['a country by address', {}, 'DE'],
  ['a closed banner', { cookies: { salvia_banners: 'summer' } }],
  ['a time zone', { cookies: { salvia_zone: 'Europe/Lisbon' } }],
])('pages differ by %s', ([, asked, country]) => expect(keyOf(asked, country)).not.toBe(keyOf({})))

test('a cookie that no page reads makes no other page', () => {
  expect(keyOf({ cookies: { elsewhere: '1' } })).toBe(keyOf({}))
})

const html = { 'content-type': 'text/html; charset=utf-8', 'content-language': 'en' }
let [clock, edition, rendered] = [0, 0, 0]
let pages = cachePages({ now: () => clock, edition: () => edition })

beforeEach(() => {
  ;[clock, edition, rendered] = [0, 0, 0]
  pages = cachePages({ now: () => clock, edition: () => edition })
})

const page = (init: ResponseInit = { headers: html }) => {
  rendered += 1
  return Promise.resolve(
    new Response(`<script nonce="first"></script><p>${rendered}</p><b nonce="first">`, init),
  )
}
const render = (key = 'about', init?: ResponseInit) => pages.render(key, 'first', () => page(init))

test('a page that is kept is shown with the nonce of whoever asks', async () => {
  expect(pages.find('about')).toBeNull()
  await render()
  expect(pages.find('about')?.body('second')).toBe(
    '<script nonce="second"></script><p>1</p><b nonce="second">',
  )
  expect(pages.find('about')?.headers).toEqual(Object.entries(html).toSorted())
  expect(pages.find('pricing')).toBeNull()
})

test('after a minute one visitor has it rendered again while others get the old one, at most five seconds longer', async () => {
  await render()
  clock = 59_999
  expect(pages.find('about')).not.toBeNull()
  clock = 60_000
  expect(pages.find('about')).toBeNull()
  expect(pages.find('about')?.body('x')).toContain('<p>1</p>')
  clock = 64_999
  expect(pages.find('about')).not.toBeNull()
  clock = 65_000
  expect(pages.find('about')).toBeNull()
  await render()
  expect(pages.find('about')?.body('x')).toContain('<p>2</p>')
})

test('content that was emptied is shown no more, also by a page that was being rendered', async () => {
  await render()
  edition += 1
  expect(pages.find('about')).toBeNull()
  await pages.render('about', 'first', () => {
    edition += 1
    return page()
  })
  expect(pages.find('about')).toBeNull()
})

test.for<[string, ResponseInit]>([
  ['a failure', { status: 503, headers: html }],
  ['a redirect', { status: 302, headers: { location: '/' } }],
  ['what sets a cookie', { headers: { ...html, 'set-cookie': 'a=1' } }],
  ['what must not be stored', { headers: { ...html, 'cache-control': 'private, no-store' } }],
  ['what is no page', { headers: { 'content-type': 'text/calendar' } }],
])('answered as rendered, and not kept: %s', async ([, init]) => {
  const answer = await render('about', init)
  expect(answer instanceof Response && (await answer.text())).toContain('<p>1</p>')
  expect(pages.find('about')).toBeNull()
})

test('of more than 200 pages the one rendered first is forgotten', async () => {
  for (let at = 0; at <= 200; at += 1) await render(`page ${at}`)
  expect(pages.find('page 0')).toBeNull()
  expect(pages.find('page 1')).not.toBeNull()
  expect(pages.find('page 200')).not.toBeNull()
})
