import { emailErrors, TERMS_VERSION } from '@salvia/contract/words/identity'
import { type LanguageCode, languages } from '@salvia/contract/words/locale'
import { findPasswordError } from '@salvia/rules/people/password'
import type { Api } from '#app/api/api.ts'
import { explainReason } from '#app/api/explain-refusal.ts'
import type { FieldErrors } from '#app/forms/refused-fields.ts'
import { textOf } from '#app/forms/use-form.ts'
import { m } from '#app/paraglide/messages.js'
import { explainAnswer } from './auth-words.ts'
import { forgetDraft } from './join-draft.ts'
import type { SignedIn } from './second-factor-form.tsx'

/** What a sign-up knows beside its fields. */
export type JoinContext = {
  userKind: 'Practitioner' | 'Client'
  referrerCode: string | undefined
  /** The unverified address that is to be replaced. */
  changeEmailFrom: string | undefined
}

type Outcome = {
  onSignedIn: (who: SignedIn) => Promise<void>
  onKnown: (credentials: { email: string; password: string }) => void
}

const languageOf = (given: FormData): LanguageCode | undefined =>
  languages.find((code) => code === textOf(given, 'preferredLanguageCode'))

/** What a newcomer says whichever way it signs up, with a password or by a third party. */
export const newcomerOf = (given: FormData, { referrerCode, changeEmailFrom }: JoinContext) => ({
  referrerCode,
  changeEmailFrom,
  areMarketingEmailsAllowed: given.get('areMarketingEmailsAllowed') !== null,
  preferredLanguageCode: languageOf(given),
  countryId: textOf(given, 'countryId') || undefined,
  termsVersion: TERMS_VERSION,
})

async function findFaults(given: FormData): Promise<FieldErrors | null> {
  const faults: FieldErrors = {}
  for (const name of ['firstName', 'lastName', 'email'])
    if (textOf(given, name) === '') faults[name] = m.auth_field_missing()
  const email = textOf(given, 'email')
  if (email !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email)) faults.email = m.auth_email_invalid()
  const password = findPasswordError(String(given.get('password') ?? ''))
  if (password !== null) faults.password = await explainReason(password)
  return Object.keys(faults).length > 0 ? faults : null
}

/**
 * Signs up; a registered address, outside a change of address, is handed on to be signed in with. What was typed stays
 * until somebody is signed in: a password that does not fit leads back here.
 */
export async function signUp(
  api: Api,
  given: FormData,
  context: JoinContext,
  { onSignedIn, onKnown }: Outcome,
): Promise<FieldErrors | null> {
  const faults = await findFaults(given)
  if (faults) return faults
  const email = textOf(given, 'email')
  const password = String(given.get('password') ?? '')
  const answer = await api('POST /auth/signup', {
    body: {
      formFields: [
        { id: 'email', value: email },
        { id: 'password', value: password },
        { id: 'firstName', value: textOf(given, 'firstName') },
        { id: 'lastName', value: textOf(given, 'lastName') },
      ],
      userKind: context.userKind,
      ...newcomerOf(given, context),
    },
  })
  if (answer === null) return null
  if (answer.status === 'OK') {
    forgetDraft()
    await onSignedIn(answer)
    return null
  }
  const isKnown =
    answer.status === 'FIELD_ERROR' && answer.formFields.some(({ error }) => error === emailErrors.taken)
  if (!isKnown || context.changeEmailFrom !== undefined) return explainAnswer(answer)
  onKnown({ email, password })
  return null
}
