import type { Recommendation, SharedPlan } from '@salvia/contract/plans/plan-records'
import { normaliseShareCode } from '@salvia/rules/plans/share-code'
import type { Db } from '#db/database'
import { notFound } from '#kernel/domain-error'
import type { Actor } from '#kernel/http/actor'
import type { ShopLocale } from '../catalogue/index.ts'
import { findPlanByCode, findPlanById, mayReadCode, type PlanWithItems } from './data/plan-queries.ts'
import { listPlanResources } from './data/plan-resource-queries.ts'
import { describePlan, describeSharedPlan } from './describe-plan.ts'
import { listPlanProducts } from './plan-products.ts'
import { readerOf } from './plan-reader.ts'

const productIdsOf = ({ items }: PlanWithItems) => items.map(({ productId }) => productId)

/** A plan with its products priced for the reader. Throws not-found if the caller may not see it. */
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

type Asked = { actor: Actor | null; shareCode: string }

/** A template is no client's plan: its code opens it for those who may see it without. */
const mayOpen = async (db: Db, { plan }: PlanWithItems, actor: Actor | null): Promise<boolean> =>
  !plan.isTemplate || (actor !== null && (await mayReadCode(db, plan.shareCode, readerOf(actor))))

/** A plan by its code, for anyone, a template for who may see it. Throws not-found for a code that opens nothing. */
export async function readSharedPlan(
  db: Db,
  { actor, shareCode }: Asked,
  shown: ShopLocale,
): Promise<SharedPlan> {
  const found = await findPlanByCode(db, normaliseShareCode(shareCode))
  if (!found || !(await mayOpen(db, found, actor))) throw notFound('recommendation')
  return describeSharedPlan(found, await listPlanProducts(db, productIdsOf(found), shown), shown)
}
