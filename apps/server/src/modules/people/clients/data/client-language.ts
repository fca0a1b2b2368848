import type { LanguageCode } from '@salvia/contract/words/locale'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { users } from '../../../identity/index.ts'
import { practitionerClients } from './client-tables.ts'
import type { ClientOf } from './own-address-queries.ts'

const f = practitionerClients

/** The language that a practitioner's client reads: as in the practitioner's file, else the account's. */
const languageOfClient = sql<LanguageCode>`coalesce(${f.preferredLanguageCode}, ${users.preferredLanguageCode})`

/**
 * In which language a person is written to: an invited one whose address has an account in that account's, else the
 * same. No practitioner is told it, as it would show whether there is an account.
 */
export const languageToWriteIn = sql<LanguageCode>`coalesce(
  (select account.preferred_language_code from ${users} account where account.email = ${f.email}), ${languageOfClient})`

/**
 * The language that a client reads, for one of them; someone who is not on the practitioner's list has the language of the account. Null without
 * an account.
 */
export async function findClientLanguage(
  db: Db,
  { practitionerId, clientId }: ClientOf,
): Promise<LanguageCode | null> {
  const [client] = await db
    .select({ languageCode: languageOfClient })
    .from(users)
    .leftJoin(f, and(eq(f.clientId, users.id), eq(f.practitionerId, practitionerId)))
    .where(eq(users.id, clientId))
  return client?.languageCode ?? null
}
