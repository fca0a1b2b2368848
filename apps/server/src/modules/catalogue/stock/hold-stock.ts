import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { driverValues } from '#db/row-placeholders'
import { preparedAnywhere } from '#db/statements'
import { stockClaims } from './stock-tables.ts'

const held = preparedAnywhere((db: Db) =>
  db
    .update(stockClaims)
    .set({ expiresAt: sql`${sql.placeholder('expiresAt')}` })
    .where(and(eq(stockClaims.orderId, sql.placeholder('orderId')), eq(stockClaims.state, 'Reserved')))
    .returning({ productId: stockClaims.productId })
    .prepare('hold_stock'),
)

/**
 * Changes when an order's reservation expires; null keeps it until further notice. Returns how many claims are left.
 */
export async function holdStock(tx: Db, orderId: string, expiresAt: Date | null): Promise<number> {
  const claims = await held(tx).execute(driverValues({ orderId, expiresAt }))
  return claims.length
}
