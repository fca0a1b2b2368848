import type { ConsentKind, UserKind } from '@salvia/contract/words/identity'
import { TERMS_VERSION } from '@salvia/contract/words/identity'
import type { LanguageCode } from '@salvia/contract/words/locale'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { one } from '#db/one'
import { newId } from '#kernel/ids'
import { consents } from '../credential-tables.ts'
import { accounts, users } from '../identity-tables.ts'
import { touched } from '../touched.ts'

export type NewAccount = {
  email: string
  firstName: string
  lastName: string
  userKindId: UserKind
  preferredLanguageCode: LanguageCode
  countryId: string | null
  referrerCode?: string | null
}

/** By what an account is entered: a password, or the name that a third party has for its owner. */
type Key = { passwordHash: string } | { providerId: string; subject: string }

/** Another key to an account. */
export async function addKey(tx: Db, userId: string, key: Key, now: Date): Promise<void> {
  const row =
    'passwordHash' in key
      ? { providerId: 'credential', accountId: userId, password: key.passwordHash }
      : { providerId: key.providerId, accountId: key.subject }
  await tx.insert(accounts).values({ userId, ...row, createdAt: now, updatedAt: now })
}

/** An account with its first key, or with none until its owner chooses a password. Throws when the address is taken. */
export async function makeAccount(tx: Db, account: NewAccount, key: Key | null, now: Date) {
  const permissions = account.userKindId === 'Practitioner' ? ['practitioner:base' as const] : []
  const values = { id: newId(), ...account, permissions, createdAt: now, updatedAt: now }
  const user = one(await tx.insert(users).values(values).returning())
  if (key) await addKey(tx, user.id, key, now)
  return user
}

type Consented = { userId: string; kind: ConsentKind; textVersion: string; languageCode: LanguageCode }

/** Notes what a person agreed to: which text, in which language, when. */
async function recordConsent(tx: Db, consent: Consented, now: Date): Promise<void> {
  await tx.insert(consents).values({ ...consent, givenAt: now })
}

/** What signing up agrees to: the terms and the privacy notice, and mails about products where they were wanted. */
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

/** A verified address: a client may use everything, a practitioner continues to approval. */
export async function markVerified(tx: Db, userId: string, now: Date): Promise<void> {
  const user = one(
    await tx
      .update(users)
      .set({ emailVerified: true, ...touched(now) })
      .where(eq(users.id, userId))
      .returning({ kind: users.userKindId, status: users.userStatusId }),
  )
  if (user.kind === 'Client' && user.status === 'New')
    await tx.update(users).set({ userStatusId: 'Approved' }).where(eq(users.id, userId))
}
