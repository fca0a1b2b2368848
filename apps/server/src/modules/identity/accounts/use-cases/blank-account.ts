import { standingTransitions } from '@salvia/rules/people/practitioner-standing'
import { stateAfter } from '@salvia/rules/states/transitions'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { accountChanges, authTokens, consents, recoveryCodes, secondFactors } from '../credential-tables.ts'
import { accounts, users } from '../identity-tables.ts'
import { setStanding } from './set-standing.ts'

/**
 * Anonymises an account whose id other records still reference: nobody can sign in to it, and nothing says whose it
 * was.
 */
export async function blankAccount(tx: Db, userId: string, now: Date): Promise<void> {
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
      sealedPhone: null,
      phoneIndex: null,
      pendingEmail: null,
      sealedPendingPhone: null,
      image: null,
      countryId: null,
      referrerCode: null,
    })
    .where(eq(users.id, userId))
  const gone = { emailVerified: false, permissions: [], isActive: false }
  await setStanding(tx, userId, { ...gone, userStatusId: stateAfter(standingTransitions, 'erase') }, now)
}
