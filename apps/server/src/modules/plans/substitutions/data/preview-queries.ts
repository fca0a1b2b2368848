import type { SubstitutionPreview } from '@salvia/contract/plans/substitutions/substitution-records'
import type { SubstitutionSkip } from '@salvia/contract/words/substitutions'
import { planOutcome } from '@salvia/rules/plans/substitution/plan-outcome'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { byLetters } from '#db/order-by'
import { users } from '../../../identity/index.ts'
import { recommendationItems, recommendations } from '../../data/plan-tables.ts'
import { named } from './named-difference.ts'
import {
  isProviderTemplate,
  type PlanAtStake,
  readPlansAtStake,
  toSubstitutedPlan,
} from './plans-at-stake.ts'
import { type Pair, type ReadPair, substitutedDose } from './substituted-pair.ts'
import { substitutionItems } from './substitution-tables.ts'

type Asked = { offset: number; limit: number; changesTemplates: boolean }
type Previewed = Omit<SubstitutionPreview, 'pager'> & { count: number }

const isHeld = (productId: string) =>
  and(eq(recommendationItems.productId, productId), eq(recommendations.isActive, true))

const holdsOther = (productId: string) => sql<boolean>`exists (select 1 from ${recommendationItems} as other
  where other.recommendation_id = ${recommendations.id} and other.product_id = ${productId})`

const hasOpenProposal = (productId: string) => sql<boolean>`exists (select 1 from ${substitutionItems}
  where ${substitutionItems.recommendationId} = ${recommendations.id}
  and ${substitutionItems.productId} = ${productId} and ${substitutionItems.state} = 'Proposed')`

/** How many plans are alike in what their outcome hangs on: one statement, however many there are. */
async function countAlike(db: Db, { productId, replacementProductId }: Pair) {
  const alike = db
    .select({
      isProviderTemplate: isProviderTemplate.as('is_provider_template'),
      holdsReplacement: holdsOther(replacementProductId).as('holds_replacement'),
      hasOpenProposal: hasOpenProposal(productId).as('has_open_proposal'),
    })
    .from(recommendationItems)
    .innerJoin(recommendations, eq(recommendations.id, recommendationItems.recommendationId))
    .innerJoin(users, eq(users.id, recommendations.practitionerId))
    .where(isHeld(productId))
    .as('alike')
  return db
    .select({
      isProviderTemplate: alike.isProviderTemplate,
      holdsReplacement: alike.holdsReplacement,
      hasOpenProposal: alike.hasOpenProposal,
      count: sql<number>`count(*)::int`,
    })
    .from(alike)
    .groupBy(alike.isProviderTemplate, alike.holdsReplacement, alike.hasOpenProposal)
}

async function sumUp(db: Db, pair: Pair, read: ReadPair, asked: Asked) {
  const sums = { replace: 0, propose: 0, skip: 0 }
  const skips = new Map<SubstitutionSkip, number>()
  for (const { count, ...plan } of await countAlike(db, pair)) {
    const { kind, skip } = planOutcome({ ...plan, isActive: true, holdsProduct: true }, read, asked)
    if (skip) skips.set(skip, (skips.get(skip) ?? 0) + count)
    sums[({ Replace: 'replace', Propose: 'propose', Skip: 'skip' } as const)[kind]] += count
  }
  return { sums, skips: [...skips].map(([skip, count]) => ({ skip, count })) }
}

const planIdsOf = (db: Db, productId: string, { offset, limit }: Asked) =>
  db
    .select({ id: recommendations.id })
    .from(recommendationItems)
    .innerJoin(recommendations, eq(recommendations.id, recommendationItems.recommendationId))
    .where(isHeld(productId))
    .orderBy(byLetters(recommendations.name), asc(recommendations.id))
    .offset(offset)
    .limit(limit)

async function practitionersOf(db: Db, plans: PlanAtStake[]) {
  const ids = plans.map(({ plan }) => plan.practitionerId)
  const rows = await db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(sql`${users.id} = any(${sql.param(ids)}::uuid[])`)
  return new Map(rows.map(({ id, ...name }) => [id, name]))
}

/** What would become of the plans that hold a product: the sums of all, and a page of them by name. */
export async function previewSubstitution(
  db: Db,
  pair: Pair,
  read: ReadPair,
  asked: Asked,
): Promise<Previewed> {
  const ids = (await planIdsOf(db, pair.productId, asked)).map(({ id }) => id)
  const plans = new Map((await readPlansAtStake(db, ids, pair)).map((at) => [at.plan.id, at]))
  const practitioners = await practitionersOf(db, [...plans.values()])
  const { sums, skips } = await sumUp(db, pair, read, asked)
  const results = ids.flatMap((planId) => {
    const at = plans.get(planId)
    if (!at) return []
    const { id, name, isTemplate, isGlobalTemplate, practitionerId } = at.plan
    const practitioner = practitioners.get(practitionerId) ?? { firstName: '', lastName: '' }
    const plan = { id, name, isTemplate, isGlobalTemplate, practitionerId, practitioner }
    const outcome = planOutcome(toSubstitutedPlan(at), read, asked)
    const isLeft = outcome.kind === 'Skip' || !at.item
    const dose = isLeft || !at.item ? null : named(substitutedDose(read, at.item), read)
    return [{ plan, isProviderTemplate: at.isProviderTemplate, ...outcome, dose }]
  })
  const { isSizeVariant, hasSameActives } = read
  const count = sums.replace + sums.propose + sums.skip
  return { results, count, isSizeVariant, hasSameActives, sums, skips }
}
