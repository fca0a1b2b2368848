import { forbidden } from '#kernel/domain-error'
import { keepFullAdmin } from '../../../identity/index.ts'
import type { PeopleContext, Subject } from '../../people-context.ts'
import type { Erasure } from '../../practitioners/practitioner-context.ts'
import { checkAuthority, freshAccount, isFullAdmin } from './change-user.ts'

/**
 * Closes an account permanently, by the same rules as an erasure requested by its owner. Admins can only be closed by
 * another one with full rights, and never the last of those. Throws not-found, forbidden, conflict, and precondition if
 * someone else saved since `version` was read.
 */
export async function closeUser(
  { eraseUser, sealed }: Erasure & Pick<PeopleContext, 'sealed'>,
  subject: Subject,
  version: number | undefined,
  now: Date,
): Promise<void> {
  const { userId, actor } = subject
  await eraseUser(
    {
      userId,
      actorId: actor.userId,
      async check(tx, account) {
        await freshAccount({ tx, sealed }, account, version, now)
        checkAuthority(subject, account, { userStatusId: 'Deleted' })
        if (isFullAdmin(account)) await keepFullAdmin(tx, userId)
        if (actor.userId === userId) throw forbidden()
      },
    },
    now,
  )
}
