import { and, eq } from 'drizzle-orm'
import { invalid } from '#kernel/domain-error'
import { accounts } from '../data/identity-tables.ts'
import { hold, type IdentityWork, release } from '../identity-work.ts'
import { isPasswordOf } from '../passwords.ts'

type Given = { userId: string; password: string | undefined }

/**
 * Makes sure that it is the account's owner who asks. An account without a password, entered by a third party, is taken
 * at its session's word. Throws invalid for a wrong password, TooMany after too many.
 */
export async function confirmPassword(work: IdentityWork, given: Given, now: Date): Promise<void> {
  const { userId, password = '' } = given
  const isOwn = and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential'))
  const [credential] = await work.db.select({ password: accounts.password }).from(accounts).where(isOwn)
  if (!credential) return
  await hold(work, 'signInOfAccount', userId, now)
  if (!(await isPasswordOf(credential.password, password)))
    throw invalid('password_wrong', 'This is not your password.', [
      { id: 'password', error: 'password_wrong' },
    ])
  await release(work, 'signInOfAccount', userId, now)
}
