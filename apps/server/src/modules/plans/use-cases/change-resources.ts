import { isDeepStrictEqual } from 'node:util'
import { MOST_PLAN_RESOURCES } from '@salvia/contract/words/plans'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { one } from '#db/one'
import { conflict, notFound } from '#kernel/domain-error'
import type { Actor } from '#kernel/http/actor'
import { newId } from '#kernel/ids'
import { keepFiles } from '#kernel/uploads/keep-files'
import type { Upload } from '#kernel/uploads/read-upload'
import { queueRemoval } from '#kernel/uploads/remove-files'
import type { App } from '../../../app-type.ts'
import { isPlanResource, type PlanResource, planResourceKey } from '../data/plan-resource-queries.ts'
import { recommendationResources, type recommendations } from '../data/plan-tables.ts'
import { lockOwnPlan } from './own-plan.ts'
import { recordTemplateChange } from './record-template-change.ts'
import { touchPlan } from './touch-plan.ts'

type ResourceContext = Pick<App, 'db' | 'jobs' | 'services'>
type Changed = { plan: typeof recommendations.$inferSelect; actor: Actor }

async function touchResources(tx: Db, { plan, actor }: Changed, now: Date): Promise<void> {
  await touchPlan(tx, plan.id, {}, now)
  await recordTemplateChange(tx, { plan, actor, fields: {}, parts: ['resources'] }, now)
}

/**
 * Adds a document or picture to one of the caller's plans. Throws not-found for someone else's plan, and conflict if
 * the plan has the maximum number.
 */
export function addPlanResource(
  { db, services }: ResourceContext,
  actor: Actor,
  { recommendationId, upload }: { recommendationId: string; upload: Upload },
  now: Date,
): Promise<PlanResource> {
  const id = newId()
  const { name, contentType, bytes } = upload
  return keepFiles(services.files, [{ key: planResourceKey(id), bytes, contentType }], () =>
    db.transaction(async (tx) => {
      const plan = await lockOwnPlan(tx, actor, recommendationId, now)
      const isOfPlan = eq(recommendationResources.recommendationId, plan.id)
      if ((await tx.$count(recommendationResources, isOfPlan)) >= MOST_PLAN_RESOURCES)
        throw conflict('resources_full', `A plan holds at most ${MOST_PLAN_RESOURCES} resources.`)
      const row = { id, recommendationId: plan.id, name, contentType, bytes: bytes.length, uploadedAt: now }
      const added = one(await tx.insert(recommendationResources).values(row).returning())
      await touchResources(tx, { plan, actor }, now)
      return added
    }),
  )
}

type ResourceFields = Partial<Pick<PlanResource, 'name' | 'kind' | 'isShownToClients'>>
type ResourceChange = { recommendationId: string; resourceId: string; fields: ResourceFields }

/**
 * Names a document or picture of one of the caller's plans, says its kind and whether clients see it. What is said
 * already changes nothing. Throws not-found.
 */
export function changePlanResource(
  db: Db,
  actor: Actor,
  { fields, ...named }: ResourceChange,
  now: Date,
): Promise<void> {
  return db.transaction(async (tx) => {
    const plan = await lockOwnPlan(tx, actor, named.recommendationId, now)
    const [before] = await tx.select().from(recommendationResources).where(isPlanResource(named))
    if (!before) throw notFound('resource')
    const after = { ...before, ...fields }
    if (isDeepStrictEqual(after, before)) return
    const { name, kind, isShownToClients } = after
    const change = { name, kind, isShownToClients }
    await tx.update(recommendationResources).set(change).where(isPlanResource(named))
    await touchResources(tx, { plan, actor }, now)
  })
}

/** Removes a document or picture from one of the caller's plans, and its file. Throws not-found. */
export function removePlanResource(
  { db, jobs }: ResourceContext,
  actor: Actor,
  named: { recommendationId: string; resourceId: string },
  now: Date,
): Promise<void> {
  return db.transaction(async (tx) => {
    const plan = await lockOwnPlan(tx, actor, named.recommendationId, now)
    const removed = await tx.delete(recommendationResources).where(isPlanResource(named)).returning()
    if (removed.length === 0) throw notFound('resource')
    await queueRemoval({ tx, jobs }, [planResourceKey(named.resourceId)])
    await touchResources(tx, { plan, actor }, now)
  })
}
