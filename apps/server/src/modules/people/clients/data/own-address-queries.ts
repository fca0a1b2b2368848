import { and, asc, eq, ne } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#db/database'
import { users } from '../../../identity/index.ts'
import { practitionerClients } from './client-tables.ts'

const file = practitionerClients
const own = alias(practitionerClients, 'own')

export type ClientOf = { practitionerId: string; clientId: string }

/** A practitioner's files of persons without an account at the address that an account has verified; locked. */
export async function lockFilesAtOwnAddress(
  tx: Db,
  { practitionerId, clientId }: ClientOf,
): Promise<string[]> {
  const rows = await tx
    .select({ clientId: file.clientId })
    .from(file)
    .innerJoin(users, and(eq(users.email, file.email), eq(users.id, clientId), users.emailVerified))
    .where(and(eq(file.practitionerId, practitionerId), ne(file.clientId, clientId)))
    .orderBy(asc(file.clientId))
    .for('update', { of: file })
  return rows.map((row) => row.clientId)
}

/** Clients whose practitioner has another file, without an account, at the address that they have verified by now. */
export function listClientsWithFileAtOwnAddress(db: Db): Promise<ClientOf[]> {
  return db
    .selectDistinct({ practitionerId: own.practitionerId, clientId: own.clientId })
    .from(file)
    .innerJoin(users, and(eq(users.email, file.email), users.emailVerified))
    .innerJoin(own, and(eq(own.practitionerId, file.practitionerId), eq(own.clientId, users.id)))
    .where(ne(file.clientId, own.clientId))
}
