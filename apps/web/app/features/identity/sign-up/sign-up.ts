import { emailErrors, TERMS_VERSION } from '@salvia/contract/words/identity'
import { type LanguageCode, languages } from '@salvia/contract/words/locale'
import { findPasswordError } from '@salvia/rules/people/password'
import type { Api } from '#app/api/api.ts'
import { explainReason } from '#app/api/explain-refusal.ts'
import type { FieldErrors } from '#app/forms/refused-fields.ts'
import { textOf } from '#app/forms/use-form.ts'
import { m } from '#app/paraglide/messages.js'
import { explainAnswer } from '../auth-words.ts'
import type { SignedIn } from '../sign-in/second-factor-form.tsx'
import { joinDraft } from './join-draft.ts'

/** Context of a sign-up besides its fields. */
export type JoinContext = {
  userKind: 'Practitioner' | 'Client'
  referrerCode: string | undefined
  /** The unverified address to replace. */
  changeEmailFrom: string | undefined
}

type Outcome = {
  onSignedIn: (who: SignedIn) => Promise<void>
  onKnown: (credentials: { email: string; password: string }) => void
}

const languageOf = (given: FormData): LanguageCode | undefined =>
  languages.find((code) => code === textOf(given, 'preferredLanguageCode'))

/** Fields common to password and third-party sign-up. */
export const newcomerOf = (given: FormData, { referrerCode, changeEmailFrom }: JoinContext) => ({
  referrerCode,
  changeEmailFrom,
  areMarketingEmailsAllowed: given.get('areMarketingEmailsAllowed') !== null,
  preferredLanguageCode: languageOf(given),
  countryId: textOf(given, 'countryId') || undefined,
  termsVersion: TERMS_VERSION,
})

const requiredWords = {
  firstName: m.person_required_first_name,
  lastName: m.person_required_last_name,
  email: m.person_required_email,
}

async function findFaults(given: FormData): Promise<FieldErrors | null> {
  const faults: FieldErrors = {}
  for (const [name, words] of Object.entries(requiredWords))
    if (textOf(given, name) === '') faults[name] = words()
  const email = textOf(given, 'email')
  if (email !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email)) faults.email = m.refusal_email_invalid()
  const password = findPasswordError(String(given.get('password') ?? ''))
  if (password !== null) faults.password = await explainReason(password)
  return Object.keys(faults).length > 0 ? faults : null
}

/**
 * Signs up; a registered address is handed over to sign-in, except during a change of address. The draft is kept until
 * signed in, since a wrong password leads back here.
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
    joinDraft.forget()
    await onSignedIn(answer)
    return null
  }
  const isKnown =
    answer.status === 'FIELD_ERROR' && answer.formFields.some(({ error }) => error === emailErrors.taken)
  if (!isKnown || context.changeEmailFrom !== undefined) return explainAnswer(answer)
  onKnown({ email, password })
  return null
}
