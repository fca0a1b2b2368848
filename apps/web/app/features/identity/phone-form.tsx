import { Button } from '@mantine/core'
import { browserApi } from '#app/api/browser-api.ts'
import { keepAccessToken } from '#app/api/session.ts'
import { explainFields } from '#app/forms/explain-fields.ts'
import { FormEnd } from '#app/forms/form-end.tsx'
import { useAct } from '#app/forms/use-act.ts'
import { textOf, useForm } from '#app/forms/use-form.ts'
import { m } from '#app/paraglide/messages.js'
import { TextField } from '#app/ui/field.tsx'
import { Note } from '#app/ui/note.tsx'
import parts from '#app/ui/parts.module.css'
import { cancelPhoneChange } from './cancel-phone-change.ts'

type Props = { phone: string | null; pending: string | null; onChanged: () => void }

/** The number of the account; another one is confirmed by the code that is sent to it. */
export const PhoneForm = ({ phone, pending, onChanged }: Props) =>
  pending === null ? (
    <NumberForm phone={phone} onChanged={onChanged} />
  ) : (
    <CodeForm pending={pending} onChanged={onChanged} />
  )

function NumberForm({ phone, onChanged }: Omit<Props, 'pending'>) {
  const state = useForm(
    async (given) => {
      const typed = textOf(given, 'phone')
      if (typed === '') return { phone: m.form_required() }
      const answer = await browserApi('POST /auth/change-phone', { body: { phone: typed } })
      if (answer) keepAccessToken(answer.accessToken)
      onChanged()
      return null
    },
    { explain: explainFields },
  )
  return (
    <form ref={state.form} className={parts.stack} onSubmit={state.submit} noValidate>
      <TextField
        type="tel"
        label={m.account_phone()}
        description={m.account_phone_hint()}
        defaultValue={phone ?? ''}
        autoComplete="tel"
        maxLength={40}
        {...state.field('phone')}
      />
      <FormEnd {...state} isSaved={false} label={m.account_phone_save()} />
    </form>
  )
}

function CodeForm({ pending, onChanged }: { pending: string; onChanged: () => void }) {
  const { isBusy, run } = useAct(onChanged)
  const state = useForm(
    async (given) => {
      const code = textOf(given, 'code')
      if (code === '') return { code: m.form_required() }
      const answer = await browserApi('POST /auth/change-phone/confirm', { body: { code } })
      if (answer) keepAccessToken(answer.accessToken)
      onChanged()
      return null
    },
    { explain: explainFields },
  )
  return (
    <form ref={state.form} className={parts.stack} onSubmit={state.submit} noValidate>
      <Note tone="attention" title={m.account_phone_pending({ phone: pending })} />
      <TextField
        label={m.auth_code()}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        {...state.field('code')}
      />
      <FormEnd {...state} isSaved={false} label={m.account_confirm()}>
        <Button variant="subtle" loading={isBusy} onClick={() => run(cancelPhoneChange)}>
          {m.auth_cancel_change()}
        </Button>
      </FormEnd>
    </form>
  )
}
