import type { ChatAnswer } from '@salvia/contract/chat/chat-answers'
import { expect, test } from 'vitest'
import { NOW, startApi } from '#test/api'
import { databaseDigest } from '#test/database-digest'
import { makeAdmin } from '#test/people'
import { call, callVersioned } from '#test/plans'

const given = {
  title: 'Returns',
  texts: { en: 'Send it back within 14 days.', de: 'Senden Sie es binnen 14 Tagen zurück.', nl: '', fr: '' },
  isActive: true,
}

async function setUp() {
  const api = await startApi({})
  const admin = await makeAdmin(api)
  const made = await call(api, admin, ['POST', '/admin/chat/answers', given])
  return { api, admin, made: made.json<ChatAnswer>() }
}

test('a prepared answer is made, found by its title, changed and taken out of use', async () => {
  const { api, admin, made } = await setUp()
  expect(made).toEqual({ id: made.id, version: 1, ...given, updatedAt: NOW.toISOString() })
  const path = `/admin/chat/answers/${made.id}`
  const saved = await callVersioned(api, admin, ['PUT', path, { version: 1, isActive: false }])
  expect(saved.json()).toEqual({ ...made, version: 2, isActive: false })
  const found = async (query: string) =>
    (await call(api, admin, ['GET', `/admin/chat/answers?${query}`])).json().results
  expect(await found('name=retur')).toEqual([saved.json()])
  expect(await found('isActive=true')).toEqual([])
  const history = `/admin/settings/history?subject=ChatAnswer&key=${made.id}`
  expect((await call(api, admin, ['GET', history])).json().results).toMatchObject([
    { event: 'ChatAnswerChanged', changes: [{ field: 'isActive', from: true, to: false }] },
    { event: 'ChatAnswerCreated', actor: { id: admin.userId } },
  ])
})

test('one without an English text or a title is refused, and nothing changes; of two who save at once the second is told', async () => {
  const { api, admin, made } = await setUp()
  const before = await databaseDigest(api.db)
  for (const body of [
    { ...given, title: ' ' },
    { ...given, texts: { ...given.texts, en: '' } },
  ])
    expect((await call(api, admin, ['POST', '/admin/chat/answers', body])).statusCode).toBe(400)
  expect(await databaseDigest(api.db)).toEqual(before)
  const save = (title: string) =>
    callVersioned(api, admin, ['PUT', `/admin/chat/answers/${made.id}`, { version: 1, title }])
  const answers = await Promise.all(['Sending back', 'Refunds'].map(save))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412])
})

test('the inbox says in which language a person writes', async () => {
  const { api, admin } = await setUp()
  const message = { messageId: crypto.randomUUID(), text: 'Wo ist mein Paket?' }
  await call(api, null, ['POST', '/chat/conversations', message], {
    ...{ 'x-chat-key': 'k'.repeat(40), 'accept-language': 'de' },
  })
  const { results } = (await call(api, admin, ['GET', '/admin/chat/conversations'])).json()
  expect(results).toMatchObject([{ languageCode: 'de' }])
})
