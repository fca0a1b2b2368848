import type { ImportState } from '@salvia/contract/words/imports'
import { nextState, type Transitions } from '../states/transitions.ts'

/** What can happen to an import. */
export type ImportEvent = 'apply' | 'undo' | 'finish'

export const firstImportState: ImportState = 'Ready'

/** The life of an import: read, applied, and undone once. */
const transitions: Transitions<ImportState, ImportEvent> = {
  Ready: { apply: 'Applying' },
  Applying: { finish: 'Done' },
  Done: { undo: 'Undoing' },
  Undoing: { finish: 'Undone' },
  Undone: {},
}

/** Where an event leads an import; null when the import refuses it. */
export const nextImportState = (from: ImportState, event: ImportEvent): ImportState | null =>
  nextState(transitions, from, event)
