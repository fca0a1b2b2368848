import type { SignInAnswer } from '@salvia/contract/authentication'
import type { User } from '@salvia/contract/identity'
import { useState } from 'react'
import { ApiError } from '#app/api/api-error.ts'
import { useApiMutation } from '#app/api/query.ts'
import { keepAccessToken } from '#app/api/session.ts'
import { m } from '#app/paraglide/messages.js'
import { tokenClaims } from './token-claims.ts'

export type SignInErrors = { email?: string; password?: string; general?: string }

type Refused = Exclude<SignInAnswer, { status: 'OK' }>

/** Field errors are translated where we know them, else shown as they came. */
const fieldMessages: Record<string, () => string> = {
  email_invalid: m.auth_email_invalid,
  email_required: m.auth_email_required,
  password_required: m.auth_password_required,
}

function explain(answer: Refused): SignInErrors {
  if (answer.status === 'WRONG_CREDENTIALS_ERROR') return { general: m.auth_wrong_credentials() }
  if (answer.status === 'SIGN_IN_NOT_ALLOWED') return { general: m.auth_sign_in_not_allowed() }
  if (answer.status === 'SECOND_FACTOR_REQUIRED') return { general: m.auth_general_error() }
  return Object.fromEntries(
    answer.formFields.map(({ id, error }) => [
      id === 'email' || id === 'password' ? id : 'general',
      fieldMessages[error]?.() ?? error,
    ]),
  )
}

const explainFailure = (error: unknown): SignInErrors => ({
  general:
    error instanceof ApiError && error.status === 401 ? m.auth_session_invalid() : m.auth_general_error(),
})

type SignedIn = { user: User; isEmailVerified: boolean }

/** Signs in by e-mail or phone. `onSignedIn` knows where this kind of user lands. */
export function useSignIn(onSignedIn: (who: SignedIn) => void) {
  const [errors, setErrors] = useState<SignInErrors>({})
  const call = useApiMutation('POST /auth/signin')
  const signIn = async (email: string, password: string) => {
    setErrors({})
    const formFields = [
      { id: 'email' as const, value: email.trim() },
      { id: 'password' as const, value: password },
    ]
    try {
      const answer = await call.mutateAsync({ body: { formFields } })
      if (answer.status !== 'OK') return setErrors(explain(answer))
      keepAccessToken(answer.accessToken)
      onSignedIn({ user: answer.user, ...tokenClaims(answer.accessToken) })
    } catch (error) {
      setErrors(explainFailure(error))
    }
  }
  /** Editing a field clears what was said about it and the general error. */
  const clear = (field: 'email' | 'password') =>
    setErrors((told) => ({ ...told, [field]: undefined, general: undefined }))
  return { signIn, clear, errors, isPending: call.isPending }
}
