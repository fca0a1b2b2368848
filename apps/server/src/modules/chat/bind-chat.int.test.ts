import type { ChatThread } from '@salvia/contract/chat/chat'
import { expect, test } from 'vitest'
import { NOW, startApi } from '#test/api'
import { databaseDigest } from '#test/database-digest'
import { makeAdmin, makeClient } from '#test/people'
import { call } from '#test/plans'

const KEY = 'a-guests-own-key-of-forty-characters-long'
const OTHER_KEY = 'another-guests-key-of-forty-characters-00'
const PATH = '/chat/conversations'
const says = (text: string) => ({ messageId: crypto.randomUUID(), text })
const by = (key: string) => ({ 'x-chat-key': key })
const BIND = ['PUT', '/chat/bind'] as const

async function setUp() {
  const api = await startApi({})
  const [admin, anna, tom] = [await makeAdmin(api), await makeClient(api), await makeClient(api)]
  const begin = async (key: string) =>
    (await call(api, null, ['POST', PATH, { ...says('Hello'), email: 'guest@post.example' }], by(key))).json<{
      id: string
    }>().id
  const listOf = async (person: typeof anna | null, headers = {}) =>
    (await call(api, person, ['GET', PATH], headers))
      .json<{ results: ChatThread[] }>()
      .results.map(({ id, unreadCount }) => [id, unreadCount])
  return { api, admin, anna, tom, begin, listOf }
}

test('what a guest wrote moves to the account signed in to, once, and nothing of another’s', async () => {
  const { api, admin, anna, tom, begin, listOf } = await setUp()
  const [own, others] = [await begin(KEY), await begin(OTHER_KEY)]
  api.setNow(new Date(NOW.getTime() + 60_000))
  await call(api, admin, ['POST', `/admin/chat/conversations/${own}/messages`, says('Good day')])
  const refused = await call(api, null, [...BIND], by(KEY))
  expect(refused.statusCode).toBe(401)
  expect((await call(api, anna, [...BIND], by(KEY))).statusCode).toBe(204)
  expect(await listOf(anna)).toEqual([[own, 1]])
  expect([await listOf(null, by(KEY)), await listOf(null, by(OTHER_KEY))]).toEqual([[], [[others, 0]]])
  const seen = await call(api, admin, ['GET', `/admin/chat/conversations/${own}`])
  expect(seen.json()).toMatchObject({ person: { id: anna.userId }, guestEmail: null })
  const before = await databaseDigest(api.db)
  // Neither the key that is spent, nor the token of a mailed link, nor none at all moves anything.
  for (const headers of [by(KEY), by(`${others}_a-signature-of-somebody-else-00`), {}])
    expect((await call(api, tom, [...BIND], headers)).statusCode).toBe(204)
  expect([await databaseDigest(api.db), await listOf(tom)]).toEqual([before, []])
})
