import type { Recommendation } from '@salvia/contract/plans/plan-records'
import { type PlanDraft, toDraft, toInput } from './plan-draft.ts'

/** `isSaved`: the version is the one that this very text became. */
export type KeptDraft = { version: number; draft: PlanDraft; isSaved: boolean }

/** A page that was asked for while its last save was on its way may show what was there before. */
const SAVED_IS_KEPT_MS = 10_000

const keyOf = (planId: string) => `unsaved-plan-${planId}`

/** What could not be saved yet survives a reload of this tab, and goes with it: it is health data. */
export const keepUnsaved = (planId: string, kept: KeptDraft): void =>
  sessionStorage.setItem(keyOf(planId), JSON.stringify(kept))

export const forgetUnsaved = (planId: string): void => sessionStorage.removeItem(keyOf(planId))

/** What was just saved is kept a moment longer, for a reload that began before. */
export function keepSaved(planId: string, kept: Omit<KeptDraft, 'isSaved'>): void {
  keepUnsaved(planId, { ...kept, isSaved: true })
  setTimeout(() => readKept(planId)?.isSaved && forgetUnsaved(planId), SAVED_IS_KEPT_MS)
}

function readKept(planId: string): KeptDraft | null {
  const text = sessionStorage.getItem(keyOf(planId))
  return text === null ? null : (JSON.parse(text) as KeptDraft)
}

const textOf = (draft: PlanDraft): string => JSON.stringify(toInput(draft))

/** The text that a page shows instead of the plan it was given; null when the plan holds it already. */
export function draftToRestore(kept: KeptDraft | null, plan: Recommendation): KeptDraft | null {
  if (kept === null || textOf(kept.draft) === textOf(toDraft(plan))) return null
  return kept.isSaved && kept.version <= plan.version ? null : kept
}

/** What this tab keeps of a plan and the plan does not hold. */
export function findUnsaved(plan: Recommendation): KeptDraft | null {
  const found = draftToRestore(readKept(plan.id), plan)
  if (found === null) forgetUnsaved(plan.id)
  return found
}
