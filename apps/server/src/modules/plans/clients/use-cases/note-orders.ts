import type { Db } from '#db/database'
import { findNotedOrders, orderKeyOf } from '../../journeys/data/order-entries.ts'
import { noteJourney } from '../../journeys/use-cases/note-journey.ts'
import type { PlanClientKey, PlanOptions } from '../plan-client-context.ts'

type Noting = { orderId: string; recommendationId: string; clientId: string | null }

/** Notes an order in the journey of a client of a plan, or of a guest (null), at the moment when it was placed. */
export const noteOrder = (
  tx: Db,
  { orderId, recommendationId, clientId }: Noting,
  placedAt: Date,
): Promise<boolean> =>
  noteJourney(
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
export async function noteOrders(
  tx: Db,
  { ordersOfClients }: Pick<PlanOptions, 'ordersOfClients'>,
  keys: PlanClientKey[],
): Promise<void> {
  const placed = (await ordersOfClients(tx, keys)).filter(({ isCanceled }) => !isCanceled)
  if (placed.length === 0) return
  const isNoted = await findNotedOrders(tx, keys)
  for (const order of placed.filter((each) => !isNoted(each))) await noteOrder(tx, order, order.placedAt)
}
