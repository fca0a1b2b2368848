import type { ReactNode } from 'react'
import type { Api } from '#app/api/api.ts'
import { type FieldOf, useForm } from '#app/forms/use-form.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { DialogFooter } from '#app/ui/dialog-footer.tsx'
import { Note } from '#app/ui/note.tsx'
import css from './people.module.css'
import { EmailField, findFaults, NameFields } from './person-fields.tsx'

type Props = {
  action: string
  email?: string
  onCancel: () => void
  /** Creates the person and closes the dialog. */
  make: (given: FormData, api: Api) => Promise<unknown>
  /** Additional fields. */
  children: (field: FieldOf) => ReactNode
}

/** Name and address of a new person, plus the caller's fields. */
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
    <form method="post" ref={form} className={css.form} onSubmit={submit} noValidate>
      {general && (
        <Note tone="error" role="alert" title={general}>
          {m.form_kept()}
        </Note>
      )}
      <NameFields field={field} />
      <EmailField field={field} email={email} />
      {children(field)}
      <DialogFooter onCancel={onCancel}>
        <Button type="submit" variant="filled" loading={isSending}>
          {action}
        </Button>
      </DialogFooter>
    </form>
  )
}
