import { type ReactNode, useId } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { DrawerBody, DrawerFoot } from '#app/workbench/record-drawer.tsx'
import css from './record-form.module.css'
import { RecordNotices } from './record-notices.tsx'

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
  /** The fields. */
  children: ReactNode
  /** Additional content. */
  facts: ReactNode
  /** Additional buttons. */
  actions?: ReactNode
}

/** A record's form with its save status. The additional buttons stand outside of the form: what they open has its own. */
export function RecordForm({ title, lead, edited, children, facts, actions }: Props) {
  const { save, errors, conflicts, isChanged, isSaving, isSaved } = edited
  const id = useId()
  return (
    <>
      <form
        method="post"
        id={id}
        className={css.record}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <RecordNotices {...{ errors, conflicts }} conflictText={m.record_conflict_text()} />
        <DrawerBody>
          <div>
            <h2 className="t20">{title}</h2>
            {lead && <p className="second">{lead}</p>}
          </div>
          {children}
          {facts}
        </DrawerBody>
      </form>
      <DrawerFoot>
        <Button type="submit" form={id} variant="filled" loading={isSaving} disabled={!isChanged}>
          {m.form_save()}
        </Button>
        {actions}
        <span role="status" className={`third ${css.saved}`}>
          {isSaved && m.form_saved()}
        </span>
      </DrawerFoot>
    </>
  )
}
