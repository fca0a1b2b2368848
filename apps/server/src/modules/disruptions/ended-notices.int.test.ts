import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { NOW } from '#test/api'
import { databaseDigest } from '#test/database-digest'
import { call } from '#test/plans'
import { ADDRESS, confirm, linkTo, noticesTo, setUpActive } from '#test/stock-notices'
import { outboxMessages } from '../../kernel/outbox/data/outbox-tables.ts'
import { users } from '../identity/index.ts'
import { disruptionUsers } from './data/disruption-tables.ts'
import { sendNotices } from './use-cases/send-notices.ts'

const PATH = '/admin/product-disruptions'

test('a notice that the mail service did not take before the product was short again is withheld, and asked for again', async () => {
  const { api, admin, bob, ...it } = await setUpActive()
  const ask = () => call(api, admin, ['POST', `${PATH}/${it.id}/send-back-in-stock-notification`])
  await it.change(it.id, { status: 'Resolved' })
  await ask()
  await sendNotices(api.app, it.id)
  const isSent = eq(outboxMessages.recipient, it.anna.email)
  await api.db.update(outboxMessages).set({ state: 'Sent', sentAt: NOW }).where(isSent)
  await it.change(it.id, { status: 'Active' })
  const mails = await api.db.select().from(outboxMessages).where(sql`${outboxMessages.about} is not null`)
  const states = new Map(
    mails.map(({ recipient, state, sealedSecret }) => [recipient, [state, sealedSecret]]),
  )
  expect([states.get(bob.email), states.get(it.anna.email)]).toEqual([
    ['Withheld', null],
    ['Sent', expect.any(String)],
  ])
  expect((await it.read(it.id)).notices).toEqual({ asked: 1, queued: 1, failed: 0, areLeft: true })
  await it.change(it.id, { status: 'Resolved' })
  expect((await ask()).json()).toEqual({ asked: 3 })
})

test('the link of a notice ends them for all products, as mail programs post it; a forged one changes nothing', async () => {
  const { api, admin, bob, otherId, ...it } = await setUpActive()
  await it.change(it.id, { status: 'Resolved' })
  await call(api, admin, ['POST', `${PATH}/${it.id}/send-back-in-stock-notification`])
  await api.runJobs()
  const token = await linkTo(api, bob.email, '/stock-notices/end')
  const forms = [
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ] as const
  const post = (given: string, [type, payload]: (typeof forms)[number] = forms[0]) =>
    api.app.inject({
      method: 'POST',
      url: `/api/product-disruptions/subscriptions/unsubscribe?token=${given}`,
      headers: { 'content-type': type },
      payload,
    })
  const before = await databaseDigest(api.db)
  expect((await post(`${token}x`)).json().code).toBe('mailed_link_over')
  expect(await databaseDigest(api.db)).toEqual(before)
  for (const form of forms) expect((await post(token, form)).statusCode).toBe(204)

  const unsubscribed = await databaseDigest(api.db)
  const [mail] = await noticesTo(api, bob.email)
  const sentAgain = await call(api, admin, ['POST', `/admin/outbox/${mail?.id}/resend`])
  expect([sentAgain.statusCode, sentAgain.json().code]).toEqual([409, 'message_unwanted'])
  expect(await databaseDigest(api.db)).toEqual(unsubscribed)

  await it.change(it.id, { status: 'Closed' })
  const again = await it.open([it.productId])
  await it.moveThrough(again.id, ['Ready', 'Active', 'Resolved'])
  const waiting = await it.usersOf(again.id)
  expect(waiting.find(({ email }) => email === bob.email)?.notice).toBe('Refused')
  await call(api, admin, ['POST', `${PATH}/${again.id}/send-back-in-stock-notification`])
  await api.runJobs()
  expect(await noticesTo(api, bob.email)).toHaveLength(1)
})

test('the link of a notice to an address ends its notices of other products too, also once the product is closed', async () => {
  const { api, admin, subscribe, otherId, ...it } = await setUpActive()
  const other = await it.open([otherId])
  await it.moveThrough(other.id, ['Ready', 'Active'])
  await subscribe(null, ADDRESS)
  await confirm(api, await linkTo(api, ADDRESS, '/stock-notices/confirm'))
  await call(api, null, ['POST', `/product-disruptions/${other.id}/subscribe`, { email: ADDRESS }])
  await confirm(api, await linkTo(api, ADDRESS, '/stock-notices/confirm'))
  const noticeAll = async (id: string) => {
    await it.change(id, { status: 'Resolved' })
    await call(api, admin, ['POST', `${PATH}/${id}/send-back-in-stock-notification`])
    await api.runJobs()
  }
  await noticeAll(it.id)
  await it.change(it.id, { status: 'Closed' })
  const token = await linkTo(api, ADDRESS, '/stock-notices/end')
  const end = (given: string) =>
    call(api, null, ['POST', `/product-disruptions/subscriptions/unsubscribe?token=${given}`])
  const mine = Buffer.from(ADDRESS).toString('base64url')
  const yours = Buffer.from('anna@post.example').toString('base64url')
  for (const wrong of [`${token}x`, token.replace(mine, yours), `${mine}.`, `${token}.x`])
    expect((await end(wrong)).json().code).toBe('mailed_link_over')
  expect((await end(token)).statusCode).toBe(204)
  await noticeAll(other.id)
  expect(await noticesTo(api, ADDRESS)).toHaveLength(1)
  expect((await it.usersOf(other.id)).find(({ email }) => email === ADDRESS)?.notice).toBe('Refused')
})

test('who subscribed by address and then by the account with it has one notice, and ends both by its link', async () => {
  const { api, admin, bob, subscribe, ...it } = await setUpActive()
  await subscribe(null, ADDRESS)
  await confirm(api, await linkTo(api, ADDRESS, '/stock-notices/confirm'))
  await api.db.update(users).set({ email: ADDRESS }).where(eq(users.id, bob.userId))
  await it.change(it.id, { status: 'Resolved' })
  await call(api, admin, ['POST', `${PATH}/${it.id}/send-back-in-stock-notification`])
  await api.runJobs()
  expect((await noticesTo(api, ADDRESS)).map(({ accountId }) => accountId)).toEqual([bob.userId])
  const token = await linkTo(api, ADDRESS, '/stock-notices/end')
  await call(api, null, ['POST', `/product-disruptions/subscriptions/unsubscribe?token=${token}`])
  const ended = await api.db
    .select({ userId: disruptionUsers.userId, email: disruptionUsers.email })
    .from(disruptionUsers)
    .where(eq(disruptionUsers.unsubscribedAt, NOW))
  expect(ended.toSorted((one) => (one.email === null ? -1 : 1))).toEqual([
    { userId: bob.userId, email: null },
    { userId: null, email: ADDRESS },
  ])
})

test('a notice that waits is withheld from whoever ended notices meanwhile', async () => {
  const { api, bob, ...it } = await setUpActive()
  await it.change(it.id, { status: 'Resolved' })
  await call(api, it.admin, ['POST', `${PATH}/${it.id}/send-back-in-stock-notification`])
  await sendNotices(api.app, it.id)
  const isBobs = eq(disruptionUsers.userId, bob.userId)
  await api.db.update(disruptionUsers).set({ unsubscribedAt: NOW }).where(isBobs)
  await api.runJobs()
  expect((await noticesTo(api, bob.email)).map(({ state }) => state)).toEqual([])
  expect((await it.usersOf(it.id)).find(({ email }) => email === bob.email)?.notice).toBe('Refused')
})

test('a link of confirmation that was used does not undo what was ended since, and says so', async () => {
  const { api, admin, subscribe, ...it } = await setUpActive()
  await subscribe(null, ADDRESS)
  const link = await linkTo(api, ADDRESS, '/stock-notices/confirm')
  await confirm(api, link)
  api.setNow(new Date(NOW.getTime() + 60_000))
  const noticeAll = async () => {
    await it.change(it.id, { status: 'Resolved' })
    await call(api, admin, ['POST', `${PATH}/${it.id}/send-back-in-stock-notification`])
    await api.runJobs()
  }
  await noticeAll()
  const token = await linkTo(api, ADDRESS, '/stock-notices/end')
  await call(api, null, ['POST', `/product-disruptions/subscriptions/unsubscribe?token=${token}`])
  await it.change(it.id, { status: 'Active' })
  const before = await databaseDigest(api.db)
  expect((await confirm(api, link)).json().code).toBe('notices_ended')
  expect(await databaseDigest(api.db)).toEqual(before)
  await noticeAll()
  expect(await noticesTo(api, ADDRESS)).toHaveLength(1)

  await it.change(it.id, { status: 'Active' })
  await subscribe(null, ADDRESS)
  await confirm(api, await linkTo(api, ADDRESS, '/stock-notices/confirm'))
  await noticeAll()
  expect(await noticesTo(api, ADDRESS)).toHaveLength(2)
})

test('who ended notices after one was sent has both days told', async () => {
  const { api, bob, ...it } = await setUpActive()
  await it.change(it.id, { status: 'Resolved' })
  await call(api, it.admin, ['POST', `/admin/product-disruptions/${it.id}/send-back-in-stock-notification`])
  await api.runJobs()
  const later = new Date(NOW.getTime() + 2 * 24 * 60 * 60_000)
  api.setNow(later)
  const token = await linkTo(api, bob.email, '/stock-notices/end')
  await call(api, null, ['POST', `/product-disruptions/subscriptions/unsubscribe?token=${token}`])
  api.setNow(NOW)
  const touched = await it.usersOf(it.id)
  const told = ({ notice, noticedAt, endedAt }: (typeof touched)[number]) => [notice, noticedAt, endedAt]
  const bobs = touched.filter(({ email }) => email === bob.email)
  expect(bobs.map(told)).toEqual([['Sent', NOW.toISOString(), later.toISOString()]])
  const others = touched.filter(({ email }) => email !== bob.email)
  expect(others.map(told)).toEqual(others.map(() => ['Sent', NOW.toISOString(), null]))
})
