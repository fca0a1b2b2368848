import { and, isNotNull, like, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { NOW } from '#test/api'
import { setUpDisruption } from '#test/disruptions'
import { holdLock, untilWaiting } from '#test/held-locks'
import { call } from '#test/plans'
import { setUpActive } from '#test/stock-notices'
import { outboxMessages } from '../../kernel/outbox/data/outbox-tables.ts'
import { users } from '../identity/index.ts'
import { disruptionUsers } from './data/disruption-tables.ts'
import { computeUsers } from './use-cases/compute-users.ts'
import { notifyPractitioners } from './use-cases/notify-practitioners.ts'

const PATH = '/admin/product-disruptions'

/** One that became ready, whose job has not run; moving it runs no jobs. */
async function setUpReady() {
  const it = await setUpDisruption()
  const { id } = await it.open([it.productId])
  const move = async (status: string) =>
    (await call(it.api, it.admin, ['PATCH', PATH, { ids: [id], status }])).statusCode
  expect(await move('Ready')).toBe(200)
  return { ...it, id, move }
}

test('taken back and made ready again while people are found out, it touches as many as without', async () => {
  const { api, id, move, read, usersOf } = await setUpReady()
  // Read for the supplies of clients.
  const letGo = await holdLock(api.db, sql`lock table shipments in access exclusive mode`)
  const first = computeUsers(api.app, id)
  await untilWaiting(api.db, 1)
  expect([await move('Draft'), await move('Ready')]).toEqual([200, 200])
  await letGo()
  await first
  expect((await read(id)).usersCount).toBeNull()
  await api.runJobs()
  expect((await read(id)).usersCount).toBe(4)
  expect((await usersOf(id)).map(({ runsOutOn }) => runsOutOn)).toEqual(['2026-12-20', null, null, null])
})

test('taken back while people are written down, it leaves nobody in the draft', async () => {
  const { api, id, move, read, usersOf } = await setUpReady()
  const letGo = await holdLock(api.db, sql`lock table disruption_users in share mode`)
  const first = computeUsers(api.app, id)
  await untilWaiting(api.db, 1)
  const moved = move('Draft')
  await Promise.race([moved, untilWaiting(api.db, 2)])
  await letGo()
  await first
  expect(await moved).toBe(200)
  await api.runJobs()
  expect([(await read(id)).usersCount, await usersOf(id)]).toEqual([null, []])
})

const PRACTITIONERS = 150
/** Told by one transaction. */
const BATCH = 100

test('back while practitioners are told, nobody more is told than those of the batch', async () => {
  const { api, admin, id } = await setUpActive()
  const made = await api.db
    .insert(users)
    .values(
      Array.from({ length: PRACTITIONERS }, (_, at) => ({
        ...{ createdAt: NOW, updatedAt: NOW, firstName: 'Test', lastName: 'Person', countryId: 'NL' },
        ...{ email: `told${at}@post.example`, preferredLanguageCode: 'en' as const },
        ...{ userKindId: 'Practitioner' as const, userStatusId: 'Approved' as const, emailVerified: true },
      })),
    )
    .returning({ userId: users.id })
  const touched = { flags: ['HasInOwnRecommendation' as const], impactType: 'High' as const }
  await api.db
    .insert(disruptionUsers)
    .values(made.map(({ userId }) => ({ disruptionId: id, userId, ...touched })))
  const isMade = sql`${disruptionUsers.userId} = any(${sql.param(made.map(({ userId }) => userId))}::uuid[])`
  const told = async () => [
    await api.db.$count(disruptionUsers, and(isMade, isNotNull(disruptionUsers.toldAt))),
    await api.db.$count(outboxMessages, like(outboxMessages.recipient, 'told%')),
  ]

  const letGo = await holdLock(api.db, sql`lock table outbox_messages in share mode`)
  const telling = notifyPractitioners(api.app, id)
  await untilWaiting(api.db, 1)
  const moved = call(api, admin, ['PATCH', PATH, { ids: [id], status: 'Resolved' }])
  await Promise.race([moved, untilWaiting(api.db, 2)])
  await letGo()
  await telling
  expect((await moved).statusCode).toBe(200)
  expect(await told()).toEqual([BATCH, BATCH])

  await call(api, admin, ['PATCH', PATH, { ids: [id], status: 'Active' }])
  await notifyPractitioners(api.app, id)
  expect(await told()).toEqual([PRACTITIONERS, PRACTITIONERS])
})
