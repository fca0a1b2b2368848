import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { FormDialog } from '#app/forms/form-dialog.tsx'
import { m } from '#app/paraglide/messages.js'
import { Note } from '#app/ui/note.tsx'
import css from './people.module.css'

type Props = {
  title: string
  names: string[]
  /** Why the last attempt failed. */
  whyNot: string | undefined
  isSending: boolean
  onClose: () => void
  onGive: (reason: string) => unknown
}

const LENGTH = 500

/** Why someone is refused or asked for more: they read it in their mail. */
export function ReasonDialog({ title, names, whyNot, isSending, onClose, onGive }: Props) {
  const [reason, setReason] = useState('')
  return (
    <FormDialog title={title} onClose={onClose}>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (reason.trim()) onGive(reason.trim())
        }}
      >
        <p className="second">{names.join(', ')}</p>
        {whyNot && (
          <Note tone="error" role="alert" title={whyNot}>
            {m.form_kept()}
          </Note>
        )}
        <Textarea
          label={m.approval_reason()}
          description={m.approval_reason_hint()}
          autosize
          minRows={3}
          maxLength={LENGTH}
          required
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <div className="answers">
          <Button onClick={onClose}>{m.common_cancel()}</Button>
          <Button type="submit" variant="filled" loading={isSending} disabled={!reason.trim()}>
            {title}
          </Button>
        </div>
      </form>
    </FormDialog>
  )
}
