import { Button } from '@mantine/core'
import { type ReactNode, useRef } from 'react'
import { FormDialog } from '#app/forms/form-dialog.tsx'
import type { FieldErrors } from '#app/forms/refused-fields.ts'
import { m } from '#app/paraglide/messages.js'
import { DialogFoot } from '#app/ui/dialog-foot.tsx'
import { Note } from '#app/ui/note.tsx'
import parts from '#app/ui/parts.module.css'
import { DrawerBody, DrawerFoot } from '#app/workbench/record-drawer.tsx'
import css from './shop-settings.module.css'

type Saving = {
  save: () => Promise<void>
  errors: FieldErrors
  conflicts: string[]
  isChanged: boolean
  isSaving: boolean
  isSaved: boolean
}

/** Messages above the fields: conflicts, and errors that belong to no field. */
export const SettingNotes = ({ errors, conflicts }: Pick<Saving, 'errors' | 'conflicts'>) => (
  <>
    {conflicts.length > 0 && (
      <Note tone="attention" role="alert" title={m.record_conflict()}>
        {m.shop_settings_conflict_text()}
      </Note>
    )}
    {errors.general && (
      <Note tone="error" role="alert" title={errors.general}>
        {m.form_kept()}
      </Note>
    )}
  </>
)

/** After a refusal the first wrong field has the focus. */
function useFirstFault() {
  const form = useRef<HTMLFormElement>(null)
  const look = () =>
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  return { form, look }
}

type Props = {
  title: string
  lead?: ReactNode
  saving: Saving
  /** Can be saved without a change: an example is confirmed as it is. */
  mayConfirm?: boolean
  children: ReactNode
  /** What else is known of it. */
  facts?: ReactNode
}

/** A setting that is worked on beside its list: its fields, and what is known of it. */
export function SettingForm({ title, lead, saving, mayConfirm = false, children, facts }: Props) {
  const { save, isChanged, isSaving, isSaved } = saving
  const { form, look } = useFirstFault()
  return (
    <form
      ref={form}
      className={css.record}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save().then(look)
      }}
    >
      <DrawerBody>
        <div>
          <h2 className="t20">{title}</h2>
          {lead && <div className="second">{lead}</div>}
        </div>
        <SettingNotes {...saving} />
        {children}
        {facts}
      </DrawerBody>
      <DrawerFoot>
        <Button type="submit" variant="filled" loading={isSaving} disabled={!isChanged && !mayConfirm}>
          {mayConfirm && !isChanged ? m.shop_settings_confirm() : m.form_save()}
        </Button>
        <span role="status" className="third">
          {!isChanged && isSaved && m.form_saved()}
        </span>
      </DrawerFoot>
    </form>
  )
}

type DialogProps = {
  title: string
  label: string
  making: { make: () => Promise<void>; errors: FieldErrors; isSaving: boolean }
  onClose: () => void
  children: ReactNode
}

/** A setting that is made in a dialog. */
export function SettingDialog({ title, label, making, onClose, children }: DialogProps) {
  const { form, look } = useFirstFault()
  return (
    <FormDialog title={title} onClose={onClose}>
      <form
        ref={form}
        className={parts.stack}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void making.make().then(look)
        }}
      >
        <SettingNotes errors={making.errors} conflicts={[]} />
        {children}
        <DialogFoot onCancel={onClose}>
          <Button type="submit" variant="filled" loading={making.isSaving}>
            {label}
          </Button>
        </DialogFoot>
      </form>
    </FormDialog>
  )
}
