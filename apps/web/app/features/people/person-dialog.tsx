import { Button, TextInput } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Dialog } from '#app/ui/dialog.tsx'
import { Note } from '#app/ui/note.tsx'
import css from './people.module.css'

export type TypedPerson = { firstName: string; lastName: string; email: string; phone: string }

type Props = {
  title: string
  action: string
  /** Why the last try failed; null when it did not. */
  whyNot: string | null
  isSending: boolean
  onClose: () => void
  onSend: (person: TypedPerson) => unknown
  /** What else is asked. */
  children: ReactNode
}

/** Asks who is to be created: names, address, and what the caller adds. */
export function PersonDialog({ title, action, whyNot, isSending, onClose, onSend, children }: Props) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const text = (name: keyof TypedPerson) => String(typed.get(name) ?? '').trim()
    onSend({
      firstName: text('firstName'),
      lastName: text('lastName'),
      email: text('email'),
      phone: text('phone'),
    })
  }
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <form className={css.form} onSubmit={send}>
        {whyNot && (
          <Note tone="error" role="alert">
            {whyNot}
          </Note>
        )}
        <TextInput name="firstName" label={m.checkout_first_name()} required maxLength={80} />
        <TextInput name="lastName" label={m.checkout_last_name()} required maxLength={80} />
        <TextInput name="email" type="email" label={m.person_email()} required maxLength={254} />
        {children}
        <div className={css.answers}>
          <Button onClick={onClose}>{m.common_cancel()}</Button>
          <Button type="submit" variant="filled" loading={isSending}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
