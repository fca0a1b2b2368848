import type {
  SubstitutedProduct,
  Substitution,
  SubstitutionPreview,
} from '@salvia/contract/plans/substitutions/substitution-records'
import {
  type SubstitutionItemState,
  type SubstitutionKind,
  type SubstitutionObstacle,
  type SubstitutionSkip,
  type SubstitutionState,
  substitutionItemStates,
} from '@salvia/contract/words/substitutions'
import { formatList } from '@salvia/rules/format/format-measures'
import { planOutcome } from '@salvia/rules/plans/substitution/plan-outcome'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import type { PackSizeOf } from '#app/shared/pack-size.ts'

type Named = Pick<SubstitutedProduct, 'name' | 'brandName'>

export const kindWords: Record<SubstitutionKind, () => string> = {
  Replace: m.substitution_kind_Replace,
  Propose: m.substitution_kind_Propose,
  Skip: m.substitution_kind_Skip,
}

export const reasonWords: Record<SubstitutionSkip | SubstitutionObstacle, () => string> = {
  PlanArchived: m.catalogue_archived,
  ItemGone: m.substitution_skip_ItemGone,
  AlreadyHolds: m.substitution_skip_AlreadyHolds,
  ProposalOpen: m.substitution_skip_ProposalOpen,
  Failed: m.substitution_skip_Failed,
  DoseChanged: m.substitution_skip_DoseChanged,
}

export const stateWords: Record<SubstitutionState, () => string> = {
  Running: m.substitution_state_Running,
  Done: m.substitution_state_Done,
  Undoing: m.common_being_undone,
  Undone: m.common_undone,
}

export const itemWords: Record<SubstitutionItemState, () => string> = {
  Waiting: m.substitution_item_Waiting,
  Replaced: m.substitution_item_Replaced,
  Proposed: m.substitution_item_Proposed,
  Skipped: m.substitution_item_Skipped,
  Confirmed: m.substitution_item_Confirmed,
  Declined: m.substitution_item_Declined,
  Withdrawn: m.substitution_item_Withdrawn,
  Undone: m.substitution_item_Undone,
  Kept: m.substitution_item_Kept,
}

const becameWords: Record<SubstitutionItemState, (counted: { count: number }) => string> = {
  Waiting: m.substitution_became_Waiting,
  Replaced: m.substitution_became_Replaced,
  Proposed: m.substitution_became_Proposed,
  Skipped: m.substitution_became_Skipped,
  Confirmed: m.substitution_became_Confirmed,
  Declined: m.substitution_became_Declined,
  Withdrawn: m.substitution_became_Withdrawn,
  Undone: m.substitution_became_Undone,
  Kept: m.substitution_became_Kept,
}

/** What became of all plans together, in one sentence. */
export function sumsWords(sums: Substitution['sums']): string {
  const parts = substitutionItemStates.flatMap((state) =>
    sums
      .filter((each) => each.state === state && each.count > 0)
      .map(({ count }) => becameWords[state]({ count })),
  )
  return parts.length === 0 ? m.substitution_none() : `${formatList(parts, getLocale())}.`
}

type Preview = Pick<SubstitutionPreview, 'isSizeVariant' | 'hasSameActives' | 'sums'>

/** A plan that was chosen: one of those that can change. */
export type ChosenPlan = { id: string; isProviderTemplate: boolean }

/** What would become of the chosen plans, or of all. */
function sumsOfChosen(
  preview: Preview,
  chosen: ChosenPlan[] | null,
  changesTemplates: boolean,
): Preview['sums'] {
  if (chosen === null) return preview.sums
  const canChange = { isActive: true, holdsProduct: true, holdsReplacement: false, hasOpenProposal: false }
  const kinds = chosen.map(
    ({ isProviderTemplate }) =>
      planOutcome({ ...canChange, isProviderTemplate }, preview, { changesTemplates }).kind,
  )
  const replace = kinds.filter((kind) => kind === 'Replace').length
  return { replace, propose: kinds.length - replace, skip: 0 }
}

/** What is going to happen to the chosen plans, null for all, in one sentence. */
export function plannedWords(
  preview: Preview,
  chosen: ChosenPlan[] | null,
  changesTemplates: boolean,
): string {
  if (chosen?.length === 0) return m.substitution_ticked_none()
  const { replace, propose, skip } = sumsOfChosen(preview, chosen, changesTemplates)
  if (replace + propose + skip === 0) return m.substitution_none()
  const parts = [
    ...(replace > 0 ? [m.substitution_sum_replace({ count: replace })] : []),
    ...(propose > 0 ? [m.substitution_sum_propose({ count: propose })] : []),
    ...(skip > 0 ? [m.substitution_sum_skip({ count: skip })] : []),
  ]
  return `${formatList(parts, getLocale())}.`
}

/** Whether only what their packs hold tells two products apart. */
export const isOneNamed = (one: Named, other: Named): boolean =>
  one.name === other.name && one.brandName === other.brandName

/** A product among others: its number is known only where it is chosen. */
type Listed = Omit<SubstitutedProduct, 'id'> & { sku?: string }

/**
 * What a product is called beside others, itself left out: of one name by its brand, of one brand by its pack, at last by
 * its number.
 */
export function nameBeside(product: Listed, others: Listed[], sizeOf: PackSizeOf): string {
  const size = sizeOf(product)
  const namesakes = others.filter((each) => each !== product && each.name === product.name)
  const twins = namesakes.filter((each) => isOneNamed(each, product))
  const words = [
    namesakes.length > twins.length && product.brandName,
    twins.length > 0 && size,
    twins.some((each) => sizeOf(each) === size) && product.sku,
  ].filter(Boolean)
  return words.length === 0 ? product.name : `${product.name} (${words.join(', ')})`
}

/** What two products are called beside each other. */
export const distinguishProducts = (
  product: Listed,
  replacement: Listed,
  sizeOf: PackSizeOf,
): { product: string; replacement: string } => ({
  product: nameBeside(product, [replacement], sizeOf),
  replacement: nameBeside(replacement, [product], sizeOf),
})

/** Which product becomes which. */
export function changedProductWords(
  from: SubstitutedProduct,
  to: SubstitutedProduct,
  sizeOf: PackSizeOf,
): string {
  const { product, replacement } = distinguishProducts(from, to, sizeOf)
  return `${product} → ${replacement}`
}

type Returning = { name: string; isActive: boolean; isHidden: boolean }

/** What an undo does, and that what it puts back cannot be ordered, where the shop does not show it; undefined of a product that is not known yet. */
export function undoText(returning: Returning | undefined): string {
  const isGone = returning !== undefined && (returning.isHidden || !returning.isActive)
  return [
    m.substitution_undo_text(),
    ...(isGone ? [m.substitution_undo_gone({ product: returning.name })] : []),
  ].join(' ')
}
