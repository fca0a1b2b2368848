import type { Permission, UserKind, UserStatus } from '@salvia/contract/words/identity'
import type { LanguageCode } from '@salvia/contract/words/locale'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { one } from '#db/one'
import { authLibrary } from '../auth-library.ts'
import { users } from '../data/identity-tables.ts'

type NewAccount = {
  email: string
  password: string
  firstName: string
  lastName: string
  userKindId: UserKind
  preferredLanguageCode: LanguageCode
  countryId: string
}

/** Makes an account inside the caller's transaction and answers its id. Throws when the address is taken. */
export async function signUp(tx: Db, secret: string, account: NewAccount): Promise<string> {
  const { firstName, ...rest } = account
  const { user } = await authLibrary(tx, secret).api.signUpEmail({
    body: { ...rest, email: account.email.toLowerCase(), name: firstName },
  })
  return user.id
}

type Standing = { userStatusId: UserStatus; permissions: Permission[]; emailVerified: boolean }

/** What an owner may never write of itself: status, rights, verified address. */
export async function setStanding(tx: Db, userId: string, standing: Standing, now: Date): Promise<void> {
  one(
    await tx
      .update(users)
      .set({ ...standing, updatedAt: now })
      .where(eq(users.id, userId))
      .returning({ id: users.id }),
  )
}
