import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { stockWaits } from './stock-tables.ts'

/** An order waits for no packs any more, with or without them. Returns the ids of what it had waited for. */
export async function stopWaiting(tx: Db, orderId: string): Promise<string[]> {
  const waits = await tx
    .delete(stockWaits)
    .where(eq(stockWaits.orderId, orderId))
    .returning({ productId: stockWaits.productId })
  return waits.map(({ productId }) => productId)
}
