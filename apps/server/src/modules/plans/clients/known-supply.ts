import type { RefilledItem } from '@salvia/rules/plans/refill-basket'
import { itemSupply } from '@salvia/rules/plans/supply'
import type { Db } from '#db/database'
import { findPackContents } from '../../catalogue/index.ts'
import { listItemsOf } from './data/follow-queries.ts'
import type { FollowedOrder, PlanClientKey, PlanOptions } from './plan-client-context.ts'

const noPack = { servingsPerContainer: null, mainServing: null }

/**
 * Items of plans, by plan, with what each uses a day and what its pack holds; only those of a product if one is given.
 */
export async function suppliedItemsOf(
  tx: Db,
  recommendationIds: string[],
  productId?: string,
): Promise<Map<string, RefilledItem[]>> {
  const items = await listItemsOf(tx, recommendationIds, productId)
  const packs = await findPackContents(tx, [...new Set(items.map(({ productId }) => productId))])
  const byPlan = Map.groupBy(items, ({ recommendationId }) => recommendationId)
  return new Map(
    [...byPlan].map(([planId, own]) => [
      planId,
      own.map((item) => ({
        id: item.id,
        productId: item.productId,
        duration: item.duration,
        supply: itemSupply({ ...item, product: packs.get(item.productId) ?? noPack }),
      })),
    ]),
  )
}

const keyOf = ({ recommendationId, clientId }: PlanClientKey) => `${recommendationId}:${clientId}`

/** Whether a product is not taken from the first day of its plan. */
const beginsLater = ({ supply }: RefilledItem): boolean => supply.isKnown && supply.calendar.firstDay > 0

export type Known = { products: RefilledItem[]; orders: FollowedOrder[] }

/**
 * What is known about clients of plans: the plan's products with their supply and the orders that count, or those of
 * one product.
 */
export async function knownOf(
  db: Db,
  { ordersOfClients }: Pick<PlanOptions, 'ordersOfClients'>,
  keys: PlanClientKey[],
  productId?: string,
): Promise<(key: PlanClientKey) => Known> {
  const planIds = [...new Set(keys.map(({ recommendationId }) => recommendationId))]
  const plans = await suppliedItemsOf(db, planIds, productId)
  const productsOf = ({ recommendationId }: PlanClientKey) => plans.get(recommendationId) ?? []
  const { later = [], atOnce = [] } = Object.groupBy(keys, (key) =>
    productsOf(key).some(beginsLater) ? 'later' : 'atOnce',
  )
  // The days of a plan begin with the first delivery of any of its products.
  const found = [...(await ordersOfClients(db, atOnce, productId)), ...(await ordersOfClients(db, later))]
  const orders = Map.groupBy(found, keyOf)
  return (key) => ({ products: productsOf(key), orders: orders.get(keyOf(key)) ?? [] })
}
