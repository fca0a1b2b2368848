import { eq } from 'drizzle-orm'
import { queueNotice } from '../../accounts/account-messages.ts'
import { users } from '../../accounts/identity-tables.ts'
import { type IdentityContext, inTransaction, isPast } from '../../identity-context.ts'

const kinds = { failedPasswords: 'manyPasswordFailures', failedCodes: 'manyCodeFailures' } as const

/** Counts a failure from an unknown place, and notifies the owner by mail, once a day, if there are many. */
export async function notifyOfFailures(
  context: IdentityContext,
  { userId, failed }: { userId: string; failed: keyof typeof kinds },
  now: Date,
): Promise<void> {
  if (!(await isPast(context, failed, userId, now))) return
  if (await isPast(context, 'failureNotice', `${failed}:${userId}`, now)) return
  await context.db.transaction(async (tx) => {
    const [to] = await tx.select().from(users).where(eq(users.id, userId))
    if (to) await queueNotice(inTransaction(context, tx), { to, kind: kinds[failed] }, now)
  })
}
