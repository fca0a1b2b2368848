import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { pageCaching } from './page-caching.ts'

const page = () => new Response('<p>', { headers: { 'content-type': 'text/html; charset=utf-8' } })
const asked = (cookies: Record<string, string>) =>
  ({ actor: null, cookies, headers: {} }) as unknown as FastifyRequest

test.for([
  [{}, 'private, no-cache'],
  [{ salvia_country: 'NL' }, 'private, no-cache'],
  [{ salvia_cart: 'x' }, 'private, no-store'],
  [{ '__Host-salvia_cart': 'x' }, 'private, no-store'],
  [{ salvia_plan: 'x' }, 'private, no-store'],
] as const)('a page that was asked for with %o is kept: %s', ([cookies, caching]) => {
  expect(pageCaching(asked(cookies), page())).toBe(caching)
})
