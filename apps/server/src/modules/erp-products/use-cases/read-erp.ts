import type { Db } from '#db/database'
import type { ErpProduct, ErpService } from '../../../services/erp/erp.ts'
import { keepReading } from '../data/erp-product-queries.ts'
import type { ErpReadingKind } from '../data/erp-product-tables.ts'

export type Reading = { db: Db; erp: ErpService; now: () => Date }

/**
 * Reads the ERP's products and keeps what came of it, or that it failed. `handle` is given all of them and answers what
 * is counted. Does nothing without an ERP that counts stock; throws what the ERP refused.
 */
export async function readErp(
  { db, erp, now }: Reading,
  kind: ErpReadingKind,
  handle: (found: ErpProduct[], readAt: Date) => Promise<number>,
): Promise<void> {
  if (!erp.listProducts) return
  const readAt = now()
  try {
    const count = await handle(await erp.listProducts(), readAt)
    await keepReading(db, kind, { readAt, failedAt: null, count })
  } catch (error) {
    await keepReading(db, kind, { failedAt: now() })
    throw error
  }
}
