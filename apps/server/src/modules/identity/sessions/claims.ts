import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { one } from '#db/one'
import type { AccessClaims } from '#kernel/http/access-token'
import type { SealedText } from '#kernel/sealed-text'
import { users } from '../accounts/identity-tables.ts'

/** Claims of a session's access token, read from the database. */
export async function claimsOf(
  { db, sealed }: { db: Db; sealed: SealedText },
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<AccessClaims> {
  const user = one(await db.select().from(users).where(eq(users.id, userId)))
  return {
    id: user.id,
    sid: sessionId,
    email: user.email,
    permissions: user.permissions,
    type: user.userKindId,
    isEmailVerified: user.emailVerified,
    ...(user.pendingEmail === null ? {} : { changeEmailTo: user.pendingEmail }),
    ...(user.sealedPendingPhone === null ? {} : { changePhoneTo: sealed.open(user.sealedPendingPhone) }),
  }
}
