import { type FormEvent, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { DialogFooter } from '#app/ui/dialog-footer.tsx'
import { TextField } from '#app/ui/field.tsx'
import parts from '#app/ui/parts.module.css'
import { FormDialog } from './form-dialog.tsx'

type Props = {
  title: string
  text: string
  /** Label of the button that does it. */
  action: string
  /** Label of the button that does not; "Cancel" by default. */
  cancel?: string
  maxLength: number
  isPending: boolean
  onSubmit: (why: string) => unknown
  onClose: () => void
}

/** Asks why something is done that cannot be undone, and for a yes. The reason is for the team. */
export function ReasonDialog({ title, text, action, cancel, maxLength, isPending, ...on }: Props) {
  const [why, setWhy] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void on.onSubmit(why.trim())
  }
  return (
    <FormDialog title={title} onClose={on.onClose}>
      <form className={parts.stack} onSubmit={submit}>
        <p className="second">{text}</p>
        <TextField
          label={m.form_reason()}
          value={why}
          required
          maxLength={maxLength}
          onChange={(event) => setWhy(event.currentTarget.value)}
        />
        <DialogFooter onCancel={on.onClose} cancel={cancel}>
          <Button type="submit" variant="danger" loading={isPending} disabled={why.trim() === ''}>
            {action}
          </Button>
        </DialogFooter>
      </form>
    </FormDialog>
  )
}
