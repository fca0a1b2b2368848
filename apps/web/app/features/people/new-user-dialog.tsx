import { Button, NativeSelect, TextInput } from '@mantine/core'
import { type UserKind, userKinds } from '@salvia/contract/words/identity'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useProblemWords } from '#app/api/explain-refusal.ts'
import { useApiMutation } from '#app/api/query.ts'
import { useSingle } from '#app/api/use-single.ts'
import { m } from '#app/paraglide/messages.js'
import { Dialog } from '#app/ui/dialog.tsx'
import { Note } from '#app/ui/note.tsx'
import css from './people.module.css'
import { kindWord } from './people-words.ts'

/** Makes an account; its owner sets the password by the link of a mail. */
export function NewUserDialog({ onClose }: { onClose: () => void }) {
  const [kind, setKind] = useState<UserKind>('Client')
  const client = useQueryClient()
  const navigate = useNavigate()
  const { mutateAsync, isPending, error } = useApiMutation('POST /users', {
    onSuccess: async ({ id }) => {
      await client.invalidateQueries({ queryKey: ['GET /users'] })
      onClose()
      await navigate(`/admin/users/${id}`)
    },
  })
  const whyNot = useProblemWords(error, m.user_not_made())
  const make = useSingle((body: Parameters<typeof mutateAsync>[0]['body']) => mutateAsync({ body }))
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const text = (name: string) => String(typed.get(name) ?? '').trim()
    void make({
      firstName: text('firstName'),
      lastName: text('lastName'),
      email: text('email'),
      userKindId: kind,
      permissions: kind === 'Internal' ? ['admin:base'] : [],
    })
  }
  return (
    <Dialog title={m.user_new()} isOpen onClose={onClose}>
      <form className={css.form} onSubmit={send}>
        {error && (
          <Note tone="error" role="alert">
            {whyNot}
          </Note>
        )}
        <TextInput name="firstName" label={m.checkout_first_name()} required maxLength={80} />
        <TextInput name="lastName" label={m.checkout_last_name()} required maxLength={80} />
        <TextInput name="email" type="email" label={m.person_email()} required maxLength={254} />
        <NativeSelect
          label={m.person_kind()}
          value={kind}
          data={userKinds.map((value) => ({ value, label: kindWord(value) }))}
          onChange={(event) => setKind(event.currentTarget.value as UserKind)}
        />
        <div className={css.answers}>
          <Button onClick={onClose}>{m.common_cancel()}</Button>
          <Button type="submit" variant="filled" loading={isPending}>
            {m.user_create()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
