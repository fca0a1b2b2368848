import type { Merged } from '@salvia/contract/ingredients/record-merges'
import type { Db } from '#db/database'
import { findAudit } from '#kernel/audit/list-audit'
import { recordAudit } from '#kernel/audit/record-audit'
import { conflict, notFound } from '#kernel/domain-error'
import { newId } from '#kernel/ids'
import { mergedSynonyms } from '../merged-names.ts'
import { holdNames } from './name-record.ts'

export type MergeAsked = { targetId: string; sourceIds: string[]; isDryRun?: boolean | undefined }

type Row = { id: string; name: string; synonyms: string[]; createdAt: Date; updatedAt: Date }

/** How a merge of ingredients differs from one of groups. `Kept` is what undoing needs besides the sources. */
export type MergeKind<R extends Row, Kept extends object> = {
  subjectType: string
  events: { merged: string; tried: string; undone: string }
  /** Locks the records, after those referring to them. */
  lock: (tx: Db, ids: string[]) => Promise<R[]>
  countMoved: (tx: Db, sourceIds: string[]) => Promise<number>
  /** Points all references to the target, adds the synonyms to it and deletes the sources. */
  merge: (tx: Db, parts: { target: R; sources: R[]; synonyms: string[] }, now: Date) => Promise<Kept>
  /** Restores sources and returns how many could be restored. */
  revive: (tx: Db, sources: R[]) => Promise<number>
  /** Points what was moved back to its source, and removes what the target gained. */
  putBack: (tx: Db, target: R, kept: Kept & { sources: R[] }, now: Date) => Promise<void>
}

/** The records of a merge, all existing. Throws conflict if one was merged away meanwhile or is merged into itself. */
function partsOf<R extends Row>(rows: R[], { targetId, sourceIds }: MergeAsked) {
  const target = rows.find(({ id }) => id === targetId)
  const sources = rows.filter(({ id }) => id !== targetId)
  if (!target || sources.length !== new Set(sourceIds).size)
    throw conflict('merge_conflict', 'One of these was merged or removed meanwhile, or goes into itself.')
  return { target, sources }
}

const named = ({ id, name }: Row) => ({ id, name })

/**
 * Merges records into one, in one transaction; the sources' names become its synonyms. If two admins merge the same
 * record, the second gets a conflict. A dry run returns the same and changes nothing.
 */
export function mergeRecords<R extends Row, Kept extends object>(
  db: Db,
  kind: MergeKind<R, Kept>,
  { asked, actorId }: { asked: MergeAsked; actorId: string },
  now: Date,
): Promise<Merged> {
  const { targetId, sourceIds, isDryRun = false } = asked
  return db.transaction(async (tx) => {
    await holdNames(tx)
    const { target, sources } = partsOf(await kind.lock(tx, [...new Set([targetId, ...sourceIds])]), asked)
    const synonyms = mergedSynonyms(target, sources)
    const movedCount = await kind.countMoved(tx, sourceIds)
    const shown = { target: named(target), sources: sources.map(named), synonyms, movedCount }
    const subject = { type: kind.subjectType, id: targetId }
    if (isDryRun) {
      await recordAudit(tx, { event: kind.events.tried, actorId, subject }, now)
      return { ...shown, mergeId: null }
    }
    const mergeId = newId()
    const details = { sources, ...(await kind.merge(tx, { target, sources, synonyms }, now)) }
    await recordAudit(tx, { id: mergeId, event: kind.events.merged, actorId, subject, details }, now)
    return { ...shown, mergeId }
  })
}

const refuseUndo = () =>
  conflict('undo_conflict', 'This was taken back already, or too much has changed since.')

/** A logged row with its times converted back to dates. */
const revived = <R extends Row>(row: R): R => ({
  ...row,
  createdAt: new Date(row.createdAt),
  updatedAt: new Date(row.updatedAt),
})

/**
 * Undoes a merge from the audit log: the merged records are restored, with what still refers to the target. Returns the
 * target's id. Throws not-found, and conflict if it was already undone or a name was taken since.
 */
export function undoMerge<R extends Row, Kept extends object>(
  db: Db,
  kind: MergeKind<R, Kept>,
  { mergeId, actorId }: { mergeId: string; actorId: string },
  now: Date,
): Promise<string> {
  return db.transaction(async (tx) => {
    await holdNames(tx)
    const entry = await findAudit(tx, { id: mergeId, event: kind.events.merged })
    if (!entry?.subjectId) throw notFound('merge')
    const kept = entry.details as Kept & { sources: R[] }
    const [target] = await kind.lock(tx, [entry.subjectId])
    if (!target || (await kind.revive(tx, kept.sources.map(revived))) < kept.sources.length)
      throw refuseUndo()
    await kind.putBack(tx, target, kept, now)
    const subject = { type: kind.subjectType, id: target.id }
    await recordAudit(tx, { event: kind.events.undone, actorId, subject, details: { mergeId } }, now)
    return target.id
  })
}
