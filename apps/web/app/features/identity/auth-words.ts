import type { AuthReason } from '@salvia/contract/words/identity'
import { ApiError } from '#app/api/api-error.ts'
import { explainProblem, explainReason } from '#app/api/explain-refusal.ts'
import type { FieldErrors } from '#app/forms/refused-fields.ts'
import { m } from '#app/paraglide/messages.js'

const reasonWords: Record<AuthReason, () => string> = {
  EMAIL_ALREADY_IN_USE: m.auth_reason_in_use,
  EMAIL_NOT_EXIST: m.auth_reason_not_exist,
  ACCOUNT_NOT_ACTIVE: m.auth_reason_not_active,
  EMAIL_NOT_ACCEPTED: m.auth_reason_not_accepted,
  EMAIL_CHANGE_NOT_ALLOWED: m.auth_reason_change,
}

type Answer =
  | { status: 'FIELD_ERROR'; formFields: { id: string; error: string }[] }
  | { status: string; reason?: AuthReason }

const statusWords = new Map<string, () => string>([
  ['WRONG_CREDENTIALS_ERROR', m.auth_wrong_credentials],
  ['SIGN_IN_NOT_ALLOWED', m.auth_sign_in_not_allowed],
  ['SIGN_UP_NOT_ALLOWED', m.auth_sign_up_not_allowed],
  ['SIGN_IN_UP_NOT_ALLOWED', m.auth_sign_in_not_allowed],
  ['PASSWORD_RESET_NOT_ALLOWED', m.auth_reset_not_allowed],
  ['RESET_PASSWORD_INVALID_TOKEN_ERROR', m.auth_reset_link_used],
  ['EMAIL_VERIFICATION_INVALID_TOKEN_ERROR', m.auth_verify_link_used],
  ['EMAIL_ALREADY_VERIFIED_ERROR', m.auth_verified_already],
  ['NO_EMAIL_GIVEN_BY_PROVIDER', m.auth_no_email_given],
])

/** Messages for a non-OK answer, by field. Unknown statuses are shown as they are. */
export async function explainAnswer(answer: Answer): Promise<FieldErrors> {
  if ('formFields' in answer) {
    const said = answer.formFields.map(async ({ id, error }) => [id, await explainReason(error)] as const)
    return Object.fromEntries(await Promise.all(said))
  }
  const words = answer.reason ? reasonWords[answer.reason] : statusWords.get(answer.status)
  return { general: words?.() ?? answer.reason ?? answer.status }
}

/** Message for a failed sign-in call: session ended, rate limit or server error. */
export async function explainFailure(error: unknown): Promise<string> {
  if (!(error instanceof ApiError)) return m.auth_not_reached()
  if (error.status === 401) return m.auth_session_invalid()
  return explainProblem(error, m.auth_general_error())
}
