import type { PlanNow } from '@salvia/rules/plans/substitution/find-obstacle'
import type { SubstitutedPlan } from '@salvia/rules/plans/substitution/plan-outcome'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { users } from '../../../identity/index.ts'
import { recommendationItems, recommendations } from '../../data/plan-tables.ts'
import { type Pair, writtenDose } from './substituted-pair.ts'
import { substitutionItems } from './substitution-tables.ts'

type Plan = typeof recommendations.$inferSelect
type Item = typeof recommendationItems.$inferSelect

/** A plan with the rows of both products, where it holds them. */
export type PlanAtStake = {
  plan: Plan
  isProviderTemplate: boolean
  hasOpenProposal: boolean
  item: Item | null
  other: Item | null
}

/** Whether the provider wrote a template for all. */
export const isProviderTemplate = sql<boolean>`(${recommendations.isGlobalTemplate} and ${users.userKindId} = 'Internal')`

const plansOf = (tx: Db, ids: string[]) =>
  tx
    .select({ plan: recommendations, isProviderTemplate })
    .from(recommendations)
    .innerJoin(users, eq(users.id, recommendations.practitionerId))
    .where(inArray(recommendations.id, ids))
    .orderBy(asc(recommendations.id))

async function withItems(
  tx: Db,
  plans: Awaited<ReturnType<typeof plansOf>>,
  { productId, replacementProductId }: Pair,
): Promise<PlanAtStake[]> {
  const ids = plans.map(({ plan }) => plan.id)
  const items = await tx
    .select()
    .from(recommendationItems)
    .where(
      and(
        inArray(recommendationItems.recommendationId, ids),
        inArray(recommendationItems.productId, [productId, replacementProductId]),
      ),
    )
  const open = await tx
    .select({ recommendationId: substitutionItems.recommendationId })
    .from(substitutionItems)
    .where(
      and(
        inArray(substitutionItems.recommendationId, ids),
        eq(substitutionItems.productId, productId),
        eq(substitutionItems.state, 'Proposed'),
      ),
    )
  const asked = new Set(open.map(({ recommendationId }) => recommendationId))
  const find = (plan: Plan, wanted: string) =>
    items.find((item) => item.recommendationId === plan.id && item.productId === wanted) ?? null
  return plans.map(({ plan, ...rest }) => ({
    ...rest,
    plan,
    hasOpenProposal: asked.has(plan.id),
    item: find(plan, productId),
    other: find(plan, replacementProductId),
  }))
}

/** Plans as they are now. */
export const readPlansAtStake = async (db: Db, ids: string[], pair: Pair): Promise<PlanAtStake[]> =>
  ids.length === 0 ? [] : withItems(db, await plansOf(db, ids), pair)

/** The same, locked until the caller's transaction ends, in the order of their ids. */
export async function lockPlansAtStake(tx: Db, ids: string[], pair: Pair): Promise<PlanAtStake[]> {
  if (ids.length === 0) return []
  return withItems(tx, await plansOf(tx, ids).for('update', { of: recommendations }), pair)
}

/** What counts of a plan for its outcome. */
export const toSubstitutedPlan = (at: PlanAtStake): SubstitutedPlan => ({
  isActive: at.plan.isActive,
  holdsProduct: at.item !== null,
  holdsReplacement: at.other !== null,
  hasOpenProposal: at.hasOpenProposal,
  isProviderTemplate: at.isProviderTemplate,
})

/** What counts of a plan for putting one product in the place of the other. */
export const toPlanNow = ({ plan, item, other }: PlanAtStake): PlanNow => ({
  isActive: plan.isActive,
  dose: item && writtenDose(item),
  holdsOther: other !== null,
})
