import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readRows } from '#db/read-rows'
import { newId } from '#kernel/ids'
import { NOW, startApi } from '#test/api'
import { holdLock, untilWaiting } from '#test/held-locks'
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
  const letGo = await holdLock(db, sql`lock table outbox_messages in access exclusive mode`)
  const sending = Promise.all(ids.map((id) => sendMessage(delivery, id, NOW)))
  await untilWaiting(db, 4)
  await letGo()
  await sending
  expect(await readRows(db, sql`select state, count(*)::int from outbox_messages group by state`)).toEqual([
    { state: 'Sent', count: WAITING },
  ])
})
