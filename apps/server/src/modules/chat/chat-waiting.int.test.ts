import { expect, test } from 'vitest'
import { NOW, startApi } from '#test/api'
import { messagesTo } from '#test/auth'
import { makeAdmin, makeClient } from '#test/people'
import { call } from '#test/plans'
import { mailWaiting } from './use-cases/mail-waiting.ts'

const SUBJECT = 'A message in the chat waits for an answer'
const says = (text: string) => ({ messageId: crypto.randomUUID(), text })

test('admins are mailed once for each message that waits, its assignee alone, and not when it was answered or closed', async () => {
  const api = await startApi({})
  const [eva, ben, anna] = [await makeAdmin(api), await makeAdmin(api), await makeClient(api)]
  const begun = await call(api, anna, ['POST', '/chat/conversations', says('Where is my parcel?')])
  const { id } = begun.json<{ id: string }>()
  const write = () => call(api, anna, ['POST', `/chat/conversations/${id}/messages`, says('Hello?')])
  const answer = () =>
    call(api, ben, ['POST', `/admin/chat/conversations/${id}/messages`, says('On its way.')])
  const close = () => call(api, ben, ['PUT', `/admin/chat/conversations/${id}`, { isClosed: true }])
  const told = async ({ email }: { email: string }) =>
    (await messagesTo(api, email)).filter(({ subject }) => subject === SUBJECT).length
  // All jobs of the queue run, by whatever clock.
  const after = async (minutes: number) => {
    api.setNow(new Date(NOW.getTime() + minutes * 60_000))
    await api.runJobs()
    return [await told(eva), await told(ben), await told(anna)]
  }
  await write()
  expect(await after(1)).toEqual([1, 1, 0])
  const [mail] = await messagesTo(api, eva.email)
  expect(mail?.plainText).toContain(`/admin/chat/${id}`)
  expect(mail?.plainText).not.toContain('parcel')
  await mailWaiting(api.app, { conversationId: id, since: NOW.toISOString() })
  await write()
  expect(await after(2)).toEqual([1, 1, 0])
  await answer()
  await write()
  // Answered by Ben, the next waiting is his.
  expect(await after(3)).toEqual([1, 2, 0])
  await answer()
  await write()
  await close()
  expect(await after(4)).toEqual([1, 2, 0])
})

test('each time a conversation begins to wait admins are mailed once: closed and written to, or opened, again', async () => {
  const api = await startApi({})
  const [eva, anna] = [await makeAdmin(api), await makeClient(api)]
  const begun = await call(api, anna, ['POST', '/chat/conversations', says('Where is my parcel?')])
  const { id } = begun.json<{ id: string }>()
  const write = () => call(api, anna, ['POST', `/chat/conversations/${id}/messages`, says('Hello?')])
  const set = (isClosed: boolean) => call(api, eva, ['PUT', `/admin/chat/conversations/${id}`, { isClosed }])
  const told = async () => {
    await api.runJobs()
    return (await messagesTo(api, eva.email)).filter(({ subject }) => subject === SUBJECT).length
  }
  expect(await told()).toBe(1)
  await set(true)
  await write()
  await write()
  expect(await told()).toBe(2)
  await set(true)
  expect(await told()).toBe(2)
  await set(false)
  await set(false)
  expect(await told()).toBe(3)
  const answered = await call(api, eva, [
    'POST',
    `/admin/chat/conversations/${id}/messages`,
    says('It came.'),
  ])
  expect(answered.statusCode).toBe(201)
  await set(true)
  await set(false)
  expect(await told()).toBe(3)
  await write()
  expect(await told()).toBe(4)
})
