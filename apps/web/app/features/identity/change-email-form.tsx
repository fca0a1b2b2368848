import { Button } from '@mantine/core'
import { browserApi } from '#app/api/browser-api.ts'
import { keepAccessToken } from '#app/api/session.ts'
import { textOf } from '#app/forms/use-form.ts'
import { m } from '#app/paraglide/messages.js'
import { TextField } from '#app/ui/field.tsx'
import css from './auth-page.module.css'
import { GeneralError } from './general-error.tsx'
import { useAuthForm } from './use-auth-form.ts'

/** Asks for another address; it counts once it is confirmed from there. */
export function ChangeEmailForm({ onPending }: { onPending: () => void }) {
  const { form, submit, field, general, isSending } = useAuthForm(async (given) => {
    const email = textOf(given, 'email')
    if (email === '') return { email: m.auth_field_missing() }
    const answer = await browserApi('POST /auth/change-email', { body: { email } })
    if (answer) keepAccessToken(answer.accessToken)
    onPending()
    return null
  })
  return (
    <form ref={form} className={css.form} onSubmit={submit} noValidate>
      <GeneralError text={general} />
      <TextField
        {...field('email')}
        type="email"
        label={m.auth_new_email()}
        description={m.auth_new_email_hint()}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button type="submit" variant="filled" size="lg" fullWidth loading={isSending}>
        {m.auth_send_link()}
      </Button>
    </form>
  )
}
