import type { ChatThread } from '@salvia/contract/chat/chat'
import { servedAt } from '@salvia/contract/route'
import { isNotNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startApi, type TestApi } from '#test/api'
import { databaseDigest } from '#test/database-digest'
import { makeAdmin, makeClient, type Person } from '#test/people'
import { call } from '#test/plans'
import { executable, pdfOf, pictureOf, uploadOf } from '#test/uploads'
import { listChatFileKeys } from './data/chat-file-queries.ts'
import { listChatOf } from './data/chat-queries.ts'
import { chatMessages } from './data/chat-tables.ts'
import { forgetChats } from './use-cases/forget-chats.ts'

const keysOf = ({ db }: TestApi) => listChatFileKeys(db, isNotNull(chatMessages.fileKey))

const KEY = 'a-guests-own-key-of-forty-characters-long'
const by = (key: string) => ({ 'x-chat-key': key })
const hello = () => ({ messageId: crypto.randomUUID(), text: 'Hello' })

async function setUp() {
  const api = await startApi({})
  const [admin, anna] = [await makeAdmin(api), await makeClient(api)]
  const begun = await call(api, null, ['POST', '/chat/conversations', hello()], by(KEY))
  const { id } = begun.json<{ id: string }>()
  const attach = (path: string, headers: Record<string, string>, bytes: Buffer, name: string) => {
    const { payload, headers: form } = uploadOf(bytes, name)
    return api.app.inject({ method: 'PUT', url: servedAt(path), payload, headers: { ...headers, ...form } })
  }
  const own = (messageId: string) => `/chat/conversations/${id}/files/${messageId}`
  const get = (person: Person | null, path: string, headers = {}) => call(api, person, ['GET', path], headers)
  return { api, admin, anna, id, attach, own, get }
}

test('a picture or PDF is kept once and served to both sides alone, as a download', async () => {
  const { api, admin, anna, id, attach, own, get } = await setUp()
  const messageId = crypto.randomUUID()
  const pdf = await pdfOf()
  const sent = await attach(own(messageId), by(KEY), pdf, 'label.exe')
  expect(sent.json<ChatThread>().messages.at(-1)).toMatchObject({
    ...{ id: messageId, by: 'Person', text: '' },
    file: { name: 'label.pdf', contentType: 'application/pdf', bytes: pdf.length },
  })
  const again = await attach(own(messageId), by(KEY), await pdfOf('app.alert(1)'), 'other.pdf')
  expect(again.json()).toMatchObject({ status: 422, code: 'file_active' })
  expect((await attach(own(messageId), by(KEY), pdf, 'label.exe')).statusCode).toBe(200)
  const other = await attach(own(messageId), by(KEY), await pictureOf(20, 20), 'other.jpg')
  expect(other.json()).toMatchObject({ status: 422, code: 'key_reused' })
  expect(await keysOf(api)).toHaveLength(1)
  const admins = `/admin${own(messageId)}`
  const read = [await get(null, own(messageId), by(KEY)), await get(admin, admins)]
  for (const { rawPayload, headers } of read) {
    expect(rawPayload.equals(pdf)).toBe(true)
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; filename="label.pdf"/),
    })
  }
  const answer = crypto.randomUUID()
  const answered = `/admin${own(answer)}`
  expect((await attach(answered, admin.headers, await pictureOf(30, 20), 'shelf.jpg')).statusCode).toBe(200)
  expect((await get(null, own(answer), by(KEY))).headers['content-type']).toBe('image/jpeg')
  const before = await databaseDigest(api.db)
  for (const [person, headers] of [
    [anna, {}],
    [null, {}],
    [null, by('another-guests-key-of-forty-characters-00')],
  ] as const) {
    expect((await get(person, own(messageId), headers)).json()).toMatchObject({ code: 'file_not_found' })
    const refused = await attach(own(crypto.randomUUID()), { ...person?.headers, ...headers }, pdf, 'x.pdf')
    expect(refused.json()).toMatchObject({ status: 404, code: 'conversation_not_found' })
  }
  expect((await get(anna, admins)).statusCode).toBe(403)
  expect(
    (await get(admin, `/admin/chat/conversations/${crypto.randomUUID()}/files/${messageId}`)).statusCode,
  ).toBe(404)
  expect(await databaseDigest(api.db)).toEqual(before)
  expect(id).not.toBe('')
})

test('an executable, an empty file and wrong types are refused, and nothing of them stays', async () => {
  const { api, attach, own } = await setUp()
  const before = await databaseDigest(api.db)
  for (const [bytes, name] of [
    [executable, 'parcel.jpg'],
    [Buffer.from('<script>alert(1)</script>'), 'page.html'],
    [Buffer.from('plain words'), 'words.pdf'],
  ] as const) {
    const refused = await attach(own(crypto.randomUUID()), by(KEY), bytes, name)
    expect(refused.json()).toMatchObject({ status: 415, code: 'file_type_refused' })
  }
  const empty = await attach(own(crypto.randomUUID()), by(KEY), Buffer.alloc(0), 'empty.pdf')
  expect(empty.json()).toMatchObject({ status: 422, code: 'file_empty' })
  const large = await attach(own(crypto.randomUUID()), by(KEY), Buffer.alloc(10 * 1024 * 1024 + 1), 'big.pdf')
  expect(large.json()).toMatchObject({ status: 413, code: 'file_too_large' })
  expect(await databaseDigest(api.db)).toEqual(before)
})

test('with a person’s conversations their files go', async () => {
  const { api, anna, attach, get } = await setUp()
  const begun = await call(api, anna, ['POST', '/chat/conversations', hello()])
  const { id } = begun.json<{ id: string }>()
  const path = `/chat/conversations/${id}/files/${crypto.randomUUID()}`
  await attach(path, anna.headers, await pdfOf(), 'label.pdf')
  expect((await get(anna, path)).statusCode).toBe(200)
  const exported = await listChatOf(api.db, anna.userId)
  expect(exported.map(({ fileName, text }) => fileName ?? text)).toEqual(['label.pdf', 'Hello'])
  const [key = ''] = await keysOf(api)
  await api.db.transaction((tx) =>
    forgetChats({ tx, jobs: api.app.jobs }, { userId: anna.userId, emails: [] }),
  )
  await api.runJobs()
  expect([await keysOf(api), await api.app.services.files.get(key)]).toEqual([[], null])
})
