import { type AuthReason, emailErrors } from '@salvia/contract/words/identity'
import { passwordErrors } from '@salvia/rules/people/password'
import { ApiError } from '#app/api/api-error.ts'
import { explainProblem } from '#app/api/explain-refusal.ts'
import type { FieldErrors } from '#app/forms/use-form.ts'
import { m } from '#app/paraglide/messages.js'

const fieldWords = new Map<string, () => string>([
  [emailErrors.missing, m.auth_field_missing],
  [emailErrors.invalid, m.auth_email_invalid],
  [emailErrors.taken, m.auth_email_taken],
  [emailErrors.duplicated, m.auth_email_duplicated],
  ['email_invalid', m.auth_email_invalid],
  ['email_unchanged', m.auth_email_unchanged],
  ['password_wrong', m.refusal_password_wrong],
  ['code_invalid', m.refusal_code],
  [passwordErrors.tooShort, m.auth_password_too_short],
  [passwordErrors.tooLong, m.auth_password_too_long],
  [passwordErrors.noLetter, m.auth_password_no_letter],
  [passwordErrors.noNumber, m.auth_password_no_number],
  [passwordErrors.tooCommon, m.auth_password_too_common],
  ['name_too_long', m.auth_name_too_long],
  ['name_invalid', m.auth_name_invalid],
])

const reasonWords: Record<AuthReason, () => string> = {
  EMAIL_ALREADY_IN_USE: m.auth_reason_in_use,
  EMAIL_NOT_EXIST: m.auth_reason_not_exist,
  ACCOUNT_NOT_ACTIVE: m.auth_reason_not_active,
  EMAIL_NOT_ACCEPTED: m.auth_reason_not_accepted,
  EMAIL_CHANGE_NOT_ALLOWED: m.auth_reason_change,
}

/** A field's error in the reader's language when there are words for it, else as it came. */
export const fieldError = (error: string): string => fieldWords.get(error)?.() ?? error

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

/** What a refused form says, by field. A status without words of ours is shown as it came. */
export function explainAnswer(answer: Answer): FieldErrors {
  if ('formFields' in answer)
    return Object.fromEntries(answer.formFields.map(({ id, error }) => [id, fieldError(error)]))
  const words = answer.reason ? reasonWords[answer.reason] : statusWords.get(answer.status)
  return { general: words?.() ?? answer.reason ?? answer.status }
}

/** What a call says that failed altogether: a session that ended, a limit, or a fault of ours. */
export async function explainFailure(error: unknown): Promise<FieldErrors> {
  if (!(error instanceof ApiError)) return { general: m.auth_not_reached() }
  if (error.status === 401) return { general: m.auth_session_invalid() }
  const fields = (error.problem.errors ?? []).map(({ id, error: why }) => [id, fieldError(why)] as const)
  if (error.status === 422 && fields.length > 0) return Object.fromEntries(fields)
  return { general: error.status >= 500 ? m.auth_general_error() : await explainProblem(error) }
}
