import { expect, test, vi } from 'vitest'
import { NOW, startApi, type TestApi } from '#test/api'
import { openStream } from '#test/event-stream'
import { makeAdmin, makeClient } from '#test/people'
import { call } from '#test/plans'

const KEY = 'a-guests-own-key-of-forty-characters-long'
const OTHER_KEY = 'another-guests-key-of-forty-characters-00'
const EVENTS = '/api/chat/events'
const says = (text: string) => ({ messageId: crypto.randomUUID(), text })
const by = (key: string) => ({ 'x-chat-key': key })

async function setUp() {
  const api = await startApi({ isFresh: true })
  const other = { ...api, app: await api.openOther() }
  const [admin, anna] = [await makeAdmin(api), await makeClient(api)]
  const begin = async (at: TestApi, key: string) =>
    (await call(at, null, ['POST', '/chat/conversations', says('Hello')], by(key))).json<{ id: string }>().id
  return { api, other, admin, anna, begin }
}

test('a message in one process reaches the other side at another within a second, and nobody else', async () => {
  const { api, other, admin, anna, begin } = await setUp()
  const inbox = await openStream(other.app, '/api/admin/chat/events', admin.headers)
  const stranger = await openStream(other.app, EVENTS, by(OTHER_KEY))
  const account = await openStream(other.app, EVENTS, anna.headers)
  const all = [inbox, stranger, account]
  expect(await Promise.all(all.map(({ next }) => next()))).toEqual([{}, {}, {}])
  expect(inbox).toMatchObject({ status: 200, type: 'text/event-stream; charset=utf-8' })
  const sentAt = performance.now()
  const conversationId = await begin(api, KEY)
  expect(await inbox.next()).toEqual({ conversationId })
  expect(performance.now() - sentAt).toBeLessThan(1000)
  const guest = await openStream(other.app, EVENTS, by(KEY))
  expect(await guest.next()).toEqual({})
  await call(api, admin, ['POST', `/admin/chat/conversations/${conversationId}/messages`, says('Good day')])
  expect(await guest.next()).toEqual({ conversationId })
  // What strangers hear next is their own, so that they were told nothing before.
  const strangers = await begin(api, OTHER_KEY)
  expect(await stranger.next()).toEqual({ conversationId: strangers })
  const annas = await call(api, anna, ['POST', '/chat/conversations', says('Hello')])
  expect(await account.next()).toEqual({ conversationId: annas.json<{ id: string }>().id })
})

test('a second tab is told once that an answer was read, and of a guest’s chat that moved to the account', async () => {
  const { api, other, admin, anna, begin } = await setUp()
  const conversationId = await begin(api, KEY)
  const tab = await openStream(other.app, EVENTS, anna.headers)
  expect(await tab.next()).toEqual({})
  await call(api, anna, ['PUT', '/chat/bind'], by(KEY))
  expect(await tab.next()).toEqual({ conversationId })
  api.setNow(new Date(NOW.getTime() + 60_000))
  await call(api, admin, ['POST', `/admin/chat/conversations/${conversationId}/messages`, says('Good day')])
  expect(await tab.next()).toEqual({ conversationId })
  api.setNow(new Date(NOW.getTime() + 120_000))
  const read = () => call(api, anna, ['PUT', `/chat/conversations/${conversationId}/read`])
  await read()
  expect(await tab.next()).toEqual({ conversationId })
  await read()
  const next = await call(api, anna, ['POST', '/chat/conversations', says('Another')])
  expect(await tab.next()).toEqual({ conversationId: next.json<{ id: string }>().id })
})

test('a stream is for who has an account or a key, for admins an inbox, and at most six of a person', async () => {
  const { api, admin, anna } = await setUp()
  const statusOf = async (path: string, headers: Record<string, string>) =>
    (await openStream(api.app, path, headers)).status
  expect(await statusOf(EVENTS, {})).toBe(204)
  expect(await statusOf('/api/admin/chat/events', anna.headers)).toBe(403)
  const open = await Promise.all(Array.from({ length: 6 }, () => openStream(api.app, EVENTS, anna.headers)))
  expect(await statusOf(EVENTS, anna.headers)).toBe(429)
  expect((await openStream(api.app, '/api/admin/chat/events', admin.headers)).status).toBe(200)
  open[0]?.stop()
  await vi.waitFor(async () => expect(await statusOf(EVENTS, anna.headers)).toBe(200), 10_000)
})

test('streams end with the server, and are told that something may have been missed when the database was away', async () => {
  const api = await startApi({ isCuttable: true })
  const anna = await makeClient(api)
  const stream = await openStream(api.app, EVENTS, anna.headers)
  expect(await stream.next()).toEqual({})
  await api.line.cut()
  await api.line.mend()
  expect(await stream.next()).toEqual({})
  const begun = await call(api, anna, ['POST', '/chat/conversations', says('Hello')])
  expect(await stream.next()).toEqual({ conversationId: begun.json<{ id: string }>().id })
  const closed = api.app.close()
  expect(await stream.next()).toBeNull()
  await closed
})
