import type { SubstitutionItemState, SubstitutionState } from '@salvia/contract/words/substitutions'
import { nextState, type Transitions } from '../../states/transitions.ts'

export type SubstitutionEvent = 'finish' | 'undo'

export const firstSubstitutionState: SubstitutionState = 'Running'

/** The life of a substitution: done plan by plan, and undone once. */
const ofSubstitution: Transitions<SubstitutionState, SubstitutionEvent> = {
  Running: { finish: 'Done' },
  Done: { undo: 'Undoing' },
  Undoing: { finish: 'Undone' },
  Undone: {},
}

/** Where an event leads a substitution; null when it is refused. */
export const nextSubstitutionState = (from: SubstitutionState, event: SubstitutionEvent) =>
  nextState(ofSubstitution, from, event)

export type SubstitutionItemEvent =
  | 'replace'
  | 'propose'
  | 'skip'
  | 'confirm'
  | 'decline'
  | 'withdraw'
  | 'undo'
  | 'keep'

export const firstItemState: SubstitutionItemState = 'Waiting'

/** What becomes of a product in one plan. Only what was written can be put back, and only an open proposal answered. */
const ofItem: Transitions<SubstitutionItemState, SubstitutionItemEvent> = {
  Waiting: { replace: 'Replaced', propose: 'Proposed', skip: 'Skipped' },
  Replaced: { undo: 'Undone', keep: 'Kept' },
  Proposed: { confirm: 'Confirmed', decline: 'Declined', withdraw: 'Withdrawn' },
  Confirmed: { undo: 'Undone', keep: 'Kept' },
  Skipped: {},
  Declined: {},
  Withdrawn: {},
  Undone: {},
  Kept: {},
}

/** Plans that the undo of a substitution still changes: what was written is put back, and an open proposal withdrawn. */
export const undoableItemStates = [
  'Proposed',
  'Replaced',
  'Confirmed',
] as const satisfies SubstitutionItemState[]

/** Whether its undo would change any plan, of those in each state. */
export const hasUndoable = (sums: { state: SubstitutionItemState; count: number }[]): boolean =>
  sums.some(({ state, count }) => count > 0 && undoableItemStates.some((undoable) => undoable === state))

/** Where an event leads a plan of a substitution; null when it is refused. */
export const nextItemState = (from: SubstitutionItemState, event: SubstitutionItemEvent) =>
  nextState(ofItem, from, event)
