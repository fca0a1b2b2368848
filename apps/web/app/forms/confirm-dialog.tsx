import { Button } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Dialog } from '#app/ui/dialog.tsx'
import { DialogFoot } from '#app/ui/dialog-foot.tsx'
import { Note } from '#app/ui/note.tsx'
import parts from '#app/ui/parts.module.css'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { FormDialog } from './form-dialog.tsx'

type Props = {
  title: string
  /** What the button says that does it. */
  action: string
  cancel?: string
  isDanger?: boolean
  isBusy?: boolean
  /** Why it could not be done. */
  whyNot?: string | undefined
  onClose: () => unknown
  /** What will be done. */
  children: ReactNode
}

const lookOf = ({ isDanger = false, isBusy = false }: Pick<Props, 'isDanger' | 'isBusy'>) => ({
  variant: isDanger ? 'danger' : 'filled',
  loading: isBusy,
})

/** Asks before something is done. */
export function ConfirmDialog({ onConfirm, ...props }: Props & { onConfirm: () => unknown }) {
  const { title, action, cancel, whyNot, onClose, children } = props
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <div className={parts.stack}>
        {children}
        {whyNot && <Note tone="error" role="alert" title={whyNot} />}
        <DialogFoot onCancel={onClose} cancel={cancel}>
          <Button {...lookOf(props)} onClick={() => onConfirm()}>
            {action}
          </Button>
        </DialogFoot>
      </div>
    </Dialog>
  )
}

type ReasonProps = Props & {
  reason: { label: string; hint: string; maxLength: number }
  onConfirm: (reason: string) => unknown
}

/** The same for what is done with a reason; what was typed is not lost by closing it without being asked. */
export function ReasonDialog({ reason, onConfirm, ...props }: ReasonProps) {
  const { title, action, cancel, whyNot, onClose, children } = props
  const [given, setGiven] = useState('')
  const isEmpty = given.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isEmpty) onConfirm(given.trim())
  }
  return (
    <FormDialog title={title} onClose={onClose}>
      <form className={parts.stack} onSubmit={submit}>
        {children}
        {whyNot && (
          <Note tone="error" role="alert" title={whyNot}>
            {m.form_kept()}
          </Note>
        )}
        <TextAreaField
          label={reason.label}
          description={reason.hint}
          grows
          rows={3}
          maxLength={reason.maxLength}
          required
          value={given}
          onChange={(event) => setGiven(event.currentTarget.value)}
        />
        <DialogFoot onCancel={onClose} cancel={cancel}>
          <Button type="submit" {...lookOf(props)} disabled={isEmpty}>
            {action}
          </Button>
        </DialogFoot>
      </form>
    </FormDialog>
  )
}
