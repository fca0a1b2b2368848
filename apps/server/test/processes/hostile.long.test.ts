import { expect, test, vi } from 'vitest'
import {
  endlessForms,
  idleConnections,
  largestAsset,
  madeUpSessions,
  manyPictures,
  slowBodies,
  slowHeads,
  slowReaders,
  stillOpen,
  type Target,
} from '../fixtures/hostile-clients.ts'
import { ask } from '../fixtures/page.ts'
import { memoryOf } from '../fixtures/process-memory.ts'
import { seededServers } from '../fixtures/seeded-server.ts'

const { start } = seededServers()

const MINUTE = 60_000
/** The longest timeout any of them hits is that of a form. */
const UNTIL_ALL_ENDED = { timeout: 3 * MINUTE, interval: 1000 }
const UNTIL_ALL_DRAWN = { timeout: MINUTE, interval: 5000 }
/** An idle rendering process is kept for a minute. */
const UNTIL_NOTHING_IS_DRAWN = { timeout: 3 * MINUTE, interval: 1000 }
/** Memory a formerly large heap may retain. */
const LEFT_MEGABYTES = 150

const addresses = {
  bodies: '127.0.0.2',
  readers: '127.0.0.3',
  forms: '127.0.0.4',
  idle: '127.0.0.5',
  heads: '127.0.0.6',
  sessions: '127.0.0.7',
  pictures: '127.0.0.8',
}
const VISITOR = '127.0.1.1'

async function runningShop() {
  const server = await start({ HOST: '127.0.0.1' })
  const port = Number(new URL(server.baseUrl).port)
  const { body } = await ask(port, '/api/products?limit=40')
  const productIds = JSON.parse(body).results.map(({ id }: { id: string }) => id)
  const asset = await largestAsset(port)
  const paths = ['/shop', `/shop/products/${productIds[0]}`, '/api/products?limit=20', asset]
  /** The responses to a visitor on each page. */
  const visit = async () => {
    const answers = await Promise.all(paths.map((path) => ask(port, path, { localAddress: VISITOR })))
    return answers.map(({ status }) => status)
  }
  const from = (kind: keyof typeof addresses): Target => ({ port, localAddress: addresses[kind] })
  return { server, pid: server.child.pid ?? 0, productIds, asset, visit, from }
}

const FINE = [200, 200, 200, 200]

test('hostile clients are refused and ended, visitors are served meanwhile, and what they took is given back', async () => {
  const { server, pid, productIds, asset, visit, from } = await runningShop()
  for (let at = 0; at < 10; at += 1) expect(await visit()).toEqual(FINE)
  const before = memoryOf(pid).own

  await slowBodies(from('bodies'), 100)
  await slowReaders(from('readers'), { count: 20, path: asset })
  await idleConnections(from('idle'), 300)
  await slowHeads(from('heads'), 100)
  await endlessForms(from('forms'), 100)
  expect(await visit()).toEqual(FINE)

  const askForPictures = () => manyPictures(from('pictures'), productIds, 24)
  const [sessions, pictures] = await Promise.all([madeUpSessions(from('sessions'), 700), askForPictures()])
  expect(sessions).toEqual({ 401: 600, 429: 100 })
  const { 200: drawn = 0, 503: putOff = 0, ...others } = pictures
  // Of every six, the largest size is not offered, nor are the two costly formats at their size.
  expect({ offered: drawn + putOff, ...others }).toEqual({ offered: 16, 400: 8 })
  expect(await visit()).toEqual(FINE)
  // On a machine that is busy one may be put off; asked for again, it is drawn.
  await vi.waitFor(async () => expect(await askForPictures()).toEqual({ 200: 16, 400: 8 }), UNTIL_ALL_DRAWN)

  const held = ['bodies', 'readers', 'forms', 'idle', 'heads'] as const
  await vi.waitFor(
    () => expect(held.map((kind) => [kind, stillOpen(from(kind))])).toEqual(held.map((kind) => [kind, 0])),
    UNTIL_ALL_ENDED,
  )
  await vi.waitFor(() => expect(memoryOf(pid).helpers).toBe(0), UNTIL_NOTHING_IS_DRAWN)
  for (let at = 0; at < 10; at += 1) expect(await visit()).toEqual(FINE)
  expect(memoryOf(pid).own - before).toBeLessThan(LEFT_MEGABYTES)

  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
})

test('a body that does not come, and a head that does not end, are refused by name', async () => {
  const { from } = await runningShop()
  const [[body], [head]] = await Promise.all([slowBodies(from('bodies'), 1), slowHeads(from('heads'), 1)])
  for (const said of [await head?.said, await body?.said]) {
    expect(said).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
    expect(said).toContain(
      '{"type":"about:blank","title":"Request Timeout","status":408,"code":"request_timeout"}',
    )
  }
})
