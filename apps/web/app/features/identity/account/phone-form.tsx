import { accountLengths } from '@salvia/contract/words/lengths'
import { useRef, useState } from 'react'
import type { Api } from '#app/api/api.ts'
import { keepAccessToken } from '#app/api/session.ts'
import { useCommand } from '#app/api/use-command.ts'
import { FormFooter } from '#app/forms/form-footer.tsx'
import { missingProof, OwnerProof, proofOf } from '#app/forms/owner-proof.tsx'
import { textOf, useForm } from '#app/forms/use-form.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { Note } from '#app/ui/note.tsx'
import parts from '#app/ui/parts.module.css'
import { cancelPhoneChange } from './cancel-phone-change.ts'

type Props = { userId: string; phone: string | null; pending: string | null; onChanged: () => void }

/** The account's phone number; a change needs the password or a code, and is confirmed by an SMS to the new number. */
export const PhoneForm = ({ pending, ...rest }: Props) =>
  pending === null ? <NumberForm {...rest} /> : <CodeForm pending={pending} onChanged={rest.onChanged} />

function NumberForm({ userId, phone, onChanged }: Omit<Props, 'pending'>) {
  const [isChanging, setChanging] = useState(false)
  const isRemoving = useRef(false)
  const save = async (api: Api, typed: string, proof: object) => {
    const answer = await api('POST /auth/change-phone', { body: { phone: typed, ...proof } })
    if (answer) keepAccessToken(answer.accessToken)
  }
  const remove = (api: Api, proof: object) =>
    api('PUT /users/{id}', { params: { id: userId }, body: { phone: null, ...proof } })
  const state = useForm(async (given, api) => {
    const removes = isRemoving.current
    isRemoving.current = false
    setChanging(true)
    const typed = textOf(given, 'phone')
    const missing = missingProof(given)
    if (typed === '' && !removes) missing.phone = m.form_required()
    if (!isChanging || Object.keys(missing).length > 0) return missing
    await (removes ? remove(api, proofOf(given)) : save(api, typed, proofOf(given)))
    setChanging(false)
    onChanged()
    return null
  })
  const field = state.field('phone')
  return (
    <form
      method="post"
      key={phone}
      ref={state.form}
      className={parts.stack}
      onSubmit={state.submit}
      noValidate
    >
      <TextField
        type="tel"
        label={m.person_phone()}
        description={m.account_phone_hint()}
        defaultValue={phone ?? ''}
        autoComplete="tel"
        maxLength={accountLengths.newPhone}
        {...field}
        onInput={() => {
          setChanging(true)
          field.onInput()
        }}
      />
      {isChanging && <OwnerProof field={state.field} />}
      <FormFooter {...state} isSaved={false} label={m.account_phone_save()}>
        {phone !== null && (
          <Button
            variant="subtle"
            onClick={() => {
              isRemoving.current = true
              state.form.current?.requestSubmit()
            }}
          >
            {m.account_phone_remove()}
          </Button>
        )}
      </FormFooter>
    </form>
  )
}

function CodeForm({ pending, onChanged }: { pending: string; onChanged: () => void }) {
  const { run, isPending } = useCommand({ send: cancelPhoneChange, onDone: onChanged })
  const state = useForm(async (given, api) => {
    const code = textOf(given, 'code')
    if (code === '') return { code: m.form_required() }
    const answer = await api('POST /auth/change-phone/confirm', { body: { code } })
    if (answer) keepAccessToken(answer.accessToken)
    onChanged()
    return null
  })
  return (
    <form method="post" ref={state.form} className={parts.stack} onSubmit={state.submit} noValidate>
      <Note tone="attention" title={m.account_phone_pending({ phone: pending })} />
      <TextField
        label={m.auth_code()}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={accountLengths.mailedCode}
        {...state.field('code')}
      />
      <FormFooter {...state} isSaved={false} label={m.common_confirm()}>
        <Button variant="subtle" loading={isPending} onClick={() => run()}>
          {m.auth_cancel_change()}
        </Button>
      </FormFooter>
    </form>
  )
}
