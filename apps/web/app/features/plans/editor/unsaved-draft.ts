import type { PlanDraft } from './plan-draft.ts'

type Kept = { version: number; draft: PlanDraft }

const keyOf = (planId: string) => `unsaved-plan-${planId}`

/** What could not be saved yet survives a reload of this tab, and goes with it: it is health data. */
export function keepUnsaved(planId: string, kept: Kept): void {
  sessionStorage.setItem(keyOf(planId), JSON.stringify(kept))
}

export const forgetUnsaved = (planId: string): void => sessionStorage.removeItem(keyOf(planId))

export function findUnsaved(planId: string): Kept | null {
  const text = sessionStorage.getItem(keyOf(planId))
  return text === null ? null : (JSON.parse(text) as Kept)
}
