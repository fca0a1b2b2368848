import type { PastMerge } from '@salvia/contract/ingredients/record-merges'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#db/database'
import { auditEntries } from '#kernel/audit/data/audit-tables'

const MOST_SHOWN = 20

type Kind = { subjectType: string; events: { merged: string; undone: string } }
type Sources = { sources: { id: string; name: string }[] }

/** The latest merges into a record according to the audit log, newest first, and whether they were undone. */
export async function listMerges(
  db: Db,
  { subjectType, events: { merged, undone } }: Kind,
  targetId: string,
): Promise<PastMerge[]> {
  const entries = await db
    .select()
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.subjectType, subjectType),
        eq(auditEntries.subjectId, targetId),
        inArray(auditEntries.event, [merged, undone]),
      ),
    )
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(2 * MOST_SHOWN)
  const takenBack = new Set(
    entries.flatMap(({ event, details }) => (event === undone ? [details.mergeId] : [])),
  )
  return entries
    .filter(({ event }) => event === merged)
    .slice(0, MOST_SHOWN)
    .map(({ id, at, details }) => ({
      id,
      at: at.toISOString(),
      sources: (details as Sources).sources.map((source) => ({ id: source.id, name: source.name })),
      isUndone: takenBack.has(id),
    }))
}
