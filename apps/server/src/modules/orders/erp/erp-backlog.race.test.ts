import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { readRows } from '#db/read-rows'
import { newId } from '#kernel/ids'
import { outboxMessages, type ServiceCall } from '#kernel/outbox/data/outbox-tables'
import { type Delivery, sendMessage } from '#kernel/outbox/send-message'
import { NOW } from '#test/api'
import { told } from '#test/erp-calls'
import { holdLock, untilWaiting } from '#test/held-locks'
import { shippingOrder } from '#test/shipments'
import { SAVE_ORDER } from './data/erp-call-names.ts'
import { erpOrderCalls } from './erp-order-calls.ts'

const WAITING = 20

test.for(['orders', 'erp_records'])(
  'however many calls to the ERP wait for %s, most connections are left to requests, and all are made',
  async (table) => {
    const { api, order } = await shippingOrder(1)
    const { db, services, app } = api
    const { mail, sms, erp } = services
    const calls = erpOrderCalls({ db, erp })
    const delivery: Delivery = { db, mail, sms, sealed: app.sealed, calls, listeners: {}, wishes: {} }
    const ids = Array.from({ length: WAITING }, newId)
    const content: ServiceCall = { template: SAVE_ORDER, props: { orderId: order.orderId } }
    const call = { kind: 'Erp' as const, recipient: 'ERP', content, createdAt: NOW }
    await db.delete(outboxMessages)
    await db.insert(outboxMessages).values(ids.map((id) => ({ id, ...call })))
    const letGo = await holdLock(db, sql.raw(`lock table ${table} in access exclusive mode`))
    const sending = Promise.all(ids.map((id) => sendMessage(delivery, id, NOW)))
    const begun = sql`select 1 from outbox_messages where claimed_until is not null`
    await vi.waitFor(async () => expect(await readRows(db, begun)).toHaveLength(WAITING), 10_000)
    await untilWaiting(db, 4)
    await letGo()
    await sending
    expect(await readRows(db, sql`select state, count(*)::int from outbox_messages group by state`)).toEqual([
      { state: 'Sent', count: WAITING },
    ])
    expect((await told(api)).map(([model]) => model)).toEqual(['res.partner', 'sale.order'])
  },
)
