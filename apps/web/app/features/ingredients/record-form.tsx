import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useLeaveGuard } from '#app/forms/use-leave-guard.ts'
import { m } from '#app/paraglide/messages.js'
import { Note } from '#app/ui/note.tsx'
import { DrawerBody, DrawerFoot } from '#app/workbench/record-drawer.tsx'
import css from './ingredients.module.css'
import type { RecordErrors } from './use-save-record.ts'

type Props = {
  path: string
  title: string
  lead: ReactNode
  saving: {
    save: () => unknown
    errors: RecordErrors
    conflicts: string[]
    isChanged: boolean
    isSaving: boolean
    isSaved: boolean
  }
  onMerge: () => void
  /** The fields of the record. */
  children: ReactNode
  /** What else is known of it. */
  facts: ReactNode
}

/** A record that is worked on: its fields, what is known of it, and what can be done with it. */
export function RecordForm({ path, title, lead, saving, onMerge, children, facts }: Props) {
  const { save, errors, conflicts, isChanged, isSaving, isSaved } = saving
  useLeaveGuard((to) => to === path)
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
          <p className="second">{lead}</p>
        </div>
        {conflicts.length > 0 && (
          <Note tone="attention" role="alert" title={m.ingredient_conflict()}>
            {m.ingredient_conflict_text()}
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
        <Button disabled={isChanged} onClick={onMerge}>
          {m.ingredient_merge_open()}
        </Button>
        <span role="status" className={`third ${css.saved}`}>
          {!isChanged && isSaved && m.form_saved()}
        </span>
      </DrawerFoot>
    </form>
  )
}
