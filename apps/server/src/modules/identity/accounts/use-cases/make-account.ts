import type { ConsentKind, UserKind } from '@salvia/contract/words/identity'
import { TERMS_VERSION } from '@salvia/contract/words/identity'
import type { LanguageCode } from '@salvia/contract/words/locale'
import { nextStanding } from '@salvia/rules/people/practitioner-standing'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { one } from '#db/one'
import { newId } from '#kernel/ids'
import { consents } from '../credential-tables.ts'
import { accounts, users } from '../identity-tables.ts'
import { setStanding } from './set-standing.ts'

export type NewAccount = {
  email: string
  firstName: string
  lastName: string
  userKindId: UserKind
  preferredLanguageCode: LanguageCode
  countryId: string | null
  referrerCode?: string | null
}

/** A credential: a password, or the id a third party uses for the owner. */
type Key = { passwordHash: string } | { providerId: string; subject: string }

/** Adds a credential to an account. */
export async function addKey(tx: Db, userId: string, key: Key, now: Date): Promise<void> {
  const row =
    'passwordHash' in key
      ? { providerId: 'credential', accountId: userId, password: key.passwordHash }
      : { providerId: key.providerId, accountId: key.subject }
  await tx.insert(accounts).values({ userId, ...row, createdAt: now, updatedAt: now })
}

/**
 * Creates an account with its first credential, or none until its owner chooses a password. Throws if the address is
 * taken.
 */
export async function makeAccount(tx: Db, account: NewAccount, key: Key | null, now: Date) {
  const permissions = account.userKindId === 'Practitioner' ? ['practitioner:base' as const] : []
  const values = { id: newId(), ...account, permissions, createdAt: now, updatedAt: now }
  const user = one(await tx.insert(users).values(values).returning())
  if (key) await addKey(tx, user.id, key, now)
  return user
}

type Consented = { userId: string; kind: ConsentKind; textVersion: string; languageCode: LanguageCode }

/** Records a consent: which text, in which language, when. */
async function recordConsent(tx: Db, consent: Consented, now: Date): Promise<void> {
  await tx.insert(consents).values({ ...consent, givenAt: now })
}

/** Consents given by signing up: terms and privacy notice, and marketing mails if requested. */
export async function recordSignUpConsents(
  tx: Db,
  given: Omit<Consented, 'kind' | 'textVersion'> & {
    termsVersion?: string | undefined
    areMarketingEmailsAllowed?: boolean | undefined
  },
  now: Date,
): Promise<void> {
  const { userId, languageCode, termsVersion: textVersion = TERMS_VERSION } = given
  const kinds: ConsentKind[] = ['Terms', 'Privacy']
  if (given.areMarketingEmailsAllowed) kinds.push('Marketing')
  for (const kind of kinds) await recordConsent(tx, { userId, kind, textVersion, languageCode }, now)
}

/** After verifying the address a client has full access; a practitioner proceeds to approval. */
export async function markVerified(tx: Db, userId: string, now: Date): Promise<void> {
  const [user] = await tx
    .select({ kind: users.userKindId, status: users.userStatusId })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
  const reached = user?.kind === 'Client' ? nextStanding(user.status, 'verify') : null
  await setStanding(tx, userId, { emailVerified: true, ...(reached && { userStatusId: reached }) }, now)
}
