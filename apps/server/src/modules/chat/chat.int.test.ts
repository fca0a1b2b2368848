import type { AdminChat } from '@salvia/contract/chat/admin-chat'
import type { ChatThread } from '@salvia/contract/chat/chat'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { NOW, startApi } from '#test/api'
import { messagesTo } from '#test/auth'
import { databaseDigest } from '#test/database-digest'
import { makeAdmin, makeClient, type Person } from '#test/people'
import { call } from '#test/plans'
import { users } from '../identity/index.ts'

const KEY = 'a-guests-own-key-of-forty-characters-long'
const OTHER_KEY = 'another-guests-key-of-forty-characters-00'
const GUEST = 'guest@post.example'
const PATH = '/chat/conversations'
const says = (text: string) => ({ messageId: crypto.randomUUID(), text })
const by = (key: string) => ({ 'x-chat-key': key })

async function setUp() {
  const api = await startApi({})
  const [admin, anna] = [await makeAdmin(api), await makeClient(api)]
  const begin = async (person: Person | null, body: object, key?: string) =>
    call(api, person, ['POST', PATH, body], key ? by(key) : {})
  const answer = (id: string, body: object) =>
    call(api, admin, ['POST', `/admin/chat/conversations/${id}/messages`, body])
  const minutesLater = (minutes: number) => api.setNow(new Date(NOW.getTime() + minutes * 60_000))
  return { api, admin, anna, begin, answer, minutesLater }
}

const idOf = (sent: { json: <T>() => T }) => sent.json<{ id: string }>().id

test('a conversation is its account’s or its key’s alone; another’s is not found, and nothing changes', async () => {
  const { api, anna, begin } = await setUp()
  const own = await begin(anna, says('Where is my parcel?'))
  const guests = await begin(null, says('Do you ship to Norway?'), KEY)
  expect([own.statusCode, guests.statusCode, (await begin(null, says('?'))).statusCode]).toEqual([
    201, 201, 401,
  ])
  expect(guests.json<ChatThread>()).toMatchObject({
    isClosed: false,
    unreadCount: 0,
    messages: [{ by: 'Person', text: 'Do you ship to Norway?', createdAt: NOW.toISOString() }],
  })
  const list = await call(api, null, ['GET', PATH], by(KEY))
  expect(list.json<{ results: ChatThread[] }>().results.map(({ id }) => id)).toEqual([idOf(guests)])
  expect((await call(api, null, ['GET', PATH])).json()).toEqual({ results: [] })
  const tom = await makeClient(api)
  const before = await databaseDigest(api.db)
  const strangers = [
    [tom, {}, idOf(own)],
    [null, by(KEY), idOf(own)],
    [null, by(OTHER_KEY), idOf(guests)],
    [null, by(`${idOf(guests)}_forged-signature-of-some-length`), idOf(guests)],
    [anna, {}, idOf(guests)],
  ] as const
  for (const [person, headers, id] of strangers)
    for (const ask of [
      ['GET', `${PATH}/${id}`],
      ['POST', `${PATH}/${id}/messages`, says('Let me in')],
      ['PUT', `${PATH}/${id}/read`],
    ] as const) {
      const refused = await call(api, person, [...ask], headers)
      expect(refused.json()).toMatchObject({ status: 404, code: 'conversation_not_found' })
    }
  const forged = `${idOf(guests)}_forged-signature-of-some-length`
  expect((await begin(null, says('Anyone who has the link reads this'), forged)).statusCode).toBe(401)
  expect(await databaseDigest(api.db)).toEqual(before)
})

test('a message sent twice is kept once, and the id of another’s is refused', async () => {
  const { api, anna, begin } = await setUp()
  const first = says('Hello')
  const [one, two] = await Promise.all([begin(null, first, KEY), begin(null, first, KEY)])
  expect([one.statusCode, two.json()]).toEqual([201, one.json()])
  const next = says('Are you there?')
  const write = () => call(api, null, ['POST', `${PATH}/${idOf(one)}/messages`, next], by(KEY))
  await Promise.all([write(), write(), write()])
  expect((await write()).json<ChatThread>().messages.map(({ text }) => text)).toEqual([
    'Hello',
    'Are you there?',
  ])
  const stolen = await begin(anna, { ...first, text: 'Mine' })
  expect(stolen.json()).toMatchObject({ status: 409, code: 'key_reused' })
  for (const text of ['', ' \n ', 'x'.repeat(10_001)])
    expect((await begin(anna, says(text))).json()).toMatchObject({ status: 400, errors: [{ id: 'text' }] })
  const script = '<script>alert(1)</script>'
  expect((await begin(anna, says(script))).json<ChatThread>().messages[0]?.text).toBe(script)
})

test('a message sent again with another text is refused, of guests, accounts and admins, and nothing changes', async () => {
  const { api, admin, anna, begin, answer } = await setUp()
  for (const [person, key] of [
    [null, KEY],
    [anna, undefined],
  ] as const) {
    const first = says('Hello')
    const id = idOf(await begin(person, first, key))
    const [next, said] = [says('Are you there?'), says('We are.')]
    const write = (body: object) =>
      call(api, person, ['POST', `${PATH}/${id}/messages`, body], key ? by(key) : {})
    const sent = [await write(next), await answer(id, said)]
    expect(sent.map(({ statusCode }) => statusCode)).toEqual([201, 201])
    const before = await databaseDigest(api.db)
    for (const again of [await begin(person, first, key), await write(next), await answer(id, said)])
      expect(again.statusCode).toBe(201)
    for (const refused of [
      await begin(person, { ...first, text: 'Hello!' }, key),
      await write({ ...first, text: 'Hello!' }),
      await write({ ...next, text: 'Is anybody there?' }),
      await answer(id, { ...said, text: 'We are not.' }),
    ])
      expect(refused.json()).toMatchObject({ status: 422, code: 'key_reused' })
    // One side's id is no id of the other's.
    for (const taken of [await write(said), await begin(person, said, key), await answer(id, next)])
      expect(taken.json()).toMatchObject({ status: 409, code: 'key_reused' })
    expect(await databaseDigest(api.db)).toEqual(before)
    const read = await call(api, admin, ['GET', `/admin/chat/conversations/${id}`])
    expect(read.json<AdminChat>().messages.map(({ text }) => text)).toEqual([
      'Hello',
      'Are you there?',
      'We are.',
    ])
  }
})

test('an answer is not mailed to an address that was not proven', async () => {
  const { api, anna, begin, answer, minutesLater } = await setUp()
  const ben = await makeClient(api)
  const chats = [idOf(await begin(anna, says('Hello'))), idOf(await begin(ben, says('Hello')))]
  await api.db.update(users).set({ emailVerified: false }).where(eq(users.id, anna.userId))
  minutesLater(1)
  for (const id of chats) await answer(id, says('Good morning'))
  minutesLater(11)
  await api.runJobs()
  const told = async ({ email }: { email: string }) =>
    (await messagesTo(api, email)).map(({ subject }) => subject)
  expect(await told(anna)).toEqual([])
  expect(await told(ben)).toEqual(['Customer service has answered you'])
})

test('admins find, answer, assign and close; who has not read an answer is mailed once, with a link that opens it', async () => {
  const { api, admin, anna, begin, answer, minutesLater } = await setUp()
  const id = idOf(await begin(null, { ...says('Do you ship to Norway?'), email: 'Guest@post.example' }, KEY))
  const annas = idOf(await begin(anna, says('Where is my parcel?')))
  const find = async (query: string) =>
    (await call(api, admin, ['GET', `/admin/chat/conversations?${query}`]))
      .json<{ results: AdminChat[] }>()
      .results.map((each) => each.id)
  expect(await find('query=NORWAY&state=Waiting')).toEqual([id])
  expect(await find('query=norway+guest@post')).toEqual([id])
  expect(await find('query=norway+parcel')).toEqual([])
  expect(await find(`query=${anna.email}`)).toEqual([annas])
  minutesLater(1)
  const said = says('Not yet.')
  const [answered] = [await answer(id, said), await answer(id, said), await answer(id, says('Soon.'))]
  expect(answered.json<AdminChat>()).toMatchObject({
    person: null,
    guestEmail: GUEST,
    assignee: { id: admin.userId },
    isWaiting: false,
    messages: [{ author: null }, { text: 'Not yet.', author: { id: admin.userId } }],
  })
  const list = await call(api, null, ['GET', PATH], by(KEY))
  expect(list.json<{ results: ChatThread[] }>().results).toMatchObject([{ unreadCount: 2 }])
  await answer(annas, says('On its way.'))
  minutesLater(2)
  await call(api, anna, ['PUT', `${PATH}/${annas}/read`])
  minutesLater(8)
  await api.runJobs()
  expect(await messagesTo(api, anna.email)).toEqual(
    expect.not.arrayContaining([expect.objectContaining({ subject: 'Customer service has answered you' })]),
  )
  const mails = await messagesTo(api, GUEST)
  expect(mails.map(({ subject }) => subject)).toEqual(['Customer service has answered you'])
  const token = /#chat=([\w-]+)/.exec(mails[0]?.plainText ?? '')?.[1] ?? ''
  const opened = await call(api, null, ['GET', `${PATH}/${id}`], by(token))
  expect(opened.json<ChatThread>().messages.map(({ by: side }) => side)).toEqual(['Person', 'Team', 'Team'])
  expect((await call(api, null, ['GET', `${PATH}/${annas}`], by(token))).statusCode).toBe(404)
  const change = { assigneeId: null, isClosed: true }
  const closed = await call(api, admin, ['PUT', `/admin/chat/conversations/${id}`, change])
  expect(closed.json<AdminChat>()).toMatchObject({ assignee: null, isClosed: true })
  const wrong = await call(api, admin, [
    'PUT',
    `/admin/chat/conversations/${id}`,
    { assigneeId: anna.userId },
  ])
  expect(wrong.json()).toMatchObject({ status: 422, code: 'account_unknown' })
  await call(api, null, ['POST', `${PATH}/${id}/messages`, says('Thanks')], by(token))
  expect(await find('state=Waiting')).toEqual([id])
})
