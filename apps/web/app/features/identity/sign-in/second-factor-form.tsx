import type { User } from '@salvia/contract/people/current-user'
import { accountLengths } from '@salvia/contract/words/lengths'
import { ApiError } from '#app/api/api-error.ts'
import type { FieldErrors } from '#app/forms/refused-fields.ts'
import { textOf } from '#app/forms/use-form.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import css from '../auth-page.module.css'
import { AuthPage } from '../auth-page.tsx'
import { GeneralError } from '../general-error.tsx'
import { useAuthForm } from '../use-auth-form.ts'

export type SignedIn = { user: User; accessToken: string }

type Props = { challenge: string; onSignedIn: (who: SignedIn) => Promise<void>; onBack: () => void }

/** The second factor: an authenticator code or a recovery code. */
export function SecondFactorForm({ challenge, onSignedIn, onBack }: Props) {
  const { form, submit, field, general, isSending } = useAuthForm(
    async (given, api): Promise<FieldErrors | null> => {
      const code = textOf(given, 'code').replace(/\s/g, '')
      if (code === '') return { code: m.form_required() }
      const answer = await api('POST /auth/signin/totp', { body: { challenge, code } }).catch(orTooMany)
      if (answer === 'too many') return { general: m.auth_code_too_many() }
      if (answer?.status !== 'OK') return { code: m.refusal_code() }
      await onSignedIn(answer)
      return null
    },
  )
  return (
    <AuthPage title={m.settings_totp()} lead={m.auth_second_lead()}>
      <form method="post" ref={form} className={css.form} onSubmit={submit} noValidate>
        <GeneralError text={general} />
        <TextField
          label={m.auth_code()}
          description={m.auth_code_hint()}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={accountLengths.ownerCode}
          ref={focusOnce}
          {...field('code')}
        />
        <Button type="submit" variant="filled" size="lg" fullWidth loading={isSending}>
          {m.login_title()}
        </Button>
      </form>
      <button type="button" className="link" onClick={onBack}>
        {m.auth_back_to_login()}
      </button>
    </AuthPage>
  )
}

/** Someone else's wrong codes may have used up the attempts: say what still works. */
function orTooMany(error: unknown): 'too many' {
  if (error instanceof ApiError && error.status === 429) return 'too many'
  throw error
}

const focusOnce = (input: HTMLInputElement | null) => input?.focus()
