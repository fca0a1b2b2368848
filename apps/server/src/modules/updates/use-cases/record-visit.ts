import { recordVisit } from '@salvia/rules/updates/visits'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { productUpdateReaders } from '../data/reader-tables.ts'
import { findVisits } from '../data/update-queries.ts'

/** Records a practitioner's visit to the updates; visits within half an hour of each other count as one. */
export function visitUpdates(db: Db, userId: string, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.insert(productUpdateReaders).values({ userId }).onConflictDoNothing()
    const isReader = eq(productUpdateReaders.userId, userId)
    await tx.select().from(productUpdateReaders).where(isReader).for('update')
    await tx
      .update(productUpdateReaders)
      .set(recordVisit(await findVisits(tx, userId), now))
      .where(isReader)
  })
}
