import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Note } from '#app/ui/note.tsx'
import css from './form.module.css'

type Props = {
  general: string | undefined
  isSending: boolean
  isSaved: boolean
  label?: string
  children?: ReactNode
}

/** The end of a form: what went wrong, the button, and whether it is saved. */
export const FormEnd = ({ general, isSending, isSaved, label, children }: Props) => (
  <>
    {general && (
      <Note tone="error" role="alert" title={general}>
        {m.form_kept()}
      </Note>
    )}
    <div className={css.end}>
      <Button type="submit" loading={isSending}>
        {label ?? m.form_save()}
      </Button>
      {children}
      <span role="status" className="second">
        {isSaved && m.form_saved()}
      </span>
    </div>
  </>
)
