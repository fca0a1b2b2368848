import { HOUR_MS } from '@salvia/contract/durations'
import type { Jobs } from '#kernel/jobs/jobs'
import { isWithinLimit, type Limit, type Limiting } from '#kernel/limits/consume-limit'
import { mailHead } from '../../mail-head.ts'
import { lockOrder } from '../../use-cases/lock-order.ts'
import { mailBuyer } from '../../use-cases/mail-buyer.ts'
import { findOrderByNumber } from '../data/withdrawal-queries.ts'

const OF_ORDER: Limit = { name: 'order-link', max: 1, lengthMs: HOUR_MS }

/**
 * Mails the link of an order to the address it was bought with, if both belong together and none went in this hour, so
 * that nobody fills another's mailbox from many addresses. Who asks learns nothing: it ends the same for any number and
 * address.
 */
export async function sendOrderLink(
  { db, jobs, config, publicUrl }: Limiting & { jobs: Jobs; publicUrl: string },
  { number, email }: { number: string; email: string },
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await findOrderByNumber(tx, number.trim().toUpperCase())
    if (!found || found.email.toLowerCase() !== email.toLowerCase()) return
    const order = await lockOrder(tx, found.id)
    if (!(await isWithinLimit({ db: tx, config }, OF_ORDER, order.id, now))) return
    const props = mailHead(order, publicUrl)
    await mailBuyer({ tx, jobs }, order, { template: 'orderLink', props }, now)
  })
}
