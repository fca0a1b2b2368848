import type { WaitingLine } from '@salvia/contract/setup/admin-setup'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { outboxMessages } from '#kernel/outbox/data/outbox-tables'
import { queueMessage } from '#kernel/outbox/outbox'
import { NOW, startApi } from '#test/api'
import { makeOrder, makePlacedOrder, setUpCheckout } from '#test/checkout'
import { makeAdmin, makeNewcomer } from '#test/people'
import { call } from '#test/plans'
import { users } from '../identity/index.ts'
import { certificates } from '../people/index.ts'

const on = (day: number) => new Date(`2026-11-0${day}T10:00:00.000Z`)

test('what waits for an admin is counted, with since when the first of it waits', async () => {
  const api = await startApi()
  const admin = await makeAdmin(api)
  const waiting = async () =>
    (await call(api, admin, ['GET', '/admin/waiting'])).json<{ results: WaitingLine[] }>().results
  expect(await waiting()).toEqual([])

  const [first, second, approved] = [
    await makeNewcomer(api),
    await makeNewcomer(api),
    await makeNewcomer(api),
  ]
  const stand = (userId: string, userStatusId: 'PendingApproval' | 'Approved', day: number) =>
    api.db
      .update(users)
      .set({ userStatusId, createdAt: on(day) })
      .where(eq(users.id, userId))
  await stand(first.userId, 'PendingApproval', 4)
  await stand(second.userId, 'PendingApproval', 2)
  await stand(approved.userId, 'Approved', 1)
  const credential = { name: 'diploma.pdf', contentType: 'application/pdf', bytes: 9 }
  await api.db.insert(certificates).values([
    { ...credential, practitionerId: first.userId, fileKey: 'a', uploadedAt: on(5) },
    { ...credential, practitionerId: approved.userId, fileKey: 'b', uploadedAt: on(7) },
    { ...credential, practitionerId: approved.userId, fileKey: 'c', uploadedAt: on(6), status: 'Passed' },
  ])
  await api.db.update(outboxMessages).set({ state: 'Sent' })
  await api.db.insert(outboxMessages).values({
    kind: 'Sms',
    recipient: '+31612345678',
    content: { template: 'phoneCode', props: { languageCode: 'en', code: '012345' } },
    state: 'Failed',
    createdAt: on(8),
  })
  expect(await waiting()).toEqual([
    { work: 'practitioners', count: 2, since: on(2).toISOString() },
    { work: 'credentials', count: 1, since: on(7).toISOString() },
    { work: 'messages', count: 1, since: on(8).toISOString() },
  ])
})

test('a message that failed waits for an admin once it is given up, and the list shows those that count', async () => {
  const api = await startApi()
  const admin = await makeAdmin(api)
  const queue = (recipient: string) => {
    const content = { template: 'phoneCode', props: { languageCode: 'en', code: '1' } } as const
    return queueMessage({ tx: api.db, jobs: api.app.jobs }, { kind: 'Sms', recipient, content }, NOW)
  }
  const [tried, sending, over] = [await queue('+311'), await queue('+312'), await queue('+313')]
  await api.db.update(outboxMessages).set({ state: 'Failed' })
  const end = (messageId: string) =>
    api.db.execute(sql`update pgboss.job set state = 'failed' where data ->> 'messageId' = ${messageId}`)
  await Promise.all([end(sending), end(over)])
  const at = new Date(NOW.getTime() + 45_000)
  await api.db.update(outboxMessages).set({ claimedUntil: at }).where(eq(outboxMessages.id, sending))
  const idsOf = async (query: string) => {
    const list = await call(api, admin, ['GET', `/admin/outbox?state=Failed${query}`])
    return list.json<{ results: { id: string }[] }>().results.map(({ id }) => id)
  }
  expect(await idsOf('&isTried=false')).toEqual([over])
  expect(new Set(await idsOf('&isTried=true'))).toEqual(new Set([tried, sending]))
  expect(await idsOf('')).toHaveLength(3)
  const waiting = async () => (await call(api, admin, ['GET', '/admin/waiting'])).json().results
  expect(await waiting()).toEqual([{ work: 'messages', count: 1, since: NOW.toISOString() }])
  await call(api, admin, ['POST', `/admin/outbox/${over}/resend`])
  await api.db.update(outboxMessages).set({ state: 'Failed' })
  expect(await waiting()).toEqual([])
})

test('a paid order waits until something of it is handed over', async () => {
  const { api, productIds } = await setUpCheckout()
  const admin = await makeAdmin(api)
  const waiting = async () => (await call(api, admin, ['GET', '/admin/waiting'])).json().results
  await makeOrder(api, productIds)
  expect(await waiting()).toEqual([])
  const { orderId } = await makePlacedOrder(api, productIds)
  expect(await waiting()).toEqual([{ work: 'orders', count: 1, since: NOW.toISOString() }])
  const [parcel] = (await call(api, admin, ['GET', `/orders/v2/${orderId}`])).json().shipments
  const sent = await call(api, admin, [
    'PUT',
    `/admin/shipments/${parcel.id}/status`,
    { status: 'InTransit', trackingNumber: null, trackingUrl: null },
  ])
  expect(sent.statusCode).toBe(200)
  expect(await waiting()).toEqual([])
})
