import type { Db } from '#db/database'
import type { Jobs } from '#kernel/jobs/jobs'
import { keepStock } from '../../../catalogue/index.ts'
import type { LockedOrder } from '../../data/locked-order.ts'
import { queueUnsent } from '../../erp/use-cases/send-parcels.ts'
import { fillBackOrder } from '../../use-cases/fill-back-orders.ts'
import { listComingPacks } from '../data/shipment-queries.ts'

export type Keeping = { tx: Db; jobs: Jobs; publicUrl: string }

/**
 * After parcels of a locked order were canceled or hold less: packs that none of its parcels holds any more return to
 * stock, are waited for no longer, and the ERP hears what is still to be sent; those that a carrier has stay gone.
 * `order` is as it stands now.
 */
export async function keepStockOfParcels(keeping: Keeping, order: LockedOrder, now: Date): Promise<void> {
  const packs = new Map(order.lines.map(({ productId }) => [productId, 0]))
  for (const { productId, quantity } of await listComingPacks(keeping.tx, order.id))
    packs.set(productId, (packs.get(productId) ?? 0) + quantity)
  const kept = [...packs].map(([productId, quantity]) => ({ productId, quantity }))
  await keepStock(keeping.tx, order.id, kept)
  await fillBackOrder(keeping, order, now)
  await queueUnsent(keeping, order.id, now)
}
