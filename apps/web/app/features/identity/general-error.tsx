import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Note } from '#app/ui/note.tsx'

type Props = { text: string | undefined; action?: ReactNode }

/** What no single field can put right, above the form. */
export const GeneralError = ({ text, action }: Props) =>
  text === undefined ? null : (
    <Note tone="error" role="alert" title={text} action={action}>
      {m.form_kept()}
    </Note>
  )
