import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { endAllSessions } from '../../sessions/use-cases/end-sessions.ts'
import { accountChanges, authTokens, consents, recoveryCodes, secondFactors } from '../credential-tables.ts'
import { accounts, users } from '../identity-tables.ts'
import { touched } from '../touched.ts'

/**
 * Empties an account that others' records must go on naming by its id: nobody can enter it, and nothing says whose it
 * was.
 */
export async function blankAccount(tx: Db, userId: string, now: Date): Promise<void> {
  await endAllSessions(tx, userId, now)
  for (const { table, owner } of [
    { table: accounts, owner: accounts.userId },
    { table: accountChanges, owner: accountChanges.userId },
    { table: authTokens, owner: authTokens.userId },
    { table: secondFactors, owner: secondFactors.userId },
    { table: recoveryCodes, owner: recoveryCodes.userId },
    { table: consents, owner: consents.userId },
  ])
    await tx.delete(table).where(eq(owner, userId))
  await tx
    .update(users)
    .set({
      firstName: '',
      lastName: '',
      email: `${userId}@erased.invalid`,
      emailVerified: false,
      sealedPhone: null,
      phoneIndex: null,
      pendingEmail: null,
      sealedPendingPhone: null,
      image: null,
      countryId: null,
      referrerCode: null,
      userStatusId: 'Deleted',
      statusBeforeSuspension: null,
      permissions: [],
      isActive: false,
      ...touched(now),
    })
    .where(eq(users.id, userId))
}
