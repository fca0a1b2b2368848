import type { Recommendation } from '@salvia/contract/plans/plan-records'
import { useEffect, useReducer, useRef } from 'react'
import { type PlanDraft, toDraft } from './plan-draft.ts'
import type { PlanEarning } from './plan-earning.ts'
import { findUnsaved } from './unsaved-draft.ts'

type History = {
  past: PlanDraft[]
  present: PlanDraft
  future: PlanDraft[]
  isChanged: boolean
  baseVersion: number
}
type Action =
  | { kind: 'change'; change: (draft: PlanDraft) => PlanDraft }
  | { kind: 'undo' }
  | { kind: 'redo' }
  | { kind: 'restore'; draft: PlanDraft; version: number; isSaved: boolean }

const STEPS_KEPT = 100

/** Changes, undone and redone in the order they were made; `isChanged`: there is something to save. */
export function step(history: History, action: Action): History {
  const { past, present, future, baseVersion } = history
  if (action.kind === 'undo') {
    const before = past.at(-1)
    return before
      ? {
          ...history,
          past: past.slice(0, -1),
          present: before,
          future: [present, ...future],
          isChanged: true,
        }
      : history
  }
  if (action.kind === 'redo') {
    const [after, ...rest] = future
    return after
      ? { ...history, past: [...past, present], present: after, future: rest, isChanged: true }
      : history
  }
  const isRestore = action.kind === 'restore'
  return {
    past: [...past, present].slice(-STEPS_KEPT),
    present: isRestore ? action.draft : action.change(present),
    future: [],
    isChanged: !(isRestore && action.isSaved),
    baseVersion: isRestore ? action.version : baseVersion,
  }
}

/** The plan being edited, with undo. An unsaved draft from before a reload is restored first. */
export function usePlanDraft(plan: Recommendation, earning: PlanEarning) {
  const [history, dispatch] = useReducer(step, plan, (given) => ({
    past: [],
    present: toDraft(given),
    future: [],
    isChanged: false,
    baseVersion: given.version,
  }))
  const given = useRef(plan)
  useEffect(() => {
    const kept = findUnsaved(given.current)
    if (kept) dispatch({ kind: 'restore', draft: kept.draft, version: kept.version, isSaved: false })
  }, [])
  return {
    draft: history.present,
    earning,
    isChanged: history.isChanged,
    /** The base version of the draft. */
    baseVersion: history.baseVersion,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    change: (change: (draft: PlanDraft) => PlanDraft) => dispatch({ kind: 'change', change }),
    undo: () => dispatch({ kind: 'undo' }),
    redo: () => dispatch({ kind: 'redo' }),
    /** Goes on from the plan as it was written elsewhere, which undo takes back. */
    takeUp: (written: Recommendation) =>
      dispatch({ kind: 'restore', draft: toDraft(written), version: written.version, isSaved: true }),
  }
}

export type DraftControl = ReturnType<typeof usePlanDraft>
