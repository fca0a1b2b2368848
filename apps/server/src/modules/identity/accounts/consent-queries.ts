import type { Consent } from '@salvia/contract/privacy/privacy'
import { type ConsentKind, type OptionalConsent, optionalConsents } from '@salvia/contract/words/identity'
import { compareKeys } from '@salvia/rules/format/in-order'
import { and, type Column, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
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
  return rows.flatMap(eventsOf).sort((a, b) => compareKeys(b.at, a.at))
}

/** Whether the people of a query have given an optional consent and not taken it back. */
export const isConsentGiven = (kind: OptionalConsent, userId: Column) =>
  sql<boolean>`exists (select 1 from ${consents} where ${consents.userId} = ${userId}
    and ${consents.kind} = ${kind} and ${consents.withdrawnAt} is null)`

/** The optional consents that a person has given and not taken back. */
export async function findOptionalConsents(db: Db, userId: string): Promise<Set<ConsentKind>> {
  const rows = await db
    .select({ kind: consents.kind })
    .from(consents)
    .where(
      and(
        eq(consents.userId, userId),
        inArray(consents.kind, [...optionalConsents]),
        isNull(consents.withdrawnAt),
      ),
    )
  return new Set(rows.map(({ kind }) => kind))
}
