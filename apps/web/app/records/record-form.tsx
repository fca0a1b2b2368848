import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Note } from '#app/ui/note.tsx'
import { DrawerBody, DrawerFoot } from '#app/workbench/record-drawer.tsx'
import css from './record-form.module.css'

type Edited = {
  save: () => unknown
  errors: { general?: string }
  conflicts: string[]
  isChanged: boolean
  isSaving: boolean
  isSaved: boolean
}

type Props = {
  title: string
  lead?: ReactNode
  edited: Edited
  /** The fields of the record. */
  children: ReactNode
  /** What else is known of it. */
  facts: ReactNode
  /** What else can be done with it, as buttons. */
  actions?: ReactNode
}

/** An open record that is worked on: its fields, what is known of it, and whether it is saved. */
export function RecordForm({ title, lead, edited, children, facts, actions }: Props) {
  const { save, errors, conflicts, isChanged, isSaving, isSaved } = edited
  return (
    <form
      className={css.record}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <DrawerBody>
        <div>
          <h2 className="t20">{title}</h2>
          {lead && <p className="second">{lead}</p>}
        </div>
        {conflicts.length > 0 && (
          <Note tone="attention" role="alert" title={m.record_conflict()}>
            {m.record_conflict_text()}
          </Note>
        )}
        {errors.general && (
          <Note tone="error" role="alert" title={errors.general}>
            {m.form_kept()}
          </Note>
        )}
        {children}
        {facts}
      </DrawerBody>
      <DrawerFoot>
        <Button type="submit" variant="filled" loading={isSaving} disabled={!isChanged}>
          {m.form_save()}
        </Button>
        {actions}
        <span role="status" className={`third ${css.saved}`}>
          {isSaved && m.form_saved()}
        </span>
      </DrawerFoot>
    </form>
  )
}
