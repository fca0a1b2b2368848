import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Note } from '#app/ui/note.tsx'

type Props = {
  text: string | undefined
  action?: ReactNode
  /** Whether there is more to keep than a name and a password. */
  isKept?: boolean
}

/** An error that belongs to no field, above the form. */
export const GeneralError = ({ text, action, isKept = true }: Props) =>
  text === undefined ? null : (
    <Note tone="error" role="alert" title={text} action={action}>
      {isKept && m.form_kept()}
    </Note>
  )
