import type { Db } from '#db/database'
import type { ErpProduct } from '../../../services/erp/erp.ts'
import { lockBySku, setCountedStock } from '../../catalogue/index.ts'
import { findHeldPacks } from '../../orders/index.ts'
import { type Reading, readErp } from './read-erp.ts'

/** So few that a checkout does not notice that they are locked. */
const AT_ONCE = 100

/** A SKU that two of its products have says nothing. */
const onHandOf = (found: ErpProduct[]): Map<string, number> =>
  new Map(
    [...Map.groupBy(found, ({ sku }) => sku)].flatMap(([sku, all]) =>
      all.length === 1 ? all.map(({ onHand }): [string, number] => [sku, onHand]) : [],
    ),
  )

async function countPart(tx: Db, onHand: [string, number][], readAt: Date): Promise<number> {
  const packs = new Map(onHand)
  const locked = await lockBySku(tx, [...packs.keys()])
  if (locked.length === 0) return 0
  const held = await findHeldPacks(
    tx,
    locked.map(({ productId }) => productId),
    readAt,
  )
  return setCountedStock(
    tx,
    locked.map(({ productId, sku }) => ({
      productId,
      packs: Math.max(0, (packs.get(sku) ?? 0) - (held.get(productId) ?? 0)),
    })),
  )
}

/**
 * Sets each product's stock, in packs, to what the ERP has on hand without what orders took of it. A SKU that the ERP
 * does not know, or has twice, keeps its stock. Throws what the ERP refused; what was set until then stays.
 */
export const followStock = (reading: Reading): Promise<void> =>
  readErp(reading, 'Stock', async (found, readAt) => {
    const counted = [...onHandOf(found)]
    let changed = 0
    for (let at = 0; at < counted.length; at += AT_ONCE)
      changed += await reading.db.transaction((tx) => countPart(tx, counted.slice(at, at + AT_ONCE), readAt))
    return changed
  })
