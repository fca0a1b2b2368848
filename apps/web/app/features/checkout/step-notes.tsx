import type { InfoCategory } from '@salvia/contract/words/checkout'
import { Note } from '#app/ui/note.tsx'
import type { CheckoutNote } from './checkout-notes.ts'

/** What the checkout explains at one of its steps. */
export const StepNotes = ({ notes, of }: { notes: CheckoutNote[]; of: InfoCategory }) =>
  notes
    .filter(({ category }) => category === of)
    .map(({ type, title, text }) => (
      <Note key={text} tone={type} {...(title !== undefined && { title })}>
        {text}
      </Note>
    ))
