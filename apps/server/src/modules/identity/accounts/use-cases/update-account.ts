import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { one } from '#db/one'
import { users } from '../identity-tables.ts'
import { touched } from '../touched.ts'

export type Account = typeof users.$inferSelect

type OwnFields = Partial<
  Pick<Account, 'firstName' | 'lastName' | 'countryId' | 'preferredLanguageCode' | 'image'>
>

/** The account, locked until the caller's transaction ends; null when there is none. */
export async function lockAccount(tx: Db, userId: string): Promise<Account | null> {
  const [account] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
  return account ?? null
}

/** Writes what an owner may write of its account; its version rises, also when only parts outside of it changed. */
export async function updateAccount(tx: Db, userId: string, fields: OwnFields, now: Date): Promise<Account> {
  return one(
    await tx
      .update(users)
      .set({ ...fields, ...touched(now) })
      .where(eq(users.id, userId))
      .returning(),
  )
}
