import { Button, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useProblemWords } from '#app/api/explain-refusal.ts'
import { useApiMutation } from '#app/api/query.ts'
import { useSingle } from '#app/api/use-single.ts'
import { m } from '#app/paraglide/messages.js'
import { Dialog } from '#app/ui/dialog.tsx'
import { Note } from '#app/ui/note.tsx'
import { showSnackbar } from '#app/ui/snackbar-store.ts'
import css from './people.module.css'

/** Makes a client, or asks the owner of an account to become one; both get a mail. */
export function NewClientDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const { mutateAsync, isPending, error } = useApiMutation('POST /customer', {
    onSuccess: async ({ client: made }) => {
      const mainText = m.client_created({ name: made.fullName })
      showSnackbar({ id: 'client', type: 'success', mainText })
      onClose()
      await client.invalidateQueries({ queryKey: ['GET /customer'] })
    },
  })
  const whyNot = useProblemWords(error, m.client_not_made())
  const make = useSingle((body: Parameters<typeof mutateAsync>[0]['body']) => mutateAsync({ body }))
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const text = (name: string) => String(typed.get(name) ?? '').trim()
    void make({
      firstName: text('firstName'),
      lastName: text('lastName'),
      email: text('email'),
      phone: text('phone') || null,
    })
  }
  return (
    <Dialog title={m.client_new()} isOpen onClose={onClose}>
      <form className={css.form} onSubmit={send}>
        {error && (
          <Note tone="error" role="alert">
            {whyNot}
          </Note>
        )}
        <TextInput name="firstName" label={m.checkout_first_name()} required maxLength={80} />
        <TextInput name="lastName" label={m.checkout_last_name()} required maxLength={80} />
        <TextInput name="email" type="email" label={m.person_email()} required maxLength={254} />
        <TextInput name="phone" type="tel" label={m.person_phone()} maxLength={30} />
        <div className={css.answers}>
          <Button onClick={onClose}>{m.common_cancel()}</Button>
          <Button type="submit" variant="filled" loading={isPending}>
            {m.client_create()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
