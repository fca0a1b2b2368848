import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { auditEntries } from './data/audit-tables.ts'

type Subject = { type: string; id: string } | { type: string; key: string }

const hasChanged = sql`jsonb_array_length(coalesce(${auditEntries.details} -> 'changes', '[]')) > 0`

const isSubject = (subject: Subject) =>
  'id' in subject ? eq(auditEntries.subjectId, subject.id) : eq(auditEntries.subjectKey, subject.key)

const isChangeOf = (subject: Subject) =>
  and(eq(auditEntries.subjectType, subject.type), isSubject(subject), hasChanged)

/** Changes to a record, newest first, with the total; entries without changes are left out. */
export async function listChanges(
  db: Db,
  subject: Subject,
  { offset, limit }: { offset: number; limit: number },
) {
  const [entries, count] = await Promise.all([
    db
      .select()
      .from(auditEntries)
      .where(isChangeOf(subject))
      .orderBy(desc(auditEntries.at), desc(auditEntries.id))
      .limit(limit)
      .offset(offset),
    db.$count(auditEntries, isChangeOf(subject)),
  ])
  return { entries, count }
}

/** Audit entries about any of the given subjects; newest first. */
export async function listActs(
  db: Db,
  { types, id }: { types: string[]; id: string },
  { offset, limit }: { offset: number; limit: number },
) {
  const isAct = and(inArray(auditEntries.subjectType, types), eq(auditEntries.subjectId, id))
  const [entries, count] = await Promise.all([
    db
      .select()
      .from(auditEntries)
      .where(isAct)
      .orderBy(desc(auditEntries.at), desc(auditEntries.id))
      .limit(limit)
      .offset(offset),
    db.$count(auditEntries, isAct),
  ])
  return { entries, count }
}

/** One entry by id and event; null if there is none. */
export async function findAudit(db: Db, { id, event }: { id: string; event: string }) {
  const [entry] = await db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.id, id), eq(auditEntries.event, event)))
  return entry ?? null
}
