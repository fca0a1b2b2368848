import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readRows } from '#db/read-rows'
import { NOW } from '#test/api'
import { setUpDisruption } from '#test/disruptions'
import { call } from '#test/plans'
import { rounds } from '#test/rounds'
import { outboxMessages } from '../../kernel/outbox/data/outbox-tables.ts'
import { disruptionUsers } from './data/disruption-tables.ts'
import { sendNotices } from './use-cases/send-notices.ts'

const PATH = '/admin/product-disruptions'
/** A run writes 200 notices at a time: the fewest with which two runs can fall between each other's. */
const TWO_BATCHES = 210

/** An active disruption with this many confirmed addresses, all of which asked to be told. */
async function setUpSubscribed(count: number) {
  const it = await setUpDisruption()
  const { id } = await it.open([it.productId])
  await it.moveThrough(id, ['Ready', 'Active'])
  const u = disruptionUsers
  await it.api.db.delete(u).where(eq(u.disruptionId, id))
  await it.api.db.insert(u).values(
    Array.from({ length: count }, (_, at) => ({
      ...{ disruptionId: id, email: `zoe${at}@post.example`, languageCode: 'en' as const },
      ...{ flags: ['Subscribed' as const], impactType: 'Low' as const, subscribedAt: NOW },
    })),
  )
  const ask = () => call(it.api, it.admin, ['POST', `${PATH}/${id}/send-back-in-stock-notification`, {}])
  /** How many notices each address has that were not taken back, as how often each number occurs; and how many are written down. */
  const tally = async () => {
    const rows = await readRows<{ n: number; addresses: number }>(
      it.api.db,
      sql`
      select n::int as n, count(*)::int as addresses from (
        select count(m.id) as n from disruption_users u left join outbox_messages m
          on m.recipient = u.email and m.state <> 'Withheld'
        where u.disruption_id = ${id} group by u.id) as each_one group by n order by n`,
    )
    const isNoticed = and(eq(u.disruptionId, id), isNotNull(u.noticedAt))
    return {
      ofEach: rows.map(({ n, addresses }) => [n, addresses]),
      noticed: await it.api.db.$count(u, isNoticed),
    }
  }
  return { ...it, id, ask, tally }
}

test('a thousand subscribers are noticed once each, by three runs at once and by one more', async () => {
  const { api, id, change, ask, tally } = await setUpSubscribed(1000)
  await change(id, { status: 'Resolved' })
  expect((await ask()).statusCode).toBeLessThan(300)
  await Promise.all([1, 2, 3].map(() => sendNotices(api.app, id)))
  expect(await tally()).toEqual({ ofEach: [[1, 1000]], noticed: 1000 })
  await ask()
  await sendNotices(api.app, id)
  expect(await tally()).toEqual({ ofEach: [[1, 1000]], noticed: 1000 })
})

test.for(rounds)(
  'a product short again in the middle of a run: who was told is not told again, the rest once it is back (round %i)',
  async () => {
    const { api, id, admin, usersOf, ask, tally } = await setUpSubscribed(TWO_BATCHES + 50)
    const move = (status: string) => call(api, admin, ['PATCH', PATH, { ids: [id], status }])
    await move('Resolved')
    const ids = (await usersOf(id, '?limit=50')).map((user) => user.id)
    await call(api, admin, ['POST', `${PATH}/users/send-back-in-stock-notification`, { ids }])
    await sendNotices(api.app, id)
    await api.db.update(outboxMessages).set({ state: 'Sent', sentAt: NOW })
    await ask()
    const [, moved] = await Promise.all([sendNotices(api.app, id), move('Active')])
    expect(moved.statusCode).toBe(200)
    const told = {
      ofEach: [
        [0, TWO_BATCHES],
        [1, 50],
      ],
      noticed: 50,
    }
    expect(await tally()).toEqual(told)
    // Nothing goes out while it is short, however often a run begins.
    await sendNotices(api.app, id)
    expect(await tally()).toEqual(told)
    await move('Resolved')
    await ask()
    await Promise.all([sendNotices(api.app, id), sendNotices(api.app, id)])
    expect(await tally()).toEqual({ ofEach: [[1, TWO_BATCHES + 50]], noticed: TWO_BATCHES + 50 })
  },
)

test.for(rounds)(
  'what was public cannot be deleted while its notices run, and every one goes out once (round %i)',
  async () => {
    const { api, id, admin, change, ask, tally } = await setUpSubscribed(TWO_BATCHES)
    await change(id, { status: 'Resolved' })
    await ask()
    const [deleted] = await Promise.all([
      call(api, admin, ['DELETE', PATH, { ids: [id] }]),
      sendNotices(api.app, id),
      sendNotices(api.app, id),
    ])
    expect([deleted.statusCode, deleted.json().code]).toEqual([409, 'disruption_kept'])
    expect(await tally()).toEqual({ ofEach: [[1, TWO_BATCHES]], noticed: TWO_BATCHES })
  },
)

test.for(rounds)(
  'a draft deleted while it becomes public is either gone or public, and nobody is told of what is gone (round %i)',
  async () => {
    const { api, admin, productId, open, change } = await setUpDisruption()
    const { id } = await open([productId])
    await change(id, { status: 'Ready' })
    const before = await api.db.$count(outboxMessages)
    const [deleted, moved] = await Promise.all([
      call(api, admin, ['DELETE', PATH, { ids: [id] }]),
      call(api, admin, ['PATCH', PATH, { ids: [id], status: 'Active' }]),
    ])
    await api.runJobs()
    await sendNotices(api.app, id)
    const outcome = [deleted.statusCode, moved.statusCode]
    expect([
      [204, 404],
      [409, 200],
    ]).toContainEqual(outcome)
    const shown = await call(api, admin, ['GET', `${PATH}/${id}`])
    expect(shown.statusCode).toBe(deleted.statusCode === 204 ? 404 : 200)
    if (deleted.statusCode === 204) {
      expect(await api.db.$count(disruptionUsers)).toBe(0)
      expect(await api.db.$count(outboxMessages)).toBe(before)
    }
  },
)

test.for(rounds)('subscribed in many tabs at once, it counts once (round %i)', async () => {
  const { api, id, bob } = await setUpSubscribed(1)
  const subscribe = () => call(api, bob, ['POST', `/product-disruptions/${id}/subscribe`, { email: null }])
  const answers = await Promise.all([1, 2, 3, 4, 5].map(subscribe))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(202))
  const isBob = and(eq(disruptionUsers.disruptionId, id), eq(disruptionUsers.userId, bob.userId))
  const rows = await api.db.select().from(disruptionUsers).where(isBob)
  expect(rows).toMatchObject([{ userId: bob.userId, email: null, flags: ['Subscribed'], impactType: 'Low' }])
})
