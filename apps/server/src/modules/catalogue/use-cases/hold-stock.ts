import { and, eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { stockClaims } from '../data/stock-tables.ts'

/** Moves the end of an order's reservation; null keeps it until the order says otherwise. Answers how many claims are left. */
export async function holdStock(tx: Db, orderId: string, expiresAt: Date | null): Promise<number> {
  const held = await tx
    .update(stockClaims)
    .set({ expiresAt })
    .where(and(eq(stockClaims.orderId, orderId), eq(stockClaims.state, 'Reserved')))
    .returning({ productId: stockClaims.productId })
  return held.length
}
