import type { Consent } from '@salvia/contract/privacy/privacy'
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Db } from '#db/database'
import { consents } from './credential-tables.ts'

type Row = typeof consents.$inferSelect

function eventsOf({ kind, textVersion, givenAt, withdrawnAt }: Row): Consent[] {
  const given = { kind, textVersion, isGiven: true, at: givenAt.toISOString() }
  if (withdrawnAt === null) return [given]
  return [{ kind, textVersion, isGiven: false, at: withdrawnAt.toISOString() }, given]
}

/** A person's given and withdrawn consents, newest first. */
export async function listConsents(db: Db, userId: string): Promise<Consent[]> {
  const rows = await db
    .select()
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(desc(consents.givenAt), desc(consents.id))
  return rows.flatMap(eventsOf).sort((a, b) => b.at.localeCompare(a.at))
}

/** Whether a person may receive marketing mails. */
export async function hasMarketingConsent(db: Db, userId: string): Promise<boolean> {
  const isGiven = and(
    eq(consents.userId, userId),
    eq(consents.kind, 'Marketing'),
    isNull(consents.withdrawnAt),
  )
  return (await db.$count(consents, isGiven)) > 0
}
