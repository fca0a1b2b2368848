import { Button } from '@mantine/core'
import { browserApi } from '#app/api/browser-api.ts'
import { explainFields } from '#app/forms/explain-fields.ts'
import { useForm } from '#app/forms/use-form.ts'
import { m } from '#app/paraglide/messages.js'
import { Dialog } from '#app/ui/dialog.tsx'
import { CheckField } from '#app/ui/field.tsx'
import { Note } from '#app/ui/note.tsx'
import parts from '#app/ui/parts.module.css'
import { PasswordField } from '#app/ui/password-field.tsx'

type Props = { isOpen: boolean; onClose: () => void; onErased: () => void }

/** Asks for the password before an account is erased; nothing brings it back. */
export function EraseAccount({ isOpen, onClose, onErased }: Props) {
  const state = useForm(
    async (given) => {
      if (given.get('isSure') === null) return { general: m.privacy_erase_confirm() }
      const password = String(given.get('password') ?? '')
      await browserApi('POST /privacy/erasure', { body: password === '' ? {} : { password } })
      onErased()
      return null
    },
    { explain: explainFields, isLeaving: true },
  )
  return (
    <Dialog title={m.privacy_erase()} isOpen={isOpen} onClose={onClose}>
      <form ref={state.form} className={parts.stack} onSubmit={state.submit} noValidate>
        <p>{m.privacy_erase_what()}</p>
        {state.general && <Note tone="error" role="alert" title={state.general} />}
        <PasswordField
          label={m.login_password()}
          autoComplete="current-password"
          {...state.field('password')}
        />
        <CheckField label={m.privacy_erase_sure()} name="isSure" onInput={state.field('isSure').onInput} />
        <div className={parts.row}>
          <Button type="submit" variant="danger" loading={state.isSending}>
            {m.privacy_erase_now()}
          </Button>
          <Button variant="subtle" onClick={onClose}>
            {m.form_cancel()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
