import type { HttpMethod } from '@salvia/contract/route'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readRows } from '#db/read-rows'
import { startApi, type TestApi } from '#test/api'
import { databaseDigest } from '#test/database-digest'
import { makeAdmin, makeClient } from '#test/people'
import { call, callVersioned } from '#test/plans'

const span = { from: '09:00', to: '17:00' }
const closed = {
  ...{ monday: null, tuesday: null, wednesday: null, thursday: null, friday: null },
  ...{ saturday: null, sunday: null },
}

async function setUp() {
  const api = await startApi({})
  const admin = await makeAdmin(api)
  const as = (method: HttpMethod, body?: object) =>
    callVersioned(api, admin, [method, '/admin/chat/hours', body])
  return { api, admin, as }
}

/** When admins are mailed, by the jobs that wait. */
async function mailedAt(api: TestApi): Promise<string[]> {
  const rows = await readRows<{ at: string | Date }>(
    api.db,
    sql`select start_after as at from pgboss.job where name = 'mail-chat-waiting' order by 1`,
  )
  return rows.map(({ at }) => new Date(at).toISOString())
}

test('nobody is promised an answer before an admin has said when; then everybody is told, by the clock of the seller', async () => {
  const { api, admin, as } = await setUp()
  const opening = async () => (await call(api, null, ['GET', '/chat/hours'])).json()
  expect((await as('GET')).json()).toEqual({ version: 0, ...closed, daysOff: [] })
  expect(await opening()).toEqual({ ...closed, timeZone: 'Europe/Amsterdam', isOpen: false, next: null })
  const daysOff = ['2026-11-23', '2026-12-25', '2026-11-23']
  const saved = await as('PUT', { version: 0, monday: span, tuesday: span, friday: span, daysOff })
  const week = { ...closed, monday: span, tuesday: span, friday: span }
  expect(saved.json()).toEqual({ version: 1, ...week, daysOff: ['2026-11-23', '2026-12-25'] })
  // Friday at 11:00 in Amsterdam.
  expect(await opening()).toEqual({ ...week, timeZone: 'Europe/Amsterdam', isOpen: true, next: null })
  const history = '/admin/settings/history?subject=ChatHours&key=chat'
  const { results } = (await call(api, admin, ['GET', history])).json()
  expect(results).toMatchObject([{ event: 'ChatHoursChanged', actor: { id: admin.userId } }])
  api.setNow(new Date('2026-11-20T16:00:00Z'))
  expect(await opening()).toMatchObject({
    isOpen: false,
    next: { day: '2026-11-24', from: '09:00', inDays: 4 },
  })
})

test('a message waits a quarter of an hour of opening time; of any time where no day is open', async () => {
  const { api, as } = await setUp()
  const anna = await makeClient(api)
  const write = () =>
    call(api, anna, ['POST', '/chat/conversations', { messageId: crypto.randomUUID(), text: 'Hello?' }])
  await write()
  expect(await mailedAt(api)).toEqual(['2026-11-20T10:15:00.000Z'])
  // Five minutes are left of Friday.
  await as('PUT', { version: 0, monday: span, friday: { from: '09:00', to: '11:05' } })
  await write()
  expect(await mailedAt(api)).toEqual(['2026-11-20T10:15:00.000Z', '2026-11-23T08:10:00.000Z'])
})

test('hours that end before they begin, and days that are none, are refused, and nothing changes', async () => {
  const { api, as } = await setUp()
  const before = await databaseDigest(api.db)
  for (const body of [
    { monday: { from: '17:00', to: '09:00' } },
    { monday: { from: '09:00', to: '24:30' } },
    { daysOff: ['2026-02-30'] },
  ])
    expect((await as('PUT', { version: 0, ...body })).statusCode, JSON.stringify(body)).toBe(400)
  expect(await databaseDigest(api.db)).toEqual(before)
})

test('two who save at once: the second gets the hours as they are now', async () => {
  const { as } = await setUp()
  const answers = await Promise.all(
    [span, null].map((monday) => as('PUT', { version: 0, monday, friday: span })),
  )
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412])
  const current = (await as('GET')).json()
  expect(answers.find(({ statusCode }) => statusCode === 412)?.json()).toMatchObject({ current })
})
