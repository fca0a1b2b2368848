import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'
import css from './form.module.css'

type Props = {
  general: string | undefined
  isSending: boolean
  isSaved: boolean
  /** What the button does, where it does not save. */
  label?: string
  /** The one form of its page: its button is the page's main action, as the one that saves is in any form. */
  isMain?: boolean
  children?: ReactNode
}

/** A form's footer: error, submit button, saved state. */
export const FormFooter = ({ general, isSending, isSaved, label, isMain = false, children }: Props) => (
  <>
    {general && (
      <Note tone="error" role="alert" title={general}>
        {m.form_kept()}
      </Note>
    )}
    <div className={css.end}>
      <Button
        type="submit"
        variant={isMain || label === undefined ? 'filled' : 'default'}
        loading={isSending}
      >
        {label ?? m.form_save()}
      </Button>
      {children}
      <span role="status" className="second">
        {isSaved && m.form_saved()}
      </span>
    </div>
  </>
)
