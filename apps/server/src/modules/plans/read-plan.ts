import type { Recommendation, SharedPlan } from '@salvia/contract/plans/plan-records'
import type { ProductInPlan } from '@salvia/contract/plans/product-in-plan'
import { hasPersonalNotes } from '@salvia/rules/plans/personal-parts'
import { normaliseShareCode } from '@salvia/rules/plans/share-code'
import type { Db } from '#db/database'
import { notFound } from '#kernel/domain-error'
import type { Actor } from '#kernel/http/actor'
import type { App } from '../../app-type.ts'
import type { ShopLocale } from '../catalogue/index.ts'
import { listClientsOfPlan } from './data/client-plan-queries.ts'
import {
  findPlanByCode,
  findPlanById,
  isInvitedClient,
  mayReadCode,
  type PlanWithItems,
} from './data/plan-queries.ts'
import { type Reader, readerOf, readsAllResources, readsAsPractitioner } from './data/plan-reader.ts'
import { listPlanResources, listShownResources, type PlanResource } from './data/plan-resource-queries.ts'
import { describePlan, describeProductInPlan, describeSharedPlan } from './describe-plan.ts'
import { listPlanProducts } from './plan-products.ts'

/**
 * Whether what is personal is for the reader: the plan's practitioner, admins, and clients whom the practitioner put on
 * the plan, once they have verified their address: until then somebody else may read the mails to it. Saving a plan by
 * its code alone opens nothing.
 */
async function mayReadPersonal(
  db: Db,
  { plan, items }: PlanWithItems,
  reader: Reader | null,
): Promise<boolean> {
  if (reader === null) return false
  if (readsAsPractitioner(plan, reader) || !hasPersonalNotes(items)) return true
  return reader.isEmailVerified && isInvitedClient(db, { recommendationId: plan.id, clientId: reader.userId })
}

const productIdsOf = ({ items }: PlanWithItems) => items.map(({ productId }) => productId)

const clientsFor = async (db: Db, { plan, clientsCount }: PlanWithItems, reader: Reader) => {
  if (!readsAsPractitioner(plan, reader)) return null
  return clientsCount === 0 ? [] : listClientsOfPlan(db, plan)
}

/** What clients, and people with the code, may see. */
const sharedResources = async (db: Db, { plan, hasResources }: PlanWithItems): Promise<PlanResource[]> =>
  hasResources ? listShownResources(db, plan.id) : []

/** The plan's resources that the reader may see. */
const resourcesFor = (db: Db, found: PlanWithItems, reader: Reader): Promise<PlanResource[]> =>
  readsAllResources(found.plan, reader) ? listPlanResources(db, found.plan.id) : sharedResources(db, found)

/** A plan with its products priced for the reader. Throws not-found if the caller may not see it. */
export async function readPlan(
  db: Db,
  actor: Actor,
  recommendationId: string,
  shown: ShopLocale,
): Promise<Recommendation> {
  const reader = readerOf(actor)
  const found = await findPlanById(db, { id: recommendationId, day: shown.rates.day }, reader)
  if (!found) throw notFound('recommendation')
  const products = await listPlanProducts(db, productIdsOf(found), shown)
  const resources = await resourcesFor(db, found, reader)
  const described = {
    products,
    resources,
    clientsPerRecommendation: await clientsFor(db, found, reader),
    mayReadPersonal: await mayReadPersonal(db, found, reader),
  }
  return describePlan(found, described, reader)
}

type Asked = { actor: Actor | null; shareCode: string; day: string }

/** A resource of a plan that the reader may see. Throws not-found, and for those that are not for the reader. */
export async function findResource(
  db: Db,
  actor: Actor,
  { recommendationId, resourceId, day }: { recommendationId: string; resourceId: string; day: string },
): Promise<PlanResource> {
  const reader = readerOf(actor)
  const plan = await findPlanById(db, { id: recommendationId, day }, reader)
  if (!plan) throw notFound('recommendation')
  return named(await resourcesFor(db, plan, reader), resourceId)
}

function named(resources: PlanResource[], resourceId: string): PlanResource {
  const resource = resources.find(({ id }) => id === resourceId)
  if (!resource) throw notFound('resource')
  return resource
}

/** A template is no client's plan: its code opens it for those who may see it without. */
const mayOpen = async (db: Db, { plan }: PlanWithItems, actor: Actor | null): Promise<boolean> =>
  !plan.isTemplate || (actor !== null && (await mayReadCode(db, plan.shareCode, readerOf(actor))))

async function openByCode(db: Db, { actor, shareCode, day }: Asked): Promise<PlanWithItems> {
  const found = await findPlanByCode(db, { shareCode: normaliseShareCode(shareCode), day })
  if (!found || !(await mayOpen(db, found, actor))) throw notFound('recommendation')
  return found
}

/** A resource that is shown to clients, of the plan that a code opens. Throws not-found. */
export async function findSharedResource(
  db: Db,
  { resourceId, ...asked }: Asked & { resourceId: string },
): Promise<PlanResource> {
  return named(await sharedResources(db, await openByCode(db, asked)), resourceId)
}

/**
 * A plan by its code, for anyone, a template for those who may see it; with `asByCode` without personal parts for every
 * caller. Throws not-found for a code that opens nothing.
 */
export async function readSharedPlan(
  { db, sealed }: Pick<App, 'db' | 'sealed'>,
  { actor, shareCode, asByCode = false }: Omit<Asked, 'day'> & { asByCode?: boolean | undefined },
  shown: ShopLocale,
): Promise<SharedPlan> {
  const found = await openByCode(db, { actor, shareCode, day: shown.rates.day })
  const products = await listPlanProducts(db, productIdsOf(found), shown)
  const isForReader = !asByCode && (await mayReadPersonal(db, found, actor && readerOf(actor)))
  const { sealedPhone } = found.author
  const phone = sealedPhone === null ? null : sealed.open(sealedPhone)
  const resources = await sharedResources(db, found)
  return describeSharedPlan(found, { products, resources, mayReadPersonal: isForReader, phone }, shown)
}

/** What the plan says of a product; null of a template, which sells nothing, and of a product that it does not hold. */
async function productIn(
  db: Db,
  found: PlanWithItems,
  { actor, productId }: { actor: Actor | null; productId: string },
): Promise<ProductInPlan | null> {
  const item = found.items.find((each) => each.productId === productId)
  if (!item || found.plan.isTemplate) return null
  return describeProductInPlan(found, item, await mayReadPersonal(db, found, actor && readerOf(actor)))
}

/** What a plan that the caller may read says of a product. Throws not-found for any other plan. */
export async function readProductOfPlan(
  db: Db,
  actor: Actor,
  { recommendationId, productId, day }: { recommendationId: string; productId: string; day: string },
): Promise<{ shown: ProductInPlan; hasClients: boolean } | null> {
  const found = await findPlanById(db, { id: recommendationId, day }, readerOf(actor))
  if (!found) throw notFound('recommendation')
  const shown = await productIn(db, found, { actor, productId })
  return shown && { shown, hasClients: found.clientsCount > 0 }
}

/** What the plan that a code opens says of a product. Throws not-found for a code that opens nothing. */
export async function readOpenedProduct(
  db: Db,
  { productId, ...asked }: Asked & { productId: string },
): Promise<ProductInPlan | null> {
  return productIn(db, await openByCode(db, asked), { actor: asked.actor, productId })
}
