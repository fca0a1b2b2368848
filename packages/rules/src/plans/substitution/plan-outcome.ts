import type { SubstitutionKind, SubstitutionSkip } from '@salvia/contract/words/substitutions'

/** Two products, as a label and a link tell. */
export type SubstitutedPair = { isSizeVariant: boolean; hasSameActives: boolean }

/** What counts of a plan that is to hold another product. */
export type SubstitutedPlan = {
  isActive: boolean
  /** Whether the product is still in it. */
  holdsProduct: boolean
  holdsReplacement: boolean
  /** Whether its practitioner is asked about the same product already. */
  hasOpenProposal: boolean
  /** Whether the provider wrote it, as a template for all. */
  isProviderTemplate: boolean
}

export type PlanOutcome =
  | { kind: Exclude<SubstitutionKind, 'Skip'>; skip: null }
  | { kind: 'Skip'; skip: SubstitutionSkip }

const skipped = (skip: SubstitutionSkip): PlanOutcome => ({ kind: 'Skip', skip })

/**
 * What becomes of a product in a plan (docs/domain.md, Shortages and inquiries): a size of the same product with the
 * same actives per unit is replaced at once, anything else proposed to the plan's practitioner. An admin may change
 * provider templates directly.
 */
export function planOutcome(
  plan: SubstitutedPlan,
  pair: SubstitutedPair,
  { changesTemplates }: { changesTemplates: boolean },
): PlanOutcome {
  if (!plan.isActive) return skipped('PlanArchived')
  if (!plan.holdsProduct) return skipped('ItemGone')
  if (plan.holdsReplacement) return skipped('AlreadyHolds')
  if (plan.hasOpenProposal) return skipped('ProposalOpen')
  const isAtOnce = pair.isSizeVariant && pair.hasSameActives
  return {
    kind: isAtOnce || (changesTemplates && plan.isProviderTemplate) ? 'Replace' : 'Propose',
    skip: null,
  }
}
