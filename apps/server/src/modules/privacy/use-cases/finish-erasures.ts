import { asc, eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { forgetMessages } from '#kernel/outbox/forget-messages'
import { eraseDeliveredOrder } from '../../orders/index.ts'
import { forgetPayers } from '../../payments/index.ts'
import { orderErasures } from '../data/privacy-tables.ts'

/** Pseudonymises orders of erased people, each as soon as it is finished. Idempotent. */
export async function finishErasures(db: Db): Promise<void> {
  const waiting = await db.select().from(orderErasures).orderBy(asc(orderErasures.requestedAt))
  for (const { orderId, role } of waiting)
    await db.transaction(async (tx) => {
      if (!(await eraseDeliveredOrder(tx, { orderId, role }))) return
      await forgetMessages(tx, { recipients: [], texts: [orderId] })
      await forgetPayers(tx, [orderId])
      await tx.delete(orderErasures).where(eq(orderErasures.orderId, orderId))
    })
}
