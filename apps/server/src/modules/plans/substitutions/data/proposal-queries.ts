import { DAY_MS } from '@salvia/contract/durations'
import type {
  SubstitutionProposal,
  WithdrawnProposal,
} from '@salvia/contract/plans/substitutions/substitution-records'
import type { LanguageCode } from '@salvia/contract/words/locale'
import { findObstacle } from '@salvia/rules/plans/substitution/find-obstacle'
import { and, desc, eq, gt, inArray, isNotNull } from 'drizzle-orm'
import type { Db } from '#db/database'
import { brands, findProductLabels, type ProductLabel, products } from '../../../catalogue/index.ts'
import { recommendations } from '../../data/plan-tables.ts'
import { named } from './named-difference.ts'
import { readPlansAtStake, toPlanNow } from './plans-at-stake.ts'
import { doseOf, productColumns, productJoins } from './substitution-queries.ts'
import { substitutionItems, substitutions } from './substitution-tables.ts'

/** Open proposals of a practitioner's plans in use. */
const isOpenOf = (practitionerId: string) =>
  and(
    eq(substitutionItems.state, 'Proposed'),
    eq(recommendations.practitionerId, practitionerId),
    eq(recommendations.isActive, true),
    inArray(substitutions.state, ['Running', 'Done']),
  )

const selectProposals = (db: Db) =>
  db
    .select({
      row: substitutionItems,
      ...productColumns,
      reason: substitutions.reason,
      startedAt: substitutions.startedAt,
      plan: { id: recommendations.id, name: recommendations.name, isTemplate: recommendations.isTemplate },
    })
    .from(substitutionItems)
    .innerJoin(substitutions, eq(substitutions.id, substitutionItems.substitutionId))
    .innerJoin(recommendations, eq(recommendations.id, substitutionItems.recommendationId))
    .innerJoin(products, productJoins.isProduct)
    .innerJoin(brands, productJoins.isBrand)
    .innerJoin(productJoins.replacement, productJoins.isReplacement)
    .innerJoin(productJoins.replacementBrand, productJoins.isReplacementBrand)
    .$dynamic()

const WITHDRAWN_SHOWN_MS = 14 * DAY_MS
const MOST_WITHDRAWN = 20

/** Proposals that a practitioner was notified of and that were withdrawn lately by an undo, newest first. */
export async function listWithdrawn(db: Db, practitionerId: string, now: Date): Promise<WithdrawnProposal[]> {
  const rows = await selectProposals(db)
    .where(
      and(
        eq(substitutionItems.state, 'Withdrawn'),
        isNotNull(substitutionItems.noticedAt),
        eq(recommendations.practitionerId, practitionerId),
        eq(recommendations.isActive, true),
        gt(substitutions.touchedAt, new Date(now.getTime() - WITHDRAWN_SHOWN_MS)),
      ),
    )
    .orderBy(desc(substitutions.touchedAt), substitutionItems.id)
    .limit(MOST_WITHDRAWN)
  return rows.map(({ row, plan: { id, name }, product, replacement }) => {
    return { id: row.id, plan: { id, name }, product, replacement }
  })
}

type Read = Awaited<ReturnType<typeof selectProposals>>[number]

async function toProposal(
  db: Db,
  read: Read,
  labels: Map<string, ProductLabel>,
): Promise<SubstitutionProposal[]> {
  const { row, product, replacement, plan, reason, startedAt } = read
  const pair = { productId: product.id, replacementProductId: replacement.id }
  const [at] = await readPlansAtStake(db, [plan.id], pair)
  const [from, to, dose] = [labels.get(product.id), labels.get(replacement.id), doseOf(row)]
  if (!at || !from || !to || !dose) return []
  return [
    {
      id: row.id,
      plan,
      product,
      replacement,
      reason,
      proposedAt: startedAt.toISOString(),
      dose: named(dose, { from, to }),
      obstacle: findObstacle(toPlanNow(at), dose.before),
    },
  ]
}

/** A page of a practitioner's open proposals, newest first. */
export async function listProposals(
  db: Db,
  practitionerId: string,
  { offset, limit, language }: { offset: number; limit: number; language: LanguageCode },
): Promise<{ results: SubstitutionProposal[]; count: number }> {
  const all = selectProposals(db).where(isOpenOf(practitionerId))
  const count = await db.$count(all.as('open'))
  const rows = await selectProposals(db)
    .where(isOpenOf(practitionerId))
    .orderBy(desc(substitutions.startedAt), substitutionItems.id)
    .offset(offset)
    .limit(limit)
  const ids = [...new Set(rows.flatMap(({ product, replacement }) => [product.id, replacement.id]))]
  const labels = await findProductLabels(db, ids, language)
  const results = await Promise.all(rows.map((read) => toProposal(db, read, labels)))
  return { results: results.flat(), count }
}
