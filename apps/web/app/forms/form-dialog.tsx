import { type ReactNode, useRef } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Dialog } from '#app/ui/dialog.tsx'
import { ask, discarding } from './ask.ts'

type Props = { title: string; onClose: () => unknown; children: ReactNode }

/** A form in a dialog, focused on its first field: a click outside or Escape asks before discarding input. */
export function FormDialog({ title, onClose, children }: Props) {
  const isTyped = useRef(false)
  return (
    <Dialog
      title={title}
      isOpen
      startAt=":is(input, textarea, select):enabled"
      onClose={onClose}
      mayClose={() => !isTyped.current || ask(discarding(m.form_dialog_question()))}
    >
      <div
        onInput={() => {
          isTyped.current = true
        }}
      >
        {children}
      </div>
    </Dialog>
  )
}
