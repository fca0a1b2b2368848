import type { User } from '@salvia/contract/identity'
import type { ExportRecord, ExportSections } from '@salvia/documents'
import { desc, eq, inArray, or } from 'drizzle-orm'
import type { Db } from '#db/database'
import { auditEntries } from '#kernel/audit/data/audit-tables'
import { outboxMessages } from '#kernel/outbox/data/outbox-tables'
import { listAccess } from './access-queries.ts'

const MOST = 10_000

/** What was written to a person; a message with a link or a code is named, and its text left out. */
async function messagesOf(db: Db, user: User): Promise<ExportRecord[]> {
  const recipients = [user.email, user.phone].filter((recipient) => recipient !== null)
  const rows = await db
    .select()
    .from(outboxMessages)
    .where(inArray(outboxMessages.recipient, recipients))
    .orderBy(desc(outboxMessages.createdAt))
  return rows.map(({ kind, recipient, subject, plainText, content, createdAt }) => ({
    kind,
    email: recipient,
    subject,
    text: JSON.stringify(content).includes('{secret}') ? null : plainText,
    at: createdAt.toISOString(),
  }))
}

async function activityOf(db: Db, userId: string): Promise<ExportRecord[]> {
  const rows = await db
    .select()
    .from(auditEntries)
    .where(or(eq(auditEntries.actorId, userId), eq(auditEntries.subjectId, userId)))
    .orderBy(desc(auditEntries.at))
    .limit(MOST)
  return rows.map(({ event, ipAddress, actorId, at }) => ({
    kind: event,
    ipAddress: actorId === userId || actorId === null ? ipAddress : null,
    at: at.toISOString(),
  }))
}

async function readersOf(db: Db, userId: string): Promise<ExportRecord[]> {
  const { results } = await listAccess(db, userId, { offset: 0, limit: MOST })
  return results.map(({ readerName, what, planName, at }) => ({
    name: readerName,
    kind: what,
    subject: planName,
    at,
  }))
}

/** What was written to a person, done by it, and read of it. */
export async function collectTraces(db: Db, user: User): Promise<ExportSections> {
  return {
    messages: await messagesOf(db, user),
    activity: await activityOf(db, user.id),
    readers: await readersOf(db, user.id),
  }
}
