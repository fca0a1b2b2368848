import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startApi, type TestApi, type TestSettings } from '#test/api'
import { makeAdmin } from '#test/people'
import { formHead, openRaw } from '#test/raw-connection'
import { pictureOf, uploadOf } from '#test/uploads'

const PATH = '/api/admin/brands/image'

async function listening(settings: TestSettings = {}) {
  const api = await startApi(settings)
  await api.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = api.app.server.address() as AddressInfo
  const { headers } = await makeAdmin(api)
  /** Sends unfinished forms, one more than are read at once; returns which of them are read. */
  const begin = async (count: number, localAddress?: string) => {
    const all = await Promise.all(
      Array.from({ length: count + 1 }, () => openRaw(port, formHead('POST', PATH, headers), localAddress)),
    )
    const refused = new Set<unknown>()
    for (const { socket } of all) {
      socket.on('data', () => refused.add(socket))
      onTestFinished(() => void socket.destroy())
    }
    await vi.waitFor(() => expect(refused.size).toBe(1), 10_000)
    return all.map(({ socket }) => socket).filter((socket) => !refused.has(socket))
  }
  return { api, port, headers, begin }
}

const upload = async (api: TestApi, authorization: Record<string, string>, remoteAddress = '127.0.0.1') => {
  const { payload, headers } = uploadOf(await pictureOf(20, 20), 'x.jpg')
  return api.app.inject({
    method: 'POST',
    url: PATH,
    remoteAddress,
    payload,
    headers: { ...headers, ...authorization },
  })
}

test.for([
  ['POST', '/api/cart', 415, 'media_type_unsupported'],
  ['POST', '/auth/signin', 415, 'media_type_unsupported'],
  ['POST', '/api/payments/webhook', 415, 'media_type_unsupported'],
  ['GET', '/api/products', 415, 'media_type_unsupported'],
  ['POST', '/api/nothing', 404, 'call_not_found'],
  ['POST', PATH, 401, 'unauthenticated'],
] as const)('a form to %s %s is refused before it is read', async ([method, path, status, code]) => {
  const { port } = await listening()
  const { socket, said } = await openRaw(port, formHead(method, path))
  onTestFinished(() => void socket.destroy())
  let seen = ''
  socket.on('data', (part) => {
    seen += part
  })
  await vi.waitFor(() => expect(seen).toContain(`"code":"${code}"`), 10_000)
  expect(seen).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  // The rest of the body is not awaited, except where the sender may sign in again and resend it.
  if (status !== 401) expect(await said).toContain('connection: close')
})

test('a process reads few forms at once and refuses more for a moment, until one of them is gone', async () => {
  const { api, headers, begin } = await listening()
  const read = await begin(8)
  const refused = await upload(api, headers)
  expect(refused.json()).toMatchObject({ status: 503, code: 'unavailable' })
  expect(refused.headers['retry-after']).toBe('10')
  read[0]?.destroy()
  await vi.waitFor(async () => expect((await upload(api, headers)).statusCode).toBe(201), 10_000)
})

test('one address sends few forms at once, while others send theirs', async () => {
  const { api, headers, begin } = await listening({ config: { hasRateLimits: true } })
  await begin(4, '127.0.0.7')
  const refused = await upload(api, headers, '127.0.0.7')
  expect([refused.json().code, refused.headers['retry-after']]).toEqual(['too_many_requests', '10'])
  expect((await upload(api, headers, '127.0.0.8')).statusCode).toBe(201)
})

test('each upload gives its place back, whether it was taken or refused', async () => {
  const { api, headers } = await listening()
  for (let at = 0; at < 20; at += 1) expect((await upload(api, headers)).statusCode).toBe(201)
  const { headers: form } = uploadOf(Buffer.from(''))
  const broken = () =>
    api.app.inject({ method: 'POST', url: PATH, payload: 'garbage', headers: { ...form, ...headers } })
  for (let at = 0; at < 20; at += 1) expect((await broken()).statusCode).toBe(400)
  expect((await upload(api, headers)).statusCode).toBe(201)
})
