import type { ExportRecord, ExportSections } from '@salvia/documents'
import { fullName } from '@salvia/rules/people/full-name'
import { desc, eq, inArray, or } from 'drizzle-orm'
import type { Db } from '#db/database'
import { auditEntries } from '#kernel/audit/data/audit-tables'
import { outboxMessages } from '#kernel/outbox/data/outbox-tables'
import { hasSecretPlace } from '#kernel/outbox/secret-place'
import { listChatOf } from '../../chat/index.ts'
import { listDemoCallsOf } from '../../demo-calls/index.ts'
import { listFinishedOf, listRegistrationsOf } from '../../learning/index.ts'
import type { PrivacyContext } from '../privacy-context.ts'
import { listAccess } from './access-queries.ts'

/** Whose traces they are; verified addresses and numbers only. */
type Person = { userId: string; recipients: string[] }

type Context = Pick<PrivacyContext, 'db' | 'sealed'>

const MOST = 10_000

/** Messages sent to a person; of those with a link or code only the subject is listed, not the text. */
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
    text: hasSecretPlace(content) ? null : plainText,
    at: createdAt.toISOString(),
  }))
}

/** `from: New`; values other than strings as JSON. */
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

async function chatOf(db: Db, userId: string): Promise<ExportRecord[]> {
  const rows = await listChatOf(db, userId)
  return rows.map(({ by, text, fileName, fileType, fileBytes, createdAt }) => ({
    kind: by,
    ...(fileName === null ? { text } : { name: fileName, contentType: fileType, bytes: fileBytes }),
    at: createdAt.toISOString(),
  }))
}

async function demoCallsOf(context: Context, recipients: string[]): Promise<ExportRecord[]> {
  const rows = await listDemoCallsOf(context, recipients)
  return rows.map(({ startsAt, canceledAt, firstName, lastName, message, ...said }) => ({
    at: startsAt.toISOString(),
    name: fullName({ firstName, lastName }),
    email: said.email,
    phone: said.phone,
    profession: said.profession,
    country: said.countryCode,
    language: said.languageCode,
    timeZone: said.timeZone,
    text: message,
    status: canceledAt === null ? 'Booked' : 'Canceled',
  }))
}

async function webinarsOf(db: Db, userId: string): Promise<ExportRecord[]> {
  const rows = await listRegistrationsOf(db, userId)
  return rows.map(({ webinarId, timeZone, registeredAt }) => ({
    name: webinarId,
    timeZone,
    at: registeredAt.toISOString(),
  }))
}

async function materialsOf(db: Db, userId: string): Promise<ExportRecord[]> {
  const rows = await listFinishedOf(db, userId)
  return rows.map(({ materialId, finishedAt }) => ({ name: materialId, at: finishedAt.toISOString() }))
}

/** Messages to a person, the chat with customer service, actions by them, and reads of their data. */
export async function collectTraces(context: Context, person: Person): Promise<ExportSections> {
  const { userId } = person
  const { db } = context
  return {
    messages: await messagesOf(db, person),
    chat: await chatOf(db, userId),
    demoCalls: await demoCallsOf(context, person.recipients),
    webinars: await webinarsOf(db, userId),
    materials: await materialsOf(db, userId),
    activity: await activityOf(db, userId),
    readers: await readersOf(db, userId),
  }
}
