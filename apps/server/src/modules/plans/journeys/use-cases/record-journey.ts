import type { Db } from '#db/database'
import { recommendationJourneys } from '../data/journey-tables.ts'

export type NewJourneyEntry = Omit<typeof recommendationJourneys.$inferInsert, 'id' | 'at'>

/** Appends to the journey of a plan; answers whether it was not there yet, by the entry's key. */
export async function recordJourney(tx: Db, note: NewJourneyEntry, now: Date): Promise<boolean> {
  const added = await tx
    .insert(recommendationJourneys)
    .values({ ...note, at: now })
    .onConflictDoNothing()
    .returning({ id: recommendationJourneys.id })
  return added.length > 0
}
