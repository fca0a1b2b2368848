import { and, eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { users } from '../../identity/index.ts'

/** Whether an account is that of a practitioner who may sign in. */
export const isActivePractitioner = async (db: Db, userId: string): Promise<boolean> => {
  const isIt = and(eq(users.id, userId), eq(users.userKindId, 'Practitioner'), eq(users.isActive, true))
  return (await db.$count(users, isIt)) > 0
}
