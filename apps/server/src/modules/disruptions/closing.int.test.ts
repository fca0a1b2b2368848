import { and, eq, isNotNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { NOW } from '#test/api'
import { databaseDigest } from '#test/database-digest'
import { setUpDisruption } from '#test/disruptions'
import { call } from '#test/plans'
import { noticesTo, setUpActive } from '#test/stock-notices'
import { outboxMessages } from '../../kernel/outbox/data/outbox-tables.ts'
import { disruptionUsers } from './data/disruption-tables.ts'

const PATH = '/admin/product-disruptions'

test('one that somebody changed since it was read is not closed, nor are those closed with it', async () => {
  const { api, admin, bob, productId, otherId, ...it } = await setUpDisruption()
  const one = await it.open([productId])
  await it.moveThrough(one.id, ['Ready', 'Active'])
  const other = await it.open([otherId])
  expect([(await it.read(one.id)).waitingCount, other.waitingCount]).toEqual([0, 0])
  await call(api, bob, ['POST', `/product-disruptions/${one.id}/subscribe`])
  const asked = await it.read(one.id)
  expect(asked.waitingCount).toBe(1)
  const ids = [other.id, one.id]
  const close = (versions: number[]) => call(api, admin, ['PATCH', PATH, { ids, versions, status: 'Closed' }])

  const changed = await it.change(one.id, { note: 'The supplier called.' })
  const before = await databaseDigest(api.db)
  const late = await close([other.version, asked.version])
  expect([late.statusCode, late.json().code, late.json().current]).toEqual([412, 'outdated', changed])
  expect((await close([other.version])).statusCode).toBe(400)
  expect(await databaseDigest(api.db)).toEqual(before)

  const closed = await close([other.version, changed.version])
  expect(closed.json().map(({ status }: { status: string }) => status)).toEqual(['Closed', 'Closed'])
})

test('who asked waits until a notice is sent, and again when that was given up, unless they ended notices', async () => {
  const { api, admin, bob, productId, ...it } = await setUpDisruption()
  const { id } = await it.open([productId])
  await it.moveThrough(id, ['Ready', 'Active'])
  await call(api, bob, ['POST', `/product-disruptions/${id}/subscribe`])
  await it.change(id, { status: 'Resolved' })
  const waiting = async () => (await it.read(id)).waitingCount
  expect(await waiting()).toBe(1)
  await call(api, admin, ['POST', `${PATH}/${id}/send-back-in-stock-notification`])
  await api.runJobs()
  expect(await waiting()).toBe(0)
  const isBobs = and(eq(outboxMessages.recipient, bob.email), isNotNull(outboxMessages.about))
  await api.db.update(outboxMessages).set({ state: 'Failed' }).where(isBobs)
  expect(await waiting()).toBe(1)
  await api.db
    .update(disruptionUsers)
    .set({ unsubscribedAt: NOW })
    .where(eq(disruptionUsers.userId, bob.userId))
  expect(await waiting()).toBe(0)
})

test('a notice that was given up is not sent again once its disruption is closed, and stays one that was not delivered', async () => {
  const { api, admin, bob, anna, ...it } = await setUpActive()
  await it.change(it.id, { status: 'Resolved' })
  await call(api, admin, ['POST', `${PATH}/${it.id}/send-back-in-stock-notification`])
  await api.runJobs()
  const [given] = await noticesTo(api, bob.email)
  const [sent] = await noticesTo(api, anna.email)
  const isBobs = eq(outboxMessages.id, given?.id ?? '')
  const state = { state: 'Failed', sentAt: null, attempts: 99 } as const
  await api.db.update(outboxMessages).set(state).where(isBobs)
  const ofBob = async () => (await it.usersOf(it.id)).find(({ email }) => email === bob.email)?.notice
  expect(await ofBob()).toBe('Failed')
  const send = async (id: string | undefined) => {
    const answer = await call(api, admin, ['POST', `/admin/outbox/${id}/resend`])
    return [answer.statusCode, answer.json().code]
  }

  await it.change(it.id, { status: 'Closed' })
  const before = await databaseDigest(api.db)
  expect([await send(given?.id), await send(sent?.id)]).toEqual(Array(2).fill([409, 'message_unwanted']))
  expect(await databaseDigest(api.db)).toEqual(before)
  const [kept] = await api.db.select().from(outboxMessages).where(isBobs)
  expect([kept?.state, kept?.lastError, kept?.sealedSecret]).toEqual([
    'Withheld',
    'the disruption is closed',
    null,
  ])
  expect(await ofBob()).toBe('Failed')
})
