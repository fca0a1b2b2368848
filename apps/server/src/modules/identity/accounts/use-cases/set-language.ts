import type { LanguageCode } from '@salvia/contract/words/locale'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { users } from '../identity-tables.ts'
import { versionBump } from '../version-bump.ts'

/** Stores the language in which a user is addressed. */
export async function setLanguage(
  db: Db,
  user: { userId: string; languageCode: LanguageCode },
  now: Date,
): Promise<void> {
  await db
    .update(users)
    .set({ preferredLanguageCode: user.languageCode, ...versionBump(now) })
    .where(eq(users.id, user.userId))
}
