import type { ExportRecord, ExportSections } from '@salvia/documents'
import { desc, eq, inArray, or } from 'drizzle-orm'
import type { Db } from '#db/database'
import { auditEntries } from '#kernel/audit/data/audit-tables'
import { outboxMessages } from '#kernel/outbox/data/outbox-tables'
import { listAccess } from './access-queries.ts'

/** Whose traces they are; of addresses and numbers only those that are proven. */
type Person = { userId: string; recipients: string[] }

const MOST = 10_000

/** What was written to a person; a message with a link or a code is named, and its text left out. */
async function messagesOf(db: Db, { userId, recipients }: Person): Promise<ExportRecord[]> {
  const isTo = inArray(outboxMessages.recipient, recipients)
  const rows = await db
    .select()
    .from(outboxMessages)
    .where(or(eq(outboxMessages.accountId, userId), isTo))
    .orderBy(desc(outboxMessages.createdAt))
  return rows.map(({ kind, recipient, subject, plainText, content, createdAt }) => ({
    kind,
    email: recipient,
    subject,
    text: JSON.stringify(content).includes('{secret}') ? null : plainText,
    at: createdAt.toISOString(),
  }))
}

/** `from: New`; what is more than a word, as JSON. */
const linesOf = (details: Record<string, unknown>): string[] =>
  Object.entries(details).map(
    ([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
  )

async function activityOf(db: Db, userId: string): Promise<ExportRecord[]> {
  const rows = await db
    .select()
    .from(auditEntries)
    .where(or(eq(auditEntries.actorId, userId), eq(auditEntries.subjectId, userId)))
    .orderBy(desc(auditEntries.at))
    .limit(MOST)
  return rows.map(({ event, ipAddress, actorId, at, details }) => ({
    kind: event,
    details: linesOf(details),
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
export async function collectTraces(db: Db, person: Person): Promise<ExportSections> {
  const { userId } = person
  return {
    messages: await messagesOf(db, person),
    activity: await activityOf(db, userId),
    readers: await readersOf(db, userId),
  }
}
