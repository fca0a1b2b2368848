import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { sendProblem } from './problems.ts'
import { shedLoad } from './shed-load.ts'

async function serve(bounds: Parameters<typeof shedLoad>[1]) {
  const app = Fastify()
  app.decorate('now', () => new Date('2026-11-20T12:00:00.000Z'))
  app.setErrorHandler(sendProblem)
  const ran: string[] = []
  await shedLoad(app, bounds)
  const handler = async ({ url }: { url: string }) => ran.push(url)
  app.get('/api/orders', { config: { access: 'public' }, handler })
  app.get('/health/live', { config: { access: 'public', rateLimit: false }, handler })
  return { app, ran }
}

test('a process that is far behind refuses calls before they run, and still says how it is', async () => {
  const { app, ran } = await serve({ healthCheck: async () => false, healthCheckInterval: 60_000 })
  const refused = await app.inject('/api/orders')
  expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([
    503,
    '5',
    expect.objectContaining({ code: 'unavailable', retryAfter: 5 }),
  ])
  expect((await app.inject('/health/live')).statusCode).toBe(200)
  expect(ran).toEqual(['/health/live'])
})

test('a process that keeps up answers', async () => {
  const { app, ran } = await serve(undefined)
  expect((await app.inject('/api/orders')).statusCode).toBe(200)
  expect(ran).toEqual(['/api/orders'])
})
