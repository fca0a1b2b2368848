import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { preparedAnywhere } from '#db/statements'
import { stockClaims } from './stock-tables.ts'

const held = preparedAnywhere((db: Db) =>
  db
    .update(stockClaims)
    .set({ expiresAt: null })
    .where(and(eq(stockClaims.orderId, sql.placeholder('orderId')), eq(stockClaims.state, 'Reserved')))
    .returning({ productId: stockClaims.productId })
    .prepare('hold_stock'),
)

/** Keeps an order's reservation until further notice. Returns how many claims are left. */
export async function holdStock(tx: Db, orderId: string): Promise<number> {
  const claims = await held(tx).execute({ orderId })
  return claims.length
}
