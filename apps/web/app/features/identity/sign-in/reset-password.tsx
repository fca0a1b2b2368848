import { findPasswordError } from '@salvia/rules/people/password'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Api } from '#app/api/api.ts'
import { explainReason } from '#app/api/explain-refusal.ts'
import { textOf } from '#app/forms/use-form.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { Note } from '#app/ui/note.tsx'
import css from '../auth-page.module.css'
import { AuthPage } from '../auth-page.tsx'
import { explainAnswer } from '../auth-words.ts'
import { GeneralError } from '../general-error.tsx'
import { useAuthForm } from '../use-auth-form.ts'
import { NewPasswordField } from './password-rules.tsx'

type AskProps = { practitionerName: string | undefined; isDemo: boolean }

/** Requests a reset mail; answers the same whether or not the account exists. */
export function AskForReset({ practitionerName, isDemo }: AskProps) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { form, submit, field, general, isSending } = useAuthForm(async (given, api) => {
    const email = textOf(given, 'email')
    if (email === '') return { email: m.form_required() }
    const answer = await requestReset(api, email, practitionerName)
    if (answer && answer.status !== 'OK') return explainAnswer(answer)
    setSentTo(email)
    return null
  })
  if (sentTo !== null)
    return (
      <AuthPage title={m.auth_reset_sent_title()} lead={m.auth_reset_sent_lead({ email: sentTo })}>
        {isDemo && <Note tone="warning">{m.auth_demo_outbox()}</Note>}
        <BackToLogin />
      </AuthPage>
    )
  return (
    <AuthPage title={m.auth_reset_title()} lead={m.auth_reset_lead()}>
      <form method="post" ref={form} className={css.form} onSubmit={submit} noValidate>
        <GeneralError text={general} />
        <TextField
          {...field('email')}
          type="email"
          label={m.person_email()}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button type="submit" variant="filled" size="lg" fullWidth loading={isSending}>
          {m.common_send_link()}
        </Button>
      </form>
      <BackToLogin />
    </AuthPage>
  )
}

/** Requests the mail in the page's language, naming the practitioner whose plan the client opened. */
const requestReset = (api: Api, email: string, practitionerName: string | undefined) =>
  api('POST /auth/user/password/reset/token', {
    headers: {
      preferredlanguagecode: getLocale(),
      practitionername: practitionerName === undefined ? undefined : encodeURIComponent(practitionerName),
    },
    body: { formFields: [{ id: 'email', value: email }] },
  })

const BackToLogin = () => (
  <p>
    <Link to="/auth/login">{m.auth_back_to_login()}</Link>
  </p>
)

/** Sets a new password from the mail's link; ends every session of the account. */
export function SetPassword({ token }: { token: string }) {
  const [isSet, setSet] = useState(false)
  const { form, submit, field, general, isSending } = useAuthForm(async (given, api) => {
    const password = String(given.get('password') ?? '')
    const fault = findPasswordError(password)
    if (fault !== null) return { password: await explainReason(fault) }
    const answer = await api('POST /auth/user/password/reset', {
      body: { token, formFields: [{ id: 'password', value: password }] },
    })
    if (answer && answer.status !== 'OK') return explainAnswer(answer)
    setSet(true)
    return null
  })
  if (isSet)
    return (
      <AuthPage title={m.auth_password_set_title()} lead={m.auth_password_set_lead()}>
        <Button variant="filled" size="lg" fullWidth component={Link} to="/auth/login">
          {m.login_title()}
        </Button>
      </AuthPage>
    )
  return (
    <AuthPage title={m.auth_new_password_title()} lead={m.auth_new_password_lead()}>
      <form method="post" ref={form} className={css.form} onSubmit={submit} noValidate>
        <GeneralError
          text={general}
          isKept={false}
          action={<Link to="/auth/reset-password">{m.auth_ask_again()}</Link>}
        />
        <NewPasswordField {...field('password')} />
        <Button type="submit" variant="filled" size="lg" fullWidth loading={isSending}>
          {m.auth_save_password()}
        </Button>
      </form>
    </AuthPage>
  )
}
