import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Api } from '#app/api/api.ts'
import { type FieldOf, useForm } from '#app/forms/use-form.ts'
import { m } from '#app/paraglide/messages.js'
import { DialogFoot } from '#app/ui/dialog-foot.tsx'
import { Note } from '#app/ui/note.tsx'
import css from './people.module.css'
import { EmailField, findFaults, NameFields } from './person-fields.tsx'

type Props = {
  action: string
  email?: string
  onCancel: () => void
  /** Makes the person, and closes what is around this form. */
  make: (given: FormData, api: Api) => Promise<unknown>
  /** What else is asked. */
  children: (field: FieldOf) => ReactNode
}

/** Who is to be created: names, address, and what the caller adds. */
export function NewPersonForm({ action, email, onCancel, make, children }: Props) {
  const { form, submit, field, general, isSending } = useForm(
    async (given, api) => {
      const faults = findFaults(given, ['firstName', 'lastName', 'email'])
      if (faults) return faults
      await make(given, api)
      return null
    },
    { isLeaving: true },
  )
  return (
    <form ref={form} className={css.form} onSubmit={submit} noValidate>
      {general && (
        <Note tone="error" role="alert" title={general}>
          {m.form_kept()}
        </Note>
      )}
      <NameFields field={field} />
      <EmailField field={field} email={email} />
      {children(field)}
      <DialogFoot onCancel={onCancel}>
        <Button type="submit" variant="filled" loading={isSending}>
          {action}
        </Button>
      </DialogFoot>
    </form>
  )
}
