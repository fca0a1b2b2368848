import type { Db } from '#db/database'
import { findNotedOrders, orderKeyOf } from '../../journeys/data/order-entries.ts'
import { recordJourney } from '../../journeys/use-cases/record-journey.ts'
import type { PlanClientKey, PlanOptions } from '../plan-client-context.ts'

type Noting = { orderId: string; recommendationId: string; clientId: string | null }

/** Notes an order in the journey of a client of a plan, or of a guest (null), at the moment when it was placed. */
export const recordOrder = (
  tx: Db,
  { orderId, recommendationId, clientId }: Noting,
  placedAt: Date,
): Promise<boolean> =>
  recordJourney(
    tx,
    {
      ...{ recommendationId, clientId, event: 'OrderPlaced' },
      dedupKey: orderKeyOf({ orderId, recommendationId, clientId }),
    },
    placedAt,
  )

/**
 * Notes in the journeys of clients of plans the orders that count for them, of each once, those too that were placed
 * before they counted: of who agrees to share them only afterwards. Idempotent.
 */
export async function recordOrders(
  tx: Db,
  { ordersOfClients }: Pick<PlanOptions, 'ordersOfClients'>,
  keys: PlanClientKey[],
): Promise<void> {
  const placed = (await ordersOfClients(tx, keys)).filter(({ isCanceled }) => !isCanceled)
  if (placed.length === 0) return
  const isNoted = await findNotedOrders(tx, keys)
  for (const order of placed.filter((each) => !isNoted(each))) await recordOrder(tx, order, order.placedAt)
}
