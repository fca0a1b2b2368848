import type { LanguageCode } from '@salvia/contract/words/locale'
import type { Db } from '#db/database'

/** What someone who signs up says, whichever way; the names are those of the call. */
export type Newcomer = {
  referrerCode?: string | undefined
  userKind?: 'Practitioner' | 'Client' | undefined
  areMarketingEmailsAllowed?: boolean | undefined
  preferredLanguageCode?: LanguageCode | undefined
  countryId?: string | undefined
  termsVersion?: string | undefined
  changeEmailFrom?: string | undefined
}

/** Gives a new account what other modules keep of it, in the transaction that makes it. */
export type Welcome = (
  tx: Db,
  newcomer: { userId: string; userKind: 'Practitioner' | 'Client'; referrerCode: string | null },
  now: Date,
) => Promise<void>

/** The account that a newcomer asks for. The e-mail form registers practitioners (docs/specification.md, section 6). */
export const accountOf = (
  { userKind, preferredLanguageCode, countryId, referrerCode }: Newcomer,
  person: { email: string; firstName: string; lastName: string },
) => ({
  ...person,
  userKindId: userKind ?? ('Practitioner' as const),
  preferredLanguageCode: preferredLanguageCode ?? ('en' as const),
  countryId: countryId ?? null,
  referrerCode: referrerCode || null,
})
