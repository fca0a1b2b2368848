import type { Recommendation } from '@salvia/contract/plans/plan-records'
import { useCopyPlan } from '../use-copy-plan.ts'
import type { MainAct } from './main-action.tsx'
import type { useAutosave } from './use-autosave.ts'

type Saving = Pick<ReturnType<typeof useAutosave>, 'state' | 'saveNow'>

/** Shares a plan; makes a plan of a template, after what was just written in it is saved. */
export function useMainAct(plan: Recommendation, { state, saveNow }: Saving, onShare: () => void): MainAct {
  const { copy, isCopying } = useCopyPlan(plan.id)
  const use = async () => {
    if (state.kind !== 'saved') await saveNow()
    await copy()
  }
  return { isTemplate: plan.isTemplate, isBusy: isCopying, act: plan.isTemplate ? use : onShare }
}
