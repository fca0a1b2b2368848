import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { NOW, startApi } from '#test/api'
import { makeAdmin } from '#test/people'
import { call } from '#test/plans'
import { newId } from '../../kernel/ids.ts'
import { queueErpCall } from '../../kernel/outbox/outbox.ts'

test('a call that failed tells when it is tried next and until when, or that it is given up', async () => {
  const api = await startApi()
  const admin = await makeAdmin(api)
  const props = { practitionerId: newId() }
  const queue = { tx: api.db, jobs: api.app.jobs }
  const id = await queueErpCall(queue, { template: 'makeErpAccount', props }, NOW)
  const read = async () => {
    const { nextAttemptAt, triedUntil } = (await call(api, admin, ['GET', `/admin/outbox/${id}`])).json()
    return [nextAttemptAt, triedUntil]
  }
  const becomes = (change: string) =>
    api.db.execute(sql`update pgboss.job set ${sql.raw(change)} where data ->> 'messageId' = ${id}`)

  // After the next one, ten wait for 4 to 2048 seconds, and 73 for an hour each.
  await becomes("state = 'retry', retry_count = 0, start_after = '2026-11-20T10:00:00Z'")
  expect(await read()).toEqual(['2026-11-20T10:00:00.000Z', '2026-11-23T12:08:12.000Z'])
  await becomes("retry_count = 82, start_after = '2026-11-23T12:00:00Z'")
  expect(await read()).toEqual(['2026-11-23T12:00:00.000Z', '2026-11-23T13:00:00.000Z'])
  await becomes('retry_count = 83')
  expect(await read()).toEqual(['2026-11-23T12:00:00.000Z', '2026-11-23T12:00:00.000Z'])
  await becomes("state = 'failed'")
  expect(await read()).toEqual([null, null])
})
