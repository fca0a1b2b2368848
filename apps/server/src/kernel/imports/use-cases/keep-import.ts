import { createHash } from 'node:crypto'
import { firstImportState } from '@salvia/rules/imports/import-state'
import type { AnyPgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#db/database'
import { recordAudit } from '../../audit/record-audit.ts'
import { onceByKey } from '../../idempotency/once-by-key.ts'
import { newId } from '../../ids.ts'

const INSERTED = 1000

type Line = { kind: string }

type Draft = {
  name: string
  actorId: string
  lines: Line[]
  /** The columns that this table alone has. */
  own: object
  /** What the audit log says besides the number of lines. */
  details?: object
}

/**
 * Stores an import that was read, with its lines, in the caller's transaction; nothing is applied. Returns its id.
 * Reading it is audited as `audited`.
 */
export const keepImportOf =
  (table: AnyPgTable, parts: AnyPgTable, audited: { subject: string; event: string }) =>
  async (tx: Db, { name, actorId, lines, own, details }: Draft, now: Date): Promise<string> => {
    const countOf = (kind: string) => lines.filter((line) => line.kind === kind).length
    const importId = newId()
    await tx.insert(table).values({
      ...own,
      id: importId,
      name,
      state: firstImportState,
      newCount: countOf('New'),
      unchangedCount: countOf('Unchanged'),
      errorCount: countOf('Error'),
      madeAt: now,
      madeBy: actorId,
      actorId,
      touchedAt: now,
    })
    for (let at = 0; at < lines.length; at += INSERTED)
      await tx.insert(parts).values(lines.slice(at, at + INSERTED).map((line) => ({ ...line, importId })))
    const subject = { type: audited.subject, id: importId }
    const said = { ...details, lines: lines.length }
    await recordAudit(tx, { event: audited.event, actorId, subject, details: said }, now)
    return importId
  }

/** Keeps the import of a file once for a key: the same key with the same bytes returns the same import. */
export function keepOnceByFile(
  db: Db,
  { bytes, ...repeatable }: { scope: string; key: string | undefined; bytes: Uint8Array },
  keep: (tx: Db) => Promise<string>,
  now: Date,
): Promise<string> {
  const input = { sha256: createHash('sha256').update(bytes).digest('base64url') }
  return db.transaction((tx) => onceByKey(tx, { ...repeatable, input }, () => keep(tx), now))
}
