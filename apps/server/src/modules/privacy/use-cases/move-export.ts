import {
  firstDataExportState,
  dataExportTransitions as transitions,
} from '@salvia/rules/privacy/export-state'
import { stateAfter, statesTaking } from '@salvia/rules/states/transitions'
import { and, inArray, type SQL } from 'drizzle-orm'
import type { Db } from '#db/database'
import { one } from '#db/one'
import { dataExports } from '../data/privacy-tables.ts'

// The only writer of `data_exports.state`.

type Export = typeof dataExports.$inferSelect

/** Exports still in progress. */
export const isInProgress = inArray(dataExports.state, statesTaking(transitions, 'finish'))

/** Records an export to be made by a job. */
export const beginExport = async (tx: Db, asked: Omit<Export, 'state' | 'expiresAt'>): Promise<Export> =>
  one(
    await tx
      .insert(dataExports)
      .values({ ...asked, state: firstDataExportState })
      .returning(),
  )

/** Ends the matching exports that are still in progress; they are shown until `expiresAt`. Returns them. */
export const endExports = (
  db: Db,
  which: SQL | undefined,
  { event, expiresAt }: { event: 'finish' | 'fail'; expiresAt: Date },
): Promise<Export[]> =>
  db
    .update(dataExports)
    .set({ state: stateAfter(transitions, event), expiresAt })
    .where(and(isInProgress, which))
    .returning()
