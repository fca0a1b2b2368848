import { expect, test } from 'vitest'
import { NOW, startApi, type TestApi } from '#test/api'
import { auth, fields } from '#test/auth'
import { makeClient } from '#test/people'

const AT = NOW.toISOString()
const SECONDS = 1000

const read = async (api: TestApi) => {
  const { statusCode, body } = await api.app.inject({ url: '/api/status' })
  return { statusCode, body: JSON.parse(body) }
}

const later = (api: TestApi, seconds: number): Date => {
  const now = new Date(NOW.getTime() + seconds * SECONDS)
  api.setNow(now)
  return now
}

test('the status tells of a mail server that takes nothing, since when, and that it does again', async () => {
  let isTaken = false
  const send = async () => {
    if (!isTaken) throw new Error('421 not now')
  }
  const api = await startApi({ services: { mail: { kind: 'smtp', send } } })
  const [anna, mia] = [await makeClient(api), await makeClient(api)]
  const ask = async ({ email }: { email: string }) => {
    await auth(api, 'POST /user/password/reset/token', fields({ email }))
    await api.runJobs().catch(() => undefined)
  }
  const works = { state: 'Works', failsSince: null }
  const parts = (mail: object) => [
    { name: 'Database', ...works },
    { name: 'Jobs', ...works },
    { name: 'Mail', ...mail },
  ]
  expect(await read(api)).toEqual({
    statusCode: 200,
    body: {
      state: 'Unknown',
      parts: parts({ state: 'Unknown', failsSince: null }),
      startedAt: AT,
      lookedAt: AT,
    },
  })
  const held = later(api, 9)
  await ask(anna)
  expect((await read(api)).body.lookedAt).toBe(AT)
  later(api, 10)
  expect((await read(api)).body.state).toBe('Unknown')
  await ask(mia)
  later(api, 20)
  expect((await read(api)).body).toMatchObject({
    state: 'Fails',
    parts: parts({ state: 'Fails', failsSince: held.toISOString() }),
  })
  isTaken = true
  later(api, 30)
  await ask(mia)
  expect((await read(api)).body).toMatchObject({ state: 'Works', parts: parts(works), startedAt: AT })
})

test('the status is told while the database is away, of which the rest is then not known', async () => {
  const api = await startApi({ isCuttable: true })
  await api.line.cut()
  const { statusCode, body } = await read(api)
  await api.line.mend()
  expect([statusCode, body.state]).toEqual([200, 'Fails'])
  expect(body.parts).toEqual([
    { name: 'Database', state: 'Fails', failsSince: null },
    { name: 'Jobs', state: 'Unknown', failsSince: null },
    { name: 'Mail', state: 'Off', failsSince: null },
  ])
})
