import { type FormEvent, type ReactNode, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { DialogFooter } from '#app/ui/dialog-footer.tsx'
import { Note } from '#app/ui/note.tsx'
import parts from '#app/ui/parts.module.css'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { FormDialog } from './form-dialog.tsx'

type Props = {
  title: string
  /** Label of the confirm button. */
  action: string
  cancel?: string
  isDanger?: boolean
  isBusy?: boolean
  /** Why it failed. */
  whyNot?: string | undefined
  onClose: () => unknown
  /** What the action will do. */
  children: ReactNode
}

const lookOf = ({ isDanger = false, isBusy = false }: Pick<Props, 'isDanger' | 'isBusy'>) =>
  ({ variant: isDanger ? 'danger' : 'filled', loading: isBusy }) as const

/** Confirmation dialog. */
export function ConfirmDialog({ onConfirm, ...props }: Props & { onConfirm: () => unknown }) {
  const { title, action, cancel, whyNot, onClose, children } = props
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <div className={parts.stack}>
        {children}
        {whyNot && <Note tone="error" role="alert" title={whyNot} />}
        <DialogFooter onCancel={onClose} cancel={cancel}>
          <Button {...lookOf(props)} onClick={() => onConfirm()}>
            {action}
          </Button>
        </DialogFooter>
      </div>
    </Dialog>
  )
}

type ReasonProps = Props & {
  reason: { label: string; hint?: string; maxLength: number }
  onConfirm: (reason: string) => unknown
}

/** Confirmation dialog with a reason; closing it with typed text asks first. */
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
      <form method="post" className={parts.stack} onSubmit={submit}>
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
        <DialogFooter onCancel={onClose} cancel={cancel}>
          <Button type="submit" {...lookOf(props)} disabled={isEmpty}>
            {action}
          </Button>
        </DialogFooter>
      </form>
    </FormDialog>
  )
}
