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

/** Exports that a job still makes. */
export const isMaking = inArray(dataExports.state, statesTaking(transitions, 'finish'))

/** Notes an export that a job is to make. */
export const beginExport = async (tx: Db, asked: Omit<Export, 'state' | 'expiresAt'>): Promise<Export> =>
  one(
    await tx
      .insert(dataExports)
      .values({ ...asked, state: firstDataExportState })
      .returning(),
  )

/** Ends the exports that are found and still made; shown until `expiresAt`. Answers them. */
export const endExports = (
  db: Db,
  which: SQL | undefined,
  { event, expiresAt }: { event: 'finish' | 'fail'; expiresAt: Date },
): Promise<Export[]> =>
  db
    .update(dataExports)
    .set({ state: stateAfter(transitions, event), expiresAt })
    .where(and(isMaking, which))
    .returning()
