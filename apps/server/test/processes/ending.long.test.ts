import { expect, test } from 'vitest'
import {
  eventStreams,
  idleConnections,
  slowBodies,
  slowHeads,
  slowReaders,
} from '../fixtures/hostile-clients.ts'
import { ask } from '../fixtures/page.ts'
import { headOf, openRaw } from '../fixtures/raw-connection.ts'
import { seededServers } from '../fixtures/seeded-server.ts'

const { start } = seededServers()

async function serverWithOpenConnections() {
  const server = await start({ RATE_LIMITS: 'off' })
  const target = { port: Number(new URL(server.baseUrl).port), localAddress: '127.0.0.9' }
  await slowBodies(target, 5)
  await slowReaders(target, { count: 2, path: '/shop' })
  await slowHeads(target, 5)
  await idleConnections(target, 5)
  await eventStreams(target, 5)
  await ask(target.port, '/health/live')
  return { server, target }
}

test('told to end, the server ends within ten seconds, whatever clients keep open', async () => {
  const { server } = await serverWithOpenConnections()
  const toldAt = performance.now()
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  expect(performance.now() - toldAt).toBeLessThan(10_000)
})

test('told a second time, the server ends at once', async () => {
  const { server, target } = await serverWithOpenConnections()
  server.child.kill('SIGTERM')
  // It accepts no new connections: the first signal has arrived.
  while ((await ask(target.port, '/health/live').catch(() => null)) !== null);
  const toldAt = performance.now()
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(1)
  expect(performance.now() - toldAt).toBeLessThan(2000)
})

test('a body that arrives while the server ends is still answered', async () => {
  const server = await start()
  const port = Number(new URL(server.baseUrl).port)
  const body = JSON.stringify({ countryCode: 'NL' })
  const headers = { 'Content-Type': 'application/json', 'Content-Length': body.length }
  const { socket, said } = await openRaw(port, headOf('POST', '/api/cart', headers) + body.slice(0, 5))
  await ask(port, '/health/live')
  server.child.kill('SIGTERM')
  while ((await ask(port, '/health/live').catch(() => null)) !== null);
  socket.write(body.slice(5))
  expect(await said).toMatch(/^HTTP\/1\.1 201 /)
  expect(await server.ended).toBe(0)
})
