import type { Db } from '#db/database'
import type { ClientOf } from '../../../people/index.ts'
import { listPlansOfClient } from '../data/follow-queries.ts'
import type { PlanOptions } from '../plan-client-context.ts'
import { deriveClients } from './derive-clients.ts'
import { recordOrders } from './record-orders.ts'

/** Follows what a practitioner's client has on all its plans from now on, once it was joined with a file. */
export async function followPlansOfClient(
  tx: Db,
  options: Pick<PlanOptions, 'ordersOfClients'>,
  client: ClientOf,
  now: Date,
): Promise<void> {
  const keys = await listPlansOfClient(tx, client)
  await recordOrders(tx, options, keys)
  await deriveClients(tx, options, keys, now)
}
