import type { Db } from '#db/database'
import type { Jobs } from '#kernel/jobs/jobs'
import { mailHead } from '../../mail-head.ts'
import { mailBuyer } from '../../use-cases/mail-buyer.ts'
import { findOrderByNumber } from '../data/withdrawal-queries.ts'

/**
 * Mails the link of an order to the address it was bought with, if both belong together. Who asks learns nothing: it ends
 * the same for any number and address.
 */
export async function sendOrderLink(
  { db, jobs, publicUrl }: { db: Db; jobs: Jobs; publicUrl: string },
  { number, email }: { number: string; email: string },
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await findOrderByNumber(tx, number.trim().toUpperCase())
    if (!order || order.email.toLowerCase() !== email.toLowerCase()) return
    const props = mailHead(order, publicUrl)
    await mailBuyer({ tx, jobs }, order, { template: 'orderLink', props }, now)
  })
}
