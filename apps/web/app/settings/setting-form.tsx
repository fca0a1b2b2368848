import type { FormEvent, ReactNode } from 'react'
import { FormDialog } from '#app/forms/form-dialog.tsx'
import type { FieldErrors } from '#app/forms/refused-fields.ts'
import { useFirstFault } from '#app/forms/use-first-fault.ts'
import { m } from '#app/paraglide/messages.js'
import { RecordForm } from '#app/records/record-form.tsx'
import { RecordNotices } from '#app/records/record-notices.tsx'
import { Button } from '#app/ui/button.tsx'
import { DialogFooter } from '#app/ui/dialog-footer.tsx'
import parts from '#app/ui/parts.module.css'
import css from './settings.module.css'

type Saving = {
  save: () => Promise<void>
  errors: FieldErrors
  conflicts: string[]
  isChanged: boolean
  isSaving: boolean
  isSaved: boolean
}

/** That the setting is not saved, and why. */
const SettingNotes = (open: Pick<Saving, 'errors' | 'conflicts'>) => (
  <RecordNotices {...open} conflictText={m.shop_settings_conflict_text()} />
)

type Props = {
  title: string
  lead?: ReactNode
  saving: Saving
  /** Can be saved unchanged: that confirms an example value. */
  mayConfirm?: boolean
  children: ReactNode
  /** Additional content below the fields. */
  facts?: ReactNode
}

/** An open setting next to its list: fields and additional content. */
export const SettingForm = ({ saving, mayConfirm = false, ...shown }: Props) => (
  <RecordForm
    {...shown}
    edited={saving}
    conflictText={m.shop_settings_conflict_text()}
    confirmLabel={mayConfirm ? m.shop_settings_confirm() : undefined}
  />
)

type DialogProps = {
  title: string
  label: string
  making: { submit: (event: FormEvent) => Promise<void>; errors: FieldErrors; isSending: boolean }
  onClose: () => void
  children: ReactNode
}

/** A setting created in a dialog. */
export function SettingDialog({ title, label, making, onClose, children }: DialogProps) {
  const { form, look } = useFirstFault()
  return (
    <FormDialog title={title} onClose={onClose}>
      <form
        method="post"
        ref={form}
        className={parts.stack}
        noValidate
        onSubmit={(event) => void making.submit(event).then(look)}
      >
        <SettingNotes errors={making.errors} conflicts={[]} />
        {children}
        <DialogFooter onCancel={onClose}>
          <Button type="submit" variant="filled" loading={making.isSending}>
            {label}
          </Button>
        </DialogFooter>
      </form>
    </FormDialog>
  )
}

type PageProps = { saving: Saving; children: ReactNode; history: ReactNode }

/** A setting that is a page of its own: its fields and its history. */
export function SettingPageForm({ saving, children, history }: PageProps) {
  const { save, isChanged, isSaving, isSaved } = saving
  const { form, look } = useFirstFault()
  return (
    <>
      <div className="card">
        <SettingNotes errors={saving.errors} conflicts={saving.conflicts} />
        <form
          method="post"
          ref={form}
          className={css.section}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void save().then(look)
          }}
        >
          {children}
          <div className={css.acts}>
            <Button type="submit" variant="filled" loading={isSaving} disabled={!isChanged}>
              {m.form_save()}
            </Button>
            <span role="status" className="third">
              {!isChanged && isSaved && m.form_saved()}
            </span>
          </div>
        </form>
      </div>
      <div className={`card ${css.section}`}>{history}</div>
    </>
  )
}
