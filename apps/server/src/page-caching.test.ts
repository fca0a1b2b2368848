import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { pageCaching } from './page-caching.ts'

const html = 'text/html; charset=utf-8'

function kept(cookies: Record<string, string>, headers: Record<string, string>, isSignedIn = false): string {
  const req = { cookies, actor: isSignedIn ? {} : null } as unknown as FastifyRequest
  return pageCaching(req, new Response('', { headers }))
}

test.for([
  ['a stranger', {}],
  ['who chose a country', { salvia_country: 'DE' }],
] as const)('a page is kept by its visitor alone, who asks again: %s', ([, cookies]) => {
  for (const type of [html, 'text/x-script'])
    expect(kept(cookies, { 'content-type': type })).toBe('private, no-cache')
  expect(kept(cookies, { 'content-type': html, 'cache-control': 'no-store' })).toBe('private, no-store')
  expect(kept(cookies, { location: '/auth/login' })).toBe('private, no-cache')
})

test.for([
  ['a cart', { salvia_cart: 'x' }],
  ['a cart over https', { '__Host-salvia_cart': 'x' }],
  ['a plan', { salvia_plan: 'x' }],
  ['a session', { salvia_session: 'x' }],
] as const)('a page is kept by nobody with %s', ([, cookies]) => {
  for (const type of [html, 'text/x-script'])
    expect(kept(cookies, { 'content-type': type })).toBe('private, no-store')
  expect(kept(cookies, { location: '/' })).toBe('private, no-store')
  expect(kept(cookies, { 'content-type': html, 'cache-control': 'public, max-age=60' })).toBe(
    'private, no-store',
  )
})

test('a page is kept by nobody for who is signed in by a bearer', () => {
  expect(kept({}, { 'content-type': html }, true)).toBe('private, no-store')
})

test('what is no page is kept as it says', () => {
  const map = { 'content-type': 'application/xml', 'cache-control': 'public, max-age=3600' }
  expect(kept({ salvia_cart: 'x' }, map)).toBe('public, max-age=3600')
})
