import { and, eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { orders } from '../data/order-tables.ts'

/** Replaces the account a practitioner ordered for. */
export async function moveClientOfOrders(
  tx: Db,
  { practitionerId, from, to }: { practitionerId: string; from: string; to: string },
): Promise<void> {
  await tx
    .update(orders)
    .set({ shippingUserId: to })
    .where(and(eq(orders.shippingUserId, from), eq(orders.userId, practitionerId)))
}
