import { MINUTE_MS } from '@salvia/contract/durations'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { signBody } from '#kernel/http/signed-body'
import { NOW, testConfig } from '#test/api'
import { messagesTo } from '#test/auth'
import { databaseDigest } from '#test/database-digest'
import { makeApprovedPractitioner, PASSWORD } from '#test/people'
import { call } from '#test/plans'
import { ADDRESS, confirm, linkTo, noticesTo, setUpActive } from '#test/stock-notices'
import { outboxMessages } from '../../kernel/outbox/data/outbox-tables.ts'
import { users } from '../identity/index.ts'
import { disruptionUsers } from './data/disruption-tables.ts'
import { sendNotices } from './use-cases/send-notices.ts'

const PATH = '/admin/product-disruptions'

test('who is signed in subscribes at once, twice counts once, and the impact stays the harder one', async () => {
  const { api, bob, subscribe, usersOf, id } = await setUpActive()
  const withoutBody = call(api, bob, ['POST', `/product-disruptions/${id}/subscribe`])
  const answers = await Promise.all([withoutBody, subscribe(bob), subscribe(bob, bob.email)])
  expect(answers.map((answer) => [answer.statusCode, answer.json()])).toEqual(
    Array(3).fill([202, { outcome: 'Subscribed' }]),
  )
  const subscribed = await usersOf(id, '?flag=Subscribed')
  expect(subscribed).toMatchObject([
    { email: bob.email, flags: ['OrderedBefore', 'Subscribed'], impactType: 'Medium' },
  ])
})

test('an address is confirmed by a link; the answer is the same for one that is known, and nothing is kept before', async () => {
  const { api, anna, subscribe, usersOf, id } = await setUpActive()
  const before = await api.db.$count(disruptionUsers)
  const answers = [await subscribe(null, ADDRESS), await subscribe(null, anna.email)]
  expect(answers.map((answer) => [answer.statusCode, answer.json()])).toEqual(
    Array(2).fill([202, { outcome: 'ConfirmationSent' }]),
  )
  expect(await api.db.$count(disruptionUsers)).toBe(before)
  const token = await linkTo(api, ADDRESS, '/stock-notices/confirm')
  const refused = [`${token}x`, token.slice(0, -1), 'none']
  for (const wrong of refused) expect((await confirm(api, wrong)).json().code).toBe('mailed_link_over')
  expect(await api.db.$count(disruptionUsers)).toBe(before)

  const confirmed = await Promise.all([confirm(api, token), confirm(api, token)])
  expect(confirmed.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  await confirm(api, await linkTo(api, anna.email, '/stock-notices/confirm'))

  const found = (await usersOf(id, '?flag=Subscribed')).map(({ email, user, impactType }) => [
    email,
    user?.id ?? null,
    impactType,
  ])
  expect(found.toSorted()).toEqual(
    [
      [anna.email, anna.userId, 'High'],
      [ADDRESS, null, 'Low'],
    ].toSorted(),
  )
  api.setNow(new Date(NOW.getTime() + 3 * 24 * 60 * MINUTE_MS))
  expect((await confirm(api, token)).json().code).toBe('mailed_link_over')
})

test('an account whose address is not proven is sent the link too, and gets its notice once that was followed', async () => {
  const { api, admin, subscribe, usersOf, ...it } = await setUpActive()
  const lars = await makeApprovedPractitioner(api)
  await api.db.update(users).set({ emailVerified: false }).where(eq(users.id, lars.userId))
  const before = await api.db.$count(disruptionUsers)
  const answers = [await subscribe(lars), await subscribe(lars, lars.email)]
  expect(answers.map((answer) => [answer.statusCode, answer.json()])).toEqual(
    Array(2).fill([202, { outcome: 'ConfirmationSent' }]),
  )
  expect(await api.db.$count(disruptionUsers)).toBe(before)
  expect((await confirm(api, await linkTo(api, lars.email, '/stock-notices/confirm'))).statusCode).toBe(200)
  expect((await usersOf(it.id, '?flag=Subscribed')).map(({ email, user }) => [email, user])).toEqual([
    [lars.email, null],
  ])
  await it.change(it.id, { status: 'Resolved' })
  await call(api, admin, ['POST', `${PATH}/${it.id}/send-back-in-stock-notification`])
  await api.runJobs()
  expect(await noticesTo(api, lars.email)).toHaveLength(1)
})

test('a mailbox gets few links a day, and nothing tells so', async () => {
  const { api, subscribe } = await setUpActive({ config: { hasRateLimits: true } })
  const answers = []
  for (let at = 0; at < 5; at += 1) answers.push((await subscribe(null, ADDRESS)).json())
  expect(answers).toEqual(Array(5).fill({ outcome: 'ConfirmationSent' }))
  expect(await messagesTo(api, ADDRESS)).toHaveLength(3)
})

test('a notice is sent once to each, in their language, whatever is asked again and however many jobs run', async () => {
  const { api, admin, bob, anna, subscribe, ...it } = await setUpActive()
  await subscribe(null, ADDRESS)
  await confirm(api, await linkTo(api, ADDRESS, '/stock-notices/confirm'))
  await api.db.update(users).set({ preferredLanguageCode: 'de' }).where(eq(users.id, bob.userId))
  await it.change(it.id, { status: 'Resolved' })
  const people = await it.usersOf(it.id)
  const ids = [bob.email, ADDRESS].map((email) => people.find((user) => user.email === email)?.id)
  const ask = (body: object) =>
    call(api, admin, ['POST', `${PATH}/users/send-back-in-stock-notification`, body])

  const asked = await Promise.all([ask({ ids }), ask({ ids })])
  expect(asked.map((answer) => answer.json().asked).toSorted()).toEqual([0, 2])
  await Promise.all([sendNotices(api.app, it.id), sendNotices(api.app, it.id)])
  expect((await ask({ ids })).json()).toEqual({ asked: 0 })
  await sendNotices(api.app, it.id)

  expect((await noticesTo(api, bob.email)).map(({ subject }) => subject)).toEqual(['Wieder verfügbar'])
  expect(await noticesTo(api, ADDRESS)).toHaveLength(1)
  expect(await noticesTo(api, anna.email)).toEqual([])
  expect((await it.read(it.id)).notices).toEqual({ asked: 2, queued: 2, failed: 0, areLeft: true })
  expect((await it.usersOf(it.id)).filter(({ notice }) => notice === 'Sent')).toHaveLength(2)

  const rest = await call(api, admin, ['POST', `${PATH}/${it.id}/send-back-in-stock-notification`])
  expect(rest.json()).toEqual({ asked: 3 })
  await api.runJobs()
  expect(await noticesTo(api, anna.email)).toHaveLength(1)
})

test('a notice whose mailbox sent it back is shown as not delivered, and counted', async () => {
  const { api, admin, bob, ...it } = await setUpActive()
  await it.change(it.id, { status: 'Resolved' })
  await call(api, admin, ['POST', `${PATH}/${it.id}/send-back-in-stock-notification`])
  await api.runJobs()
  const [mail] = await noticesTo(api, bob.email)
  const payload = JSON.stringify({ messageId: mail?.id, reason: '550 no such mailbox' })
  const signature = signBody(String(testConfig.secrets.bounces), Buffer.from(payload), NOW)
  const headers = { 'content-type': 'application/json', 'x-salvia-signature': signature }
  await api.app.inject({ method: 'POST', url: '/api/mails/bounces', headers, payload })
  const failed = (await it.usersOf(it.id)).filter(({ notice }) => notice === 'Failed')
  expect(failed.map(({ email }) => email)).toEqual([bob.email])
  expect((await it.read(it.id)).notices).toEqual({ asked: 4, queued: 4, failed: 1, areLeft: false })
  await it.change(it.id, { status: 'Closed' })
})

test('whom a job that gave up left waiting is sent a notice by asking again, once', async () => {
  const { api, admin, bob, anna, ...it } = await setUpActive()
  await it.change(it.id, { status: 'Resolved' })
  const isOfIt = eq(disruptionUsers.disruptionId, it.id)
  await api.db.update(disruptionUsers).set({ noticeAskedAt: NOW }).where(isOfIt)
  const ids = (await it.usersOf(it.id)).map(({ id }) => id)
  const askAll = () => call(api, admin, ['POST', `${PATH}/${it.id}/send-back-in-stock-notification`])
  const askSome = () =>
    call(api, admin, ['POST', `${PATH}/users/send-back-in-stock-notification`, { ids: ids.slice(0, 1) }])
  expect((await it.read(it.id)).notices.areLeft).toBe(true)
  for (const ask of [askAll, askSome, askAll]) {
    expect((await ask()).json()).toEqual({ asked: 0 })
    await api.runJobs()
    expect((await it.read(it.id)).notices).toEqual({ asked: 4, queued: 4, failed: 0, areLeft: false })
    for (const { email } of [bob, anna]) expect(await noticesTo(api, email)).toHaveLength(1)
  }
})

test('who was told and asks again, because the product is short again, is told again', async () => {
  const { api, admin, bob, subscribe, ...it } = await setUpActive()
  const sendAll = async () => {
    await it.change(it.id, { status: 'Resolved' })
    const answer = await call(api, admin, ['POST', `${PATH}/${it.id}/send-back-in-stock-notification`])
    await api.runJobs()
    return answer.json()
  }
  expect(await sendAll()).toEqual({ asked: 4 })
  await it.change(it.id, { status: 'Active' })
  await subscribe(bob)
  expect(await sendAll()).toEqual({ asked: 1 })
  expect(await noticesTo(api, bob.email)).toHaveLength(2)
})

test('a disruption is closed once its notices are out, so that none is lost', async () => {
  const { api, admin, bob, anna, ...it } = await setUpActive()
  await it.change(it.id, { status: 'Resolved' })
  await call(api, admin, ['POST', `${PATH}/${it.id}/send-back-in-stock-notification`])
  const before = await databaseDigest(api.db)
  const close = () => call(api, admin, ['PATCH', PATH, { ids: [it.id], status: 'Closed' }])
  expect((await close()).json()).toMatchObject({ status: 409, code: 'disruption_noticing' })
  expect(await databaseDigest(api.db)).toEqual(before)
  await api.runJobs()
  expect((await close()).statusCode).toBe(200)
  expect(await noticesTo(api, anna.email)).toHaveLength(1)
})

test('a disruption is not closed while a notice is still tried, so that none is late', async () => {
  const post = { isDown: false }
  const send = async () => {
    if (post.isDown) throw new Error('the mail service is down')
  }
  const { api, admin, ...it } = await setUpActive({ services: { mail: { kind: 'smtp', send } } })
  await it.change(it.id, { status: 'Resolved' })
  await call(api, admin, ['POST', `${PATH}/${it.id}/send-back-in-stock-notification`])
  post.isDown = true
  await expect(api.runJobs()).rejects.toThrow('the mail service is down')
  const close = () => call(api, admin, ['PATCH', PATH, { ids: [it.id], status: 'Closed' }])
  const isRefused = async () => {
    const before = await databaseDigest(api.db)
    expect((await close()).json()).toMatchObject({ status: 409, code: 'disruption_noticing' })
    expect(await databaseDigest(api.db)).toEqual(before)
  }
  expect((await it.read(it.id)).notices).toEqual({ asked: 4, queued: 4, failed: 1, areLeft: false })
  await isRefused()
  // As between two attempts, once each had one.
  const { state } = outboxMessages
  await api.db.update(outboxMessages).set({ state: 'Failed' }).where(eq(state, 'Waiting'))
  await api.db.execute(sql`update pgboss.job set state = 'retry' where state = 'active'`)
  expect((await it.read(it.id)).notices).toEqual({ asked: 4, queued: 4, failed: 4, areLeft: false })
  await isRefused()
  post.isDown = false
  await api.runJobs()
  expect(await api.db.$count(outboxMessages, eq(state, 'Failed'))).toBe(0)
  expect((await close()).statusCode).toBe(200)
})

test('notices that wait are taken back when the product is short again', async () => {
  const { api, admin, bob, ...it } = await setUpActive()
  await it.change(it.id, { status: 'Resolved' })
  await call(api, admin, ['POST', `${PATH}/${it.id}/send-back-in-stock-notification`])
  await call(api, admin, ['PATCH', PATH, { ids: [it.id], status: 'Active' }])
  await api.runJobs()
  expect(await noticesTo(api, bob.email)).toEqual([])
  expect((await it.read(it.id)).notices).toEqual({ asked: 0, queued: 0, failed: 0, areLeft: true })
})

test('what is held of a person is exported, and gone with their account, by its address too', async () => {
  const { api, anna, subscribe, ...it } = await setUpActive()
  const lars = await makeApprovedPractitioner(api)
  await subscribe(lars)
  await subscribe(null, ADDRESS)
  await confirm(api, await linkTo(api, ADDRESS, '/stock-notices/confirm'))
  await api.db.update(users).set({ email: ADDRESS }).where(eq(users.id, lars.userId))
  const asked = await call(api, lars, ['POST', '/privacy/exports'])
  await api.runJobs()
  const file = await call(api, lars, ['GET', `/privacy/exports/${asked.json().id}/json`])
  expect(file.json().disruptions).toMatchObject([
    { kind: 'Low', details: ['Subscribed'], email: null },
    { kind: 'Low', details: ['Subscribed'], email: ADDRESS, language: 'en' },
  ])

  for (const person of [lars, anna])
    expect((await call(api, person, ['POST', '/privacy/erasure', { password: PASSWORD }])).statusCode).toBe(
      204,
    )
  const left = (await it.usersOf(it.id)).map(({ email }) => email)
  expect(left.toSorted()).toEqual([it.sophie, it.bob, it.carla].map(({ email }) => email).toSorted())
})
