import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { Busy, TooMany } from '../domain-error.ts'
import { sendNotFound, sendProblem } from './problems.ts'

const NOW = new Date('2026-11-20T12:00:00.000Z')

async function ask(error: Error, headers: Record<string, string>, url = '/shop', posted = {}) {
  const app = Fastify()
  app.decorate('now', () => NOW)
  app.decorateRequest('nonce', 'once')
  app.setErrorHandler(sendProblem)
  app.setNotFoundHandler(sendNotFound)
  app.addContentTypeParser('application/x-www-form-urlencoded', (_req, body, done) => {
    body.resume()
    done(null)
  })
  const refuse = async () => {
    throw error
  }
  app.get('/*', { config: { access: 'public', isPage: true }, handler: refuse })
  app.get('/api/orders', { config: { access: 'public' }, handler: refuse })
  return app.inject({ url, headers, ...posted })
}

const tooMany = () => new TooMany(new Date(NOW.getTime() + 42_000))
const person = { accept: 'text/html,application/xhtml+xml,*/*' }

test('a person who asks for too many pages reads in how many seconds to go on', async () => {
  const page = await ask(tooMany(), { ...person, 'accept-language': 'de' })
  expect([page.statusCode, page.headers['retry-after'], page.headers['content-type']]).toEqual([
    429,
    '42',
    'text/html; charset=utf-8',
  ])
  expect(page.body).toContain('<h1>Zu viele Seiten in kurzer Zeit</h1>')
  expect(page.body).toContain('In 42 Sekunden können Sie weitermachen.')
})

test.for([
  { url: '/nl/shop', cookie: '', language: 'nl' },
  { url: '/orders', cookie: 'a=b; salvia_language=fr', language: 'fr' },
  { url: '/orders', cookie: '', language: 'en' },
])('$url with "$cookie" is refused in $language', async ({ url, cookie, language }) => {
  const page = await ask(tooMany(), { ...person, cookie }, url)
  expect(page.body).toContain(`<html lang="${language}">`)
})

test('a form that a browser sent without script is told that it needs one; a call that there is not stays data', async () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const posted = { method: 'POST' as const, payload: 'email=a' }
  const page = await ask(tooMany(), { ...person, ...form }, '/fr/withdrawal', posted)
  expect([page.statusCode, page.headers.allow, page.headers['cache-control']]).toEqual([
    405,
    'GET, HEAD',
    'no-store',
  ])
  expect(page.body).toContain('<h1>Ce formulaire a besoin de JavaScript</h1>')
  const call = await ask(tooMany(), { accept: '*/*', ...form }, '/api/nothing', posted)
  expect(call.json()).toMatchObject({ status: 404, code: 'call_not_found' })
})

test('an outage says when to try again', async () => {
  const page = await ask(new Busy(5), person)
  expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '5'])
  expect(page.body).toContain('Try again in 5 seconds.')
})

test.for([
  { url: '/shop.data', headers: { accept: '*/*' } },
  { url: '/api/orders', headers: person },
])('a script that asks for $url reads the same as data', async ({ url, headers }) => {
  const answer = await ask(tooMany(), headers, url)
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
  expect(answer.json()).toEqual({
    type: 'about:blank',
    title: 'Too many requests',
    status: 429,
    code: 'too_many_requests',
    detail: expect.any(String),
    retryAfter: 42,
  })
})
