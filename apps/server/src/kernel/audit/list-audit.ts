import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { auditEntries } from './data/audit-tables.ts'

type Subject = { type: string; id: string }

const isAbout = ({ type, id }: Subject) =>
  and(eq(auditEntries.subjectType, type), eq(auditEntries.subjectId, id))

/** What was done to a record, newest first, and how often something was. */
export async function listAudit(
  db: Db,
  subject: Subject,
  { offset, limit }: { offset: number; limit: number },
) {
  const [entries, count] = await Promise.all([
    db
      .select()
      .from(auditEntries)
      .where(isAbout(subject))
      .orderBy(desc(auditEntries.at), desc(auditEntries.id))
      .limit(limit)
      .offset(offset),
    db.$count(auditEntries, isAbout(subject)),
  ])
  return { entries, count }
}

/** One entry by its id and event; null when there is none. */
export async function findAudit(db: Db, { id, event }: { id: string; event: string }) {
  const [entry] = await db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.id, id), eq(auditEntries.event, event)))
  return entry ?? null
}
