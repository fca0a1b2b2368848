import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { readRows } from '#db/read-rows'
import { newId } from '#kernel/ids'
import { NOW, startApi } from '#test/api'
import { outboxMessages } from './data/outbox-tables.ts'
import { type Delivery, sendMessage } from './send-message.ts'

const WAITING = 20

test('however many messages wait, most connections are left to requests, and all are sent', async () => {
  const { db, services, app } = await startApi()
  const { mail, sms } = services
  const delivery: Delivery = { db, mail, sms, sealed: app.sealed, calls: {}, listeners: {}, wishes: {} }
  const content = {
    template: 'account' as const,
    props: {
      kind: 'productDisrupted' as const,
      languageCode: 'en' as const,
      firstName: '',
      reason: '',
      url: '/x',
    },
  }
  const ids = Array.from({ length: WAITING }, newId)
  await db.insert(outboxMessages).values(
    ids.map((id) => ({
      id,
      kind: 'Mail' as const,
      recipient: 'eva@post.example',
      content,
      createdAt: NOW,
    })),
  )
  const [held, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holding = db.transaction(async (tx) => {
    await tx.execute(sql`lock table outbox_messages in access exclusive mode`)
    held.resolve()
    await ended.promise
  })
  await held.promise
  const standing = () =>
    readRows(
      db,
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  const sending = Promise.all(ids.map((id) => sendMessage(delivery, id, NOW)))
  await vi.waitFor(async () => expect((await standing()).length).toBeGreaterThanOrEqual(4))
  expect(await standing()).toHaveLength(4)
  ended.resolve()
  await Promise.all([holding, sending])
  expect(await readRows(db, sql`select state, count(*)::int from outbox_messages group by state`)).toEqual([
    { state: 'Sent', count: WAITING },
  ])
})
