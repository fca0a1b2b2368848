import { forbidden } from '#kernel/domain-error'
import { keepFullAdmin } from '../../identity/index.ts'
import type { Concerned, PeopleWork } from '../people-work.ts'
import type { Erasure } from '../practitioner-work.ts'
import { checkAuthority, freshAccount, isFullAdmin } from './change-user.ts'

/**
 * Closes an account for good: it is erased by the rules of an erasure that its owner asks for. Of admins only by another
 * one with all rights, and never the last of these. Throws not-found, forbidden, conflict, and precondition when someone
 * else wrote since `version` was read.
 */
export async function closeUser(
  { eraseUser, sealed }: Erasure & Pick<PeopleWork, 'sealed'>,
  concerned: Concerned,
  version: number | undefined,
  now: Date,
): Promise<void> {
  const { userId, actor } = concerned
  await eraseUser(
    {
      userId,
      actorId: actor.userId,
      async check(tx, account) {
        await freshAccount({ tx, sealed }, account, version)
        checkAuthority(concerned, account, { userStatusId: 'Deleted' })
        if (isFullAdmin(account)) await keepFullAdmin(tx, userId)
        if (actor.userId === userId) throw forbidden()
      },
    },
    now,
  )
}
