import { and, isNull, lt, or } from 'drizzle-orm'
import type { Db } from '#db/database'
import { productExternalIds } from '../../products/product-tables.ts'

/** Longer than any service response is awaited. */
const LOST_AFTER_MS = 120_000

/** Marks sync attempts as failed if their process died before the response came. */
export async function endLostSyncs(db: Db, now: Date): Promise<void> {
  const { askedAt, syncedAt, askError } = productExternalIds
  const isOpen = and(isNull(askError), or(isNull(syncedAt), lt(syncedAt, askedAt)))
  await db
    .update(productExternalIds)
    .set({ askError: 'Unavailable' })
    .where(and(isOpen, lt(askedAt, new Date(now.getTime() - LOST_AFTER_MS))))
}
