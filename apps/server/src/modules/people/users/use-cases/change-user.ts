import type { Permission, UserKind, UserStatus } from '@salvia/contract/words/identity'
import { fitsKind, impliedRights } from '@salvia/rules/people/granted-rights'
import { recordAudit } from '#kernel/audit/record-audit'
import { forbidden, invalid, isOutdated, notFound, Outdated } from '#kernel/domain-error'
import { type Actor, isAdmin } from '#kernel/http/actor'
import {
  type Account,
  keepFullAdmin,
  lockAccount,
  type OwnerProof,
  setStanding,
} from '../../../identity/index.ts'
import {
  inTransaction,
  type PeopleContext,
  type PeopleTransaction,
  type Subject,
} from '../../people-context.ts'
import {
  checkStep,
  type Decision,
  decidePractitioner,
} from '../../practitioners/use-cases/decide-practitioner.ts'
import { givenFields } from '../../profile/given-fields.ts'
import { confirmOwnPhone } from '../../profile/use-cases/confirm-own-phone.ts'
import { type ProfileChange, writeProfile } from '../../profile/use-cases/write-profile.ts'
import { getUser } from '../data/user-queries.ts'

type Standing = {
  userStatusId?: UserStatus | undefined
  isActive?: boolean | undefined
  permissions?: Permission[] | undefined
}

export const isFullAdmin = (actor: Pick<Actor, 'permissions'>): boolean =>
  actor.permissions.includes('admin:all')

/** Throws invalid for rights that this kind of user cannot have. */
export function checkRights(kind: UserKind, permissions: Permission[]): void {
  if (!fitsKind(kind, permissions))
    throw invalid('rights_unfit', 'This kind of user cannot have these rights.', [
      { id: 'permissions', error: 'rights_unfit' },
    ])
}

/** Whether a full admin would cease to be one. */
const losesAll = (account: Account, { userStatusId, isActive, permissions }: Standing): boolean =>
  isFullAdmin(account) &&
  (isActive === false ||
    userStatusId === 'Suspended' ||
    (permissions !== undefined && !permissions.includes('admin:all')))

/** Only admins change standing; rights, and admin accounts, only admins with full rights. */
export function checkAuthority({ actor }: Subject, account: Account, standing: Standing): void {
  const isChange = Object.values(standing).some((value) => value !== undefined)
  if (!isChange) return
  if (!isAdmin(actor)) throw forbidden()
  const isAboutAdmins = standing.permissions !== undefined || account.userKindId === 'Internal'
  if (isAboutAdmins && !isFullAdmin(actor)) throw forbidden()
}

/** The account, unless someone saved since its version was read. Throws not-found if it is gone, and precondition. */
export async function freshAccount(
  { tx, sealed }: Pick<PeopleTransaction, 'tx' | 'sealed'>,
  account: Account | null,
  version: number | undefined,
  now: Date,
): Promise<Account> {
  if (!account || account.userStatusId === 'Deleted') throw notFound('user')
  if (isOutdated(version, account))
    throw new Outdated(
      'Someone else changed this user meanwhile.',
      await getUser({ db: tx, sealed }, account.id, now),
    )
  return account
}

/** A practitioner's status goes through a decision; anyone else's change is returned for `StandingChanged`. */
async function writeStatus(context: PeopleTransaction, { account, actorId, to }: Decision, now: Date) {
  if (account.userKindId === 'Practitioner') {
    await decidePractitioner(context, { account, actorId, to }, now)
    return undefined
  }
  if (to !== account.userStatusId) checkStep(account, to)
  return to
}

type Written = { standing: Standing; version: number | undefined }

async function writeStanding(
  context: PeopleTransaction,
  subject: Subject,
  { standing, version }: Written,
  now: Date,
): Promise<void> {
  const { tx } = context
  const { userId, actor } = subject
  const account = await freshAccount(context, await lockAccount(tx, userId), version, now)
  checkAuthority(subject, account, standing)
  const { permissions } = standing
  const rights = permissions && impliedRights(permissions)
  if (rights) checkRights(account.userKindId, rights)
  if (losesAll(account, { ...standing, permissions: rights })) await keepFullAdmin(tx, userId)
  const { userStatusId: to, isActive } = standing
  const userStatusId = to && (await writeStatus(context, { account, actorId: actor.userId, to }, now))
  const changes = givenFields({ userStatusId, isActive, permissions: rights })
  if (Object.keys(changes).length === 0) return
  await setStanding(tx, userId, changes, now)
  const audited = { type: 'User', id: userId }
  await recordAudit(
    tx,
    { event: 'StandingChanged', actorId: actor.userId, subject: audited, details: changes },
    now,
  )
}

/**
 * Changes a user: the record by its owner and admins, the standing by admins. The last admin with full rights keeps
 * them. Throws not-found, forbidden, conflict, invalid, and precondition if someone else saved since `version` was
 * read.
 */
export async function changeUser(
  context: PeopleContext,
  subject: Subject,
  {
    userStatusId,
    isActive,
    permissions,
    version,
    password,
    code,
    ...change
  }: ProfileChange & OwnerProof & Standing & { version?: number | undefined },
  now: Date,
): Promise<void> {
  await confirmOwnPhone(context, subject, { phone: change.phone, password, code }, now)
  await context.db.transaction(async (tx) => {
    const inside = inTransaction(context, tx)
    const standing = { userStatusId, isActive, permissions }
    await writeStanding(inside, subject, { standing, version }, now)
    await writeProfile(inside, subject, change, now)
  })
}
