import { loginNameKind } from '@salvia/rules/people/login-name'
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { fillEmpty } from '#app/forms/form-draft.ts'
import { textOf } from '#app/forms/use-form.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { Note } from '#app/ui/note.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import css from '../auth-page.module.css'
import { AuthPage } from '../auth-page.tsx'
import { explainAnswer } from '../auth-words.ts'
import { GeneralError } from '../general-error.tsx'
import { useAuthForm, withoutCookies } from '../use-auth-form.ts'
import type { SignedIn } from './second-factor-form.tsx'
import { takeOverSignIn } from './sign-in-handoff.ts'

type Props = {
  /** No account has the third party's e-mail address. */
  isUnknown: boolean
  joinPath: string
  /** The address that was invited; fills in an empty field. */
  invitedEmail: string | undefined
  onSignedIn: (who: SignedIn) => Promise<void>
  onSecondFactor: (challenge: string) => void
  /** Why sign-in is required, above the form. */
  note?: ReactNode
  children?: ReactNode
}

/** Sign-in by e-mail or phone. Credentials handed over from a sign-up with a registered address are tried at once. */
export function SignInForm({
  isUnknown,
  joinPath,
  invitedEmail,
  onSignedIn,
  onSecondFactor,
  note,
  children,
}: Props) {
  const [typed, setTyped] = useState('')
  const [isRetry, setRetry] = useState(false)
  const { form, submit, field, general, isSending } = useAuthForm(async (given, api) => {
    const email = textOf(given, 'email')
    const password = String(given.get('password') ?? '')
    const wrong = missingFields(email, password) ?? withoutCookies()
    if (wrong) return wrong
    const answer = await api('POST /auth/signin', {
      body: {
        formFields: [
          { id: 'email', value: email },
          { id: 'password', value: password },
        ],
      },
    })
    if (answer?.status === 'OK') await onSignedIn(answer)
    else if (answer?.status === 'SECOND_FACTOR_REQUIRED') onSecondFactor(answer.challenge)
    else if (answer) return explainAnswer(answer)
    return null
  })
  useEffect(() => {
    const handed = takeOverSignIn()
    const element = form.current
    if (handed === null || element === null) return
    setRetry(true)
    fill(element, handed)
    element.requestSubmit()
  }, [form])
  useEffect(() => {
    if (form.current && invitedEmail !== undefined) fillEmpty(form.current, { email: invitedEmail })
  }, [form, invitedEmail])
  const email = field('email')
  return (
    <AuthPage title={m.login_title()} lead={m.login_lead()}>
      {note}
      {isUnknown && <Note title={m.auth_unknown_title()}>{m.auth_unknown_text()}</Note>}
      {isRetry && <Note title={m.auth_known_title()}>{m.auth_known_text()}</Note>}
      <form method="post" ref={form} className={css.form} onSubmit={submit} noValidate>
        <GeneralError text={general} isKept={false} />
        <TextField
          {...email}
          label={m.login_email()}
          description={loginNameKind(typed) === 'phone' ? m.auth_read_as_phone() : undefined}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          onInput={(event) => {
            setTyped(event.currentTarget.value)
            email.onInput()
          }}
        />
        <PasswordField {...field('password')} label={m.person_password()} autoComplete="current-password" />
        <Link to="/auth/reset-password">{m.auth_forgotten()}</Link>
        <Button type="submit" variant="filled" size="lg" fullWidth loading={isSending}>
          {m.login_title()}
        </Button>
      </form>
      {children}
      <p className={css.after}>
        {m.auth_no_account()} <Link to={joinPath}>{m.auth_create_account()}</Link>
      </p>
    </AuthPage>
  )
}

function missingFields(email: string, password: string) {
  const missing = {
    ...(email === '' ? { email: m.auth_email_required() } : {}),
    ...(password === '' ? { password: m.auth_password_required() } : {}),
  }
  return Object.keys(missing).length > 0 ? missing : null
}

function fill(form: HTMLFormElement, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    const input = form.elements.namedItem(name)
    if (input instanceof HTMLInputElement) input.value = value
  }
}
