import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { one } from '#db/one'
import { users } from '../identity-tables.ts'
import { versionBump } from '../version-bump.ts'

export type Account = typeof users.$inferSelect

type OwnFields = Partial<
  Pick<
    Account,
    'firstName' | 'lastName' | 'countryId' | 'preferredLanguageCode' | 'preferredCurrencyId' | 'image'
  >
>

/** The account, locked until the caller's transaction ends; null if there is none. */
export async function lockAccount(tx: Db, userId: string): Promise<Account | null> {
  const [account] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
  return account ?? null
}

/** Writes the fields an owner may change; increments the version, even if only parts outside the account changed. */
export async function updateAccount(tx: Db, userId: string, fields: OwnFields, now: Date): Promise<Account> {
  return one(
    await tx
      .update(users)
      .set({ ...fields, ...versionBump(now) })
      .where(eq(users.id, userId))
      .returning(),
  )
}
