import { and, eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { carts } from '../data/cart-tables.ts'

/** Makes another account the one that a practitioner's carts are for. */
export async function moveClientOfCarts(
  tx: Db,
  { practitionerId, from, to }: { practitionerId: string; from: string; to: string },
): Promise<void> {
  await tx
    .update(carts)
    .set({ shippingUserId: to })
    .where(and(eq(carts.shippingUserId, from), eq(carts.userId, practitionerId)))
}
