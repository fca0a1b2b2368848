import { HOUR_MS } from '@salvia/contract/durations'
import type { Db } from '#db/database'
import { type Actor, isAdmin } from '#kernel/http/actor'
import { newId } from '#kernel/ids'
import { accessEntries, type accessKinds } from './data/access-tables.ts'

type Access = { what: (typeof accessKinds)[number]; subjectId: string }

/** Logs that someone other than the owner opened a client's plan or file; once per hour and reader. */
export async function recordAccess(db: Db, reader: Actor, access: Access, now: Date): Promise<void> {
  const hour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS)
  const readerKind = isAdmin(reader) ? ('Admin' as const) : ('Practitioner' as const)
  await db
    .insert(accessEntries)
    .values({ id: newId(), at: now, hour, readerId: reader.userId, readerKind, ...access })
    .onConflictDoNothing()
}
