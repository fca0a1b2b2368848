import { eq, inArray, or } from 'drizzle-orm'
import type { Db } from '#db/database'
import { disruptionUsers } from '../data/disruption-tables.ts'

/** Deletes what disruptions hold of a person: by account, and by addresses that are proven to be theirs. */
export async function forgetInDisruptions(
  tx: Db,
  { userId, emails }: { userId: string; emails: string[] },
): Promise<void> {
  await tx
    .delete(disruptionUsers)
    .where(or(eq(disruptionUsers.userId, userId), inArray(disruptionUsers.email, emails)))
}
