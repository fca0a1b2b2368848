import type { Permission, UserKind } from '@salvia/contract/words/identity'
import type { LanguageCode } from '@salvia/contract/words/locale'
import { impliedRights } from '@salvia/rules/people/granted-rights'
import { forbidden } from '#kernel/domain-error'
import type { Actor } from '#kernel/http/actor'
import { inviteAccount, setStanding } from '../../../identity/index.ts'
import { checkCountry } from '../../../reference/index.ts'
import { inTransaction, type PeopleContext } from '../../people-context.ts'
import { makePractitioner } from '../../practitioners/use-cases/make-practitioner.ts'
import { checkRights } from './change-user.ts'

type Invited = {
  firstName: string
  lastName: string
  email: string
  userKindId: UserKind
  permissions: Permission[]
  preferredLanguageCode: LanguageCode
  countryId: string | null
}

/** A practitioner's base right is implied by the kind of user. */
const rightsOf = ({ userKindId, permissions }: Invited): Permission[] =>
  impliedRights(userKindId === 'Practitioner' ? [...permissions, 'practitioner:base'] : permissions)

/**
 * Creates a user on behalf of an admin; they choose a password by the mailed link. Rights, and admins, can only be
 * given by admins with full rights. Throws forbidden, and invalid for a registered address or unsuitable rights.
 */
export async function inviteUser(
  context: PeopleContext,
  { actor, invited }: { actor: Actor; invited: Invited },
  now: Date,
): Promise<string> {
  const { permissions, ...account } = invited
  const isAboutAdmins = permissions.length > 0 || account.userKindId === 'Internal'
  if (isAboutAdmins && !actor.permissions.includes('admin:all')) throw forbidden()
  if (account.countryId) checkCountry(account.countryId, 'countryId')
  const rights = rightsOf(invited)
  checkRights(account.userKindId, rights)
  return context.db.transaction(async (tx) => {
    const inside = inTransaction(context, tx)
    const userId = await inviteAccount(inside, { actorId: actor.userId, account }, now)
    const isApproved = account.userKindId === 'Internal'
    await setStanding(
      tx,
      userId,
      { permissions: rights, ...(isApproved ? { userStatusId: 'Approved' as const } : {}) },
      now,
    )
    if (account.userKindId === 'Practitioner') await makePractitioner(tx, userId, {})
    return userId
  })
}
