import type { Recommendation, SharedPlan } from '@salvia/contract/plans/plan-records'
import { hasPersonalNotes } from '@salvia/rules/plans/personal-parts'
import { normaliseShareCode } from '@salvia/rules/plans/share-code'
import type { Db } from '#db/database'
import { notFound } from '#kernel/domain-error'
import type { Actor } from '#kernel/http/actor'
import type { ShopLocale } from '../catalogue/index.ts'
import { listClientsOfPlan } from './data/client-plan-queries.ts'
import {
  findPlanByCode,
  findPlanById,
  isInvitedClient,
  mayReadCode,
  type PlanWithItems,
} from './data/plan-queries.ts'
import { listPlanResources } from './data/plan-resource-queries.ts'
import { describePlan, describeSharedPlan } from './describe-plan.ts'
import { listPlanProducts } from './plan-products.ts'
import { type Reader, readerOf, readsAsPractitioner } from './plan-reader.ts'

/**
 * Whether what is personal is for the reader: the plan's practitioner, admins, and clients whom the practitioner put on
 * the plan. Saving a plan by its code alone opens nothing.
 */
async function mayReadPersonal(
  db: Db,
  { plan, items }: PlanWithItems,
  reader: Reader | null,
): Promise<boolean> {
  if (reader === null) return false
  if (readsAsPractitioner(plan, reader) || !hasPersonalNotes(items)) return true
  return isInvitedClient(db, { recommendationId: plan.id, clientId: reader.userId })
}

const productIdsOf = ({ items }: PlanWithItems) => items.map(({ productId }) => productId)

const clientsFor = async (db: Db, { plan, clientsCount }: PlanWithItems, reader: Reader) => {
  if (!readsAsPractitioner(plan, reader)) return null
  return clientsCount === 0 ? [] : listClientsOfPlan(db, plan)
}

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
  const described = {
    products,
    resources,
    clientsPerRecommendation: await clientsFor(db, found, reader),
    mayReadPersonal: await mayReadPersonal(db, found, reader),
  }
  return describePlan(found, described, reader)
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
  const products = await listPlanProducts(db, productIdsOf(found), shown)
  const isForReader = await mayReadPersonal(db, found, actor && readerOf(actor))
  return describeSharedPlan(found, { products, mayReadPersonal: isForReader }, shown)
}
