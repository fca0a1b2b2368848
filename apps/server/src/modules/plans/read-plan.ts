import type { Recommendation, SharedPlan } from '@salvia/contract/plans/plan-records'
import { normaliseShareCode } from '@salvia/rules/plans/share-code'
import type { Db } from '#db/database'
import { notFound } from '#kernel/domain-error'
import type { Actor } from '#kernel/http/actor'
import type { ShopLocale } from '../catalogue/index.ts'
import { findPlanByCode, findPlanById, type PlanWithItems } from './data/plan-queries.ts'
import { listPlanResources } from './data/plan-resource-queries.ts'
import { describePlan, describeSharedPlan } from './describe-plan.ts'
import { listPlanProducts } from './plan-products.ts'
import { readerOf } from './plan-reader.ts'

const productIdsOf = ({ items }: PlanWithItems) => items.map(({ productId }) => productId)

/** A plan with its products priced for the reader. Throws not-found when the caller may not see it. */
export async function readPlan(
  db: Db,
  actor: Actor,
  recommendationId: string,
  shown: ShopLocale,
): Promise<Recommendation> {
  const reader = readerOf(actor)
  const found = await findPlanById(db, recommendationId, reader)
  if (!found) throw notFound('recommendation')
  const products = await listPlanProducts(db, productIdsOf(found), shown)
  const resources = await listPlanResources(db, recommendationId)
  return describePlan(found, { products, resources }, reader)
}

/** A plan by its code, for anyone. Throws not-found for a code that opens nothing. */
export async function readSharedPlan(db: Db, shareCode: string, shown: ShopLocale): Promise<SharedPlan> {
  const found = await findPlanByCode(db, normaliseShareCode(shareCode))
  if (!found) throw notFound('recommendation')
  return describeSharedPlan(found, await listPlanProducts(db, productIdsOf(found), shown), shown)
}
