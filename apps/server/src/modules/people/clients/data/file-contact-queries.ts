import type { LanguageCode } from '@salvia/contract/words/locale'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import type { SealedText } from '#kernel/sealed-text'
import { users } from '../../../identity/index.ts'
import { languageToWriteIn } from './client-language.ts'
import { practitionerClients } from './client-tables.ts'
import { namesInFile } from './names-in-file.ts'

export type FileContact = {
  clientId: string
  firstName: string
  /** As in the file, else the account's. */
  email: string
  phone: string | null
  /** In which to write, never to be answered. */
  languageCode: LanguageCode
  /** False for an invited person who has not accepted yet. */
  hasAccount: boolean
}

type Asked = { practitionerId: string; clientIds: string[] }

const c = practitionerClients

/** How to reach those of some people who are a practitioner's clients, by id. */
export async function findFileContacts(
  db: Db,
  sealed: SealedText,
  { practitionerId, clientIds }: Asked,
): Promise<Map<string, FileContact>> {
  const rows = await db
    .select({
      clientId: c.clientId,
      ...namesInFile(c, users),
      email: sql<string>`coalesce(${c.email}, ${users.email})`,
      sealedPhone: sql<string | null>`coalesce(${c.sealedPhone}, ${users.sealedPhone})`,
      languageCode: languageToWriteIn,
      hasAccount: sql<boolean>`${c.email} is null`,
    })
    .from(c)
    .innerJoin(users, eq(users.id, c.clientId))
    .where(and(eq(c.practitionerId, practitionerId), inArray(c.clientId, clientIds)))
  return new Map(
    rows.map(({ sealedPhone, ...contact }) => [
      contact.clientId,
      { ...contact, phone: sealedPhone === null ? null : sealed.open(sealedPhone) },
    ]),
  )
}
