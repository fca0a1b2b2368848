import { type ReactNode, useId } from 'react'
import { useFirstFault } from '#app/forms/use-first-fault.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { DrawerBody, DrawerFoot } from '#app/workbench/record-drawer.tsx'
import css from './record-form.module.css'
import { RecordNotices } from './record-notices.tsx'

type Edited = {
  save: () => Promise<unknown> | null
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
  facts?: ReactNode
  /** Additional buttons. */
  actions?: ReactNode
  conflictText?: string
  /** The button's words where it may be saved unchanged, which confirms an example value. */
  confirmLabel?: string | undefined
}

/** A record's form with its save status. The additional buttons stand outside of the form: what they open has its own. */
export function RecordForm({ title, lead, edited, children, facts, actions, ...words }: Props) {
  const { save, errors, conflicts, isChanged, isSaving, isSaved } = edited
  const { conflictText = m.record_conflict_text(), confirmLabel } = words
  const id = useId()
  const { form, look } = useFirstFault()
  return (
    <>
      <form
        method="post"
        id={id}
        ref={form}
        className={css.record}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void Promise.resolve(save()).then(look)
        }}
      >
        <RecordNotices {...{ errors, conflicts, conflictText }} />
        <DrawerBody>
          <div>
            <h2 className="t20">{title}</h2>
            {lead && <div className="second">{lead}</div>}
          </div>
          {children}
          {facts}
        </DrawerBody>
      </form>
      <DrawerFoot>
        <Button
          type="submit"
          form={id}
          variant="filled"
          loading={isSaving}
          disabled={!isChanged && confirmLabel === undefined}
        >
          {isChanged ? m.form_save() : (confirmLabel ?? m.form_save())}
        </Button>
        {actions}
        <span role="status" className={`third ${css.saved}`}>
          {!isChanged && isSaved && m.form_saved()}
        </span>
      </DrawerFoot>
    </>
  )
}
