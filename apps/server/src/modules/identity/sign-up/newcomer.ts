import type { LanguageCode } from '@salvia/contract/words/locale'
import type { Db } from '#db/database'

/** Data given at sign-up, by any method; field names are those of the API. */
export type Newcomer = {
  referrerCode?: string | undefined
  userKind?: 'Practitioner' | 'Client' | undefined
  areMarketingEmailsAllowed?: boolean | undefined
  preferredLanguageCode?: LanguageCode | undefined
  countryId?: string | undefined
  termsVersion?: string | undefined
  changeEmailFrom?: string | undefined
}

/** Creates other modules' records for a new account, in the transaction that creates it. */
export type Welcome = (
  tx: Db,
  newcomer: { userId: string; userKind: 'Practitioner' | 'Client'; referrerCode: string | null },
  now: Date,
) => Promise<void>

/** The account to create for a new user. The e-mail form registers practitioners (docs/specification.md, section 6). */
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
