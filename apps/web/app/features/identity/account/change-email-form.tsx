import { keepAccessToken } from '#app/api/session.ts'
import { missingProof, OwnerProof, proofOf } from '#app/forms/owner-proof.tsx'
import { textOf } from '#app/forms/use-form.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import css from '../auth-page.module.css'
import { GeneralError } from '../general-error.tsx'
import { useAuthForm } from '../use-auth-form.ts'

/** Changes the e-mail after a password or code; takes effect when confirmed from the new address. */
export function ChangeEmailForm({ onPending }: { onPending: () => void }) {
  const { form, submit, field, general, isSending } = useAuthForm(async (given, api) => {
    const email = textOf(given, 'email')
    const missing = { ...(email === '' ? { email: m.form_required() } : {}), ...missingProof(given) }
    if (Object.keys(missing).length > 0) return missing
    const answer = await api('POST /auth/change-email', { body: { email, ...proofOf(given) } })
    if (answer) keepAccessToken(answer.accessToken)
    onPending()
    return null
  })
  return (
    <form method="post" ref={form} className={css.form} onSubmit={submit} noValidate>
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
      <OwnerProof field={field} />
      <Button type="submit" variant="filled" size="lg" fullWidth loading={isSending}>
        {m.common_send_link()}
      </Button>
    </form>
  )
}
