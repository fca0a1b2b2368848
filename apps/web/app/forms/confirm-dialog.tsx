import { Button } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Dialog } from '#app/ui/dialog.tsx'
import { DialogFoot } from '#app/ui/dialog-foot.tsx'
import { Note } from '#app/ui/note.tsx'
import parts from '#app/ui/parts.module.css'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { FormDialog } from './form-dialog.tsx'

type Reason = { label: string; hint: string; maxLength: number }

type Props = {
  title: string
  /** What the button says that does it. */
  action: string
  cancel?: string
  isDanger?: boolean
  isBusy?: boolean
  /** Why it could not be done. */
  whyNot?: string | undefined
  /** Asks for a reason too, which `onConfirm` is given. */
  reason?: Reason
  onConfirm: (reason: string) => unknown
  onClose: () => unknown
  /** What will be done. */
  children: ReactNode
}

/** Asks before something is done. What was typed as a reason is not lost by closing it without being asked. */
export function ConfirmDialog({ reason, title, onClose, children, ...rest }: Props) {
  const [given, setGiven] = useState('')
  const Frame = reason === undefined ? OpenDialog : FormDialog
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (reason === undefined || given.trim() !== '') rest.onConfirm(given.trim())
  }
  return (
    <Frame title={title} onClose={onClose}>
      <form className={parts.stack} onSubmit={submit}>
        {children}
        {rest.whyNot && (
          <Note tone="error" role="alert" title={rest.whyNot}>
            {reason && m.form_kept()}
          </Note>
        )}
        {reason && (
          <TextAreaField
            label={reason.label}
            description={reason.hint}
            rows={3}
            maxLength={reason.maxLength}
            required
            value={given}
            onChange={(event) => setGiven(event.currentTarget.value)}
          />
        )}
        <DialogFoot onCancel={onClose} {...(rest.cancel && { cancel: rest.cancel })}>
          <Button
            type="submit"
            variant={rest.isDanger ? 'danger' : 'filled'}
            loading={rest.isBusy ?? false}
            disabled={reason !== undefined && given.trim() === ''}
          >
            {rest.action}
          </Button>
        </DialogFoot>
      </form>
    </Frame>
  )
}

type FrameProps = { title: string; onClose: () => unknown; children: ReactNode }

const OpenDialog = (props: FrameProps) => <Dialog {...props} isOpen />
