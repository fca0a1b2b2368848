import type { ClientFile } from '@salvia/contract/people/clients'
import { and, asc, count, eq, isNull } from 'drizzle-orm'
import type { Db } from '#db/database'
import { clientFiles } from './client-tables.ts'

type Page = { offset: number; limit: number }

/** A practitioner's files of erased clients that are still undecided, oldest first. */
export async function listClientFiles(db: Db, practitionerId: string, { offset, limit }: Page) {
  const isWaiting = and(eq(clientFiles.practitionerId, practitionerId), isNull(clientFiles.decidedAt))
  const [counted] = await db.select({ count: count() }).from(clientFiles).where(isWaiting)
  const rows = await db
    .select()
    .from(clientFiles)
    .where(isWaiting)
    .orderBy(asc(clientFiles.erasedAt), asc(clientFiles.id))
    .offset(offset)
    .limit(limit)
  const results = rows.map(
    ({ id, reference, linkedAt, erasedAt, planIds }): ClientFile => ({
      id,
      reference,
      linkedAt: linkedAt.toISOString(),
      erasedAt: erasedAt.toISOString(),
      plansCount: planIds.length,
    }),
  )
  return { results, count: counted?.count ?? 0 }
}
