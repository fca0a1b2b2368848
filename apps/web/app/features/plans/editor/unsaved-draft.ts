import type { Recommendation } from '@salvia/contract/plans/plan-records'
import { parseKept, tabStorage } from '#app/lib/browser-storage.ts'
import { type PlanDraft, toDraft, toInput } from './plan-draft.ts'

/** `isSaved`: this draft was saved as this version. */
export type KeptDraft = { version: number; draft: PlanDraft; isSaved: boolean }

/** A page requested while the last save was in flight may show older data. */
const SAVED_IS_KEPT_MS = 10_000

const keyOf = (planId: string) => `unsaved-plan-${planId}` as const

/** Unsaved drafts survive a reload of this tab and end with it: they are health data. */
export const keepUnsaved = (planId: string, kept: KeptDraft): void =>
  tabStorage.keep(keyOf(planId), JSON.stringify(kept))

export const forgetUnsaved = (planId: string): void => tabStorage.forget(keyOf(planId))

/** Saved drafts are kept briefly, for a reload already under way. */
export function keepSaved(planId: string, kept: Omit<KeptDraft, 'isSaved'>): void {
  keepUnsaved(planId, { ...kept, isSaved: true })
  setTimeout(() => readKept(planId)?.isSaved && forgetUnsaved(planId), SAVED_IS_KEPT_MS)
}

const readKept = (planId: string) => parseKept(tabStorage.read(keyOf(planId))) as KeptDraft | null

const textOf = (draft: PlanDraft): string => JSON.stringify(toInput(draft))

/** The draft to show instead of the loaded plan; null when the plan already contains it. */
export function draftToRestore(kept: KeptDraft | null, plan: Recommendation): KeptDraft | null {
  if (kept === null || textOf(kept.draft) === textOf(toDraft(plan))) return null
  return kept.isSaved && kept.version <= plan.version ? null : kept
}

/** This tab's unsaved draft of a plan. What one kept by an earlier release lacks is as loaded. */
export function findUnsaved(plan: Recommendation): KeptDraft | null {
  const kept = readKept(plan.id)
  const whole = kept && { ...kept, draft: { ...toDraft(plan), ...kept.draft } }
  const found = draftToRestore(whole, plan)
  if (found === null) forgetUnsaved(plan.id)
  return found
}
