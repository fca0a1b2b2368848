import { HOUR_MS } from '@salvia/contract/durations'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import type { Jobs } from '#kernel/jobs/jobs'
import { outboxMessages } from '#kernel/outbox/data/outbox-tables'
import { mailHead } from '../../mail-head.ts'
import { lockOrder } from '../../use-cases/lock-order.ts'
import { mailBuyer } from '../../use-cases/mail-buyer.ts'
import { findOrderByNumber } from '../data/withdrawal-queries.ts'

/** Whether the link of an order was mailed within the hour before. */
async function hasLinkMail(tx: Db, orderId: string, now: Date): Promise<boolean> {
  const m = outboxMessages
  const isLink = sql`${m.content} ->> 'template' = 'orderLink'`
  const isRecent = gt(m.createdAt, new Date(now.getTime() - HOUR_MS))
  return (await tx.$count(m, and(eq(m.orderId, orderId), isLink, isRecent))) > 0
}

/**
 * Mails the link of an order to the address it was bought with, if both belong together and none went within an hour, so
 * that nobody fills another's mailbox from many addresses. Who asks learns nothing: it ends the same for any number and
 * address.
 */
export async function sendOrderLink(
  { db, jobs, publicUrl }: { db: Db; jobs: Jobs; publicUrl: string },
  { number, email }: { number: string; email: string },
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await findOrderByNumber(tx, number.trim().toUpperCase())
    if (!found || found.email.toLowerCase() !== email.toLowerCase()) return
    const order = await lockOrder(tx, found.id)
    if (await hasLinkMail(tx, order.id, now)) return
    const props = mailHead(order, publicUrl)
    await mailBuyer({ tx, jobs }, order, { template: 'orderLink', props }, now)
  })
}
