import type { ItemInput } from '@salvia/contract/plans/plan-records'
import { withFirstPhase } from '@salvia/rules/plans/dose-phases'
import { and, eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { notFound } from '#kernel/domain-error'
import type { Actor } from '#kernel/http/actor'
import { recommendationItems } from '../data/plan-tables.ts'
import { checkItems } from './check-items.ts'
import { insertItems } from './create-plan.ts'
import { changeContent } from './keep-version.ts'
import { lockOwnPlan } from './own-plan.ts'

type Instructions = Omit<ItemInput, 'productId'>
type ItemRow = typeof recommendationItems.$inferSelect

const toInput = ({ id, recommendationId, ...item }: ItemRow): ItemInput => item

const listItems = (tx: Db, recommendationId: string): Promise<ItemRow[]> =>
  tx.select().from(recommendationItems).where(eq(recommendationItems.recommendationId, recommendationId))

/** Adds products to a plan. Throws invalid if a product is already in the plan, or past 30. */
export function addPlanItems(
  db: Db,
  actor: Actor,
  change: { recommendationId: string; items: ItemInput[] },
  now: Date,
): Promise<void> {
  return db.transaction(async (tx) => {
    const plan = await lockOwnPlan(tx, actor, change.recommendationId, now)
    await checkItems(tx, change.items, plan.id, { beside: await listItems(tx, plan.id) })
    await changeContent(tx, { plan, actor, change: () => insertItems(tx, plan.id, change.items) }, now)
  })
}

/** Changes the instructions of one product. Throws not-found if it is not in the plan. */
export function updatePlanItem(
  db: Db,
  actor: Actor,
  change: { recommendationId: string; itemId: string; instructions: Instructions },
  now: Date,
): Promise<void> {
  return db.transaction(async (tx) => {
    const plan = await lockOwnPlan(tx, actor, change.recommendationId, now)
    const present = (await listItems(tx, plan.id)).find(({ id }) => id === change.itemId)
    if (!present) throw notFound('item')
    const written = { ...toInput(present), ...change.instructions }
    await checkItems(tx, [written], plan.id, { field: (_, name) => name })
    const write = () =>
      tx
        .update(recommendationItems)
        .set(withFirstPhase(change.instructions))
        .where(eq(recommendationItems.id, present.id))
    await changeContent(tx, { plan, actor, change: write }, now)
  })
}

/** Removes a product from a plan. Throws not-found if it is not in the plan. */
export function removePlanItem(
  db: Db,
  actor: Actor,
  change: { recommendationId: string; itemId: string },
  now: Date,
): Promise<void> {
  return db.transaction(async (tx) => {
    const plan = await lockOwnPlan(tx, actor, change.recommendationId, now)
    const isItem = and(
      eq(recommendationItems.recommendationId, plan.id),
      eq(recommendationItems.id, change.itemId),
    )
    const remove = async () => {
      const removed = await tx
        .delete(recommendationItems)
        .where(isItem)
        .returning({ id: recommendationItems.id })
      if (removed.length === 0) throw notFound('item')
    }
    await changeContent(tx, { plan, actor, change: remove }, now)
  })
}
