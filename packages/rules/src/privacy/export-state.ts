import type { DataExportState } from '@salvia/contract/words/privacy'
import type { Transitions } from '../states/transitions.ts'

/** What can happen to an export of a person's data. */
export type DataExportEvent = 'finish' | 'fail'

export const firstDataExportState: DataExportState = 'Making'

/** The life of an export of a person's data. */
export const dataExportTransitions: Transitions<DataExportState, DataExportEvent> = {
  Making: { finish: 'Ready', fail: 'Failed' },
  Ready: {},
  Failed: {},
}
