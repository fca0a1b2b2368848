import { and, eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { carts } from '../data/cart-tables.ts'

/** Replaces the client of a practitioner's carts by another account. */
export async function moveClientOfCarts(
  tx: Db,
  { practitionerId, from, to }: { practitionerId: string; from: string; to: string },
): Promise<void> {
  await tx
    .update(carts)
    .set({ shippingUserId: to })
    .where(and(eq(carts.shippingUserId, from), eq(carts.userId, practitionerId)))
}
