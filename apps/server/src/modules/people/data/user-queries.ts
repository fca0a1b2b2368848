import type { User } from '@salvia/contract/identity'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { preparedOnce } from '#db/prepared-once'
import { notFound } from '#kernel/domain-error'
import type { SealedText } from '#kernel/sealed-text'
import { users } from '../../identity/index.ts'
import { practitioners } from './people-tables.ts'

const userById = preparedOnce((db: Db) =>
  db
    .select({ user: users, practitioner: practitioners })
    .from(users)
    .leftJoin(practitioners, eq(practitioners.userId, users.id))
    .where(eq(users.id, sql.placeholder('id')))
    .prepare('user_by_id'),
)

type Row = { user: typeof users.$inferSelect; practitioner: typeof practitioners.$inferSelect | null }

const nameOf = (user: Row['user']): string => [user.firstName, user.lastName].filter(Boolean).join(' ')

function practitionerFlags(practitioner: Row['practitioner']) {
  return {
    isVip: practitioner?.isVip ?? false,
    isCommissionEnabled: practitioner?.isCommissionEnabled ?? false,
    isAllowedToReceiveCommission: practitioner?.isAllowedToReceiveCommission ?? false,
    payCommissionsMonthly: practitioner?.payCommissionsMonthly ?? false,
    inOnboarding: practitioner?.inOnboarding ?? false,
    practiceName: practitioner?.practiceName ?? null,
  }
}

function toUser({ user, practitioner }: Row, sealed: SealedText): User {
  const fullName = nameOf(user)
  return {
    id: user.id,
    createdAt: user.createdAt.toISOString(),
    updatedAt: user.updatedAt.toISOString(),
    firstName: user.firstName,
    lastName: user.lastName,
    fullName,
    nameWithEmail: `${fullName} (${user.email})`,
    email: user.email,
    phone: user.sealedPhone === null ? null : sealed.open(user.sealedPhone),
    preferredLanguageCode: user.preferredLanguageCode,
    preferredCurrencyId: user.preferredCurrencyId,
    countryId: user.countryId,
    countryCode: user.countryId,
    userKindId: user.userKindId,
    userStatusId: user.userStatusId,
    isActive: user.isActive,
    isApproved: user.userStatusId === 'Approved',
    isPractitioner: user.userKindId === 'Practitioner',
    isAdmin: user.userKindId === 'Internal',
    isClient: user.userKindId === 'Client',
    profilePictureUrl: user.image,
    permissions: user.permissions,
    ...practitionerFlags(practitioner),
  }
}

/** The whole user as its owner sees it. Throws not-found for an account that is gone. */
export async function getUser({ db, sealed }: { db: Db; sealed: SealedText }, userId: string): Promise<User> {
  const [row] = await userById(db).execute({ id: userId })
  if (!row) throw notFound('user')
  return toUser(row, sealed)
}
