import { clientSupply } from '@salvia/rules/plans/client-supply'
import type { Db } from '#db/database'
import { knownOf } from './known-supply.ts'
import type { PlanClientKey, PlanOptions } from './plan-client-context.ts'

/** When a client's packs of a product are used up. */
type RunOut = { clientId: string; endsAt: Date }

/**
 * When the packs of one product are used up with clients of plans, from the orders that count for the plans'
 * practitioners. Left out: who did not order it, has taken it for as long as planned, awaits a delivery, and whose
 * supply is not known.
 */
export async function listRunOuts(
  db: Db,
  {
    productId,
    keys,
    ordersOfClients,
  }: { productId: string; keys: PlanClientKey[] } & Pick<PlanOptions, 'ordersOfClients'>,
  now: Date,
): Promise<RunOut[]> {
  const known = await knownOf(db, { ordersOfClients }, keys, productId)
  return keys.flatMap((key) => {
    const { products, orders } = known(key)
    const { endsAt } = clientSupply({ orders, products }, now)
    return endsAt ? [{ clientId: key.clientId, endsAt }] : []
  })
}
