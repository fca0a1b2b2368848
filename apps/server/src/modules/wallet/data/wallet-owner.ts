import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { fullNameOf } from '#db/full-name'
import { notFound } from '#kernel/domain-error'
import { users } from '../../identity/index.ts'
import { practitioners } from '../../people/index.ts'

/** Whose wallet it is. Throws not-found for who has none: somebody unknown, and whoever is no practitioner. */
export async function getWalletOwner(
  db: Db,
  practitionerId: string,
): Promise<{ id: string; fullName: string }> {
  const [owner] = await db
    .select({ id: users.id, fullName: fullNameOf(users) })
    .from(users)
    .innerJoin(practitioners, eq(practitioners.userId, users.id))
    .where(eq(users.id, practitionerId))
  if (!owner) throw notFound('user')
  return owner
}
