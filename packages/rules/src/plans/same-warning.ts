import type { PlanInteraction, PlanWarning } from '@salvia/contract/plans/ledger-acknowledgements'

const sameProducts = (a: PlanInteraction, b: PlanInteraction): boolean =>
  a.productIds.toSorted().join() === b.productIds.toSorted().join()

/** Whether two warnings are about the same nutrient, or the same rule between the same products. */
export function isSameWarning(a: PlanWarning, b: PlanWarning): boolean {
  if (a.kind === 'Interaction') return b.kind === a.kind && a.rule === b.rule && sameProducts(a, b)
  return b.kind === a.kind && a.nutrient === b.nutrient
}

/** Whether one of the same says nothing else; an excess may have another amount. */
export function isWarningUnchanged(before: PlanWarning, now: PlanWarning): boolean {
  if (before.kind === 'Interaction' || now.kind === 'Interaction') return isSameWarning(before, now)
  return before.perDay === now.perDay && before.unit === now.unit
}
