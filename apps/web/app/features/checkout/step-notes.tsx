import type { InfoCategory } from '@salvia/contract/words/checkout'
import { Note } from '#app/ui/note.tsx'
import { checkoutNotes, type Situation } from './checkout-notes.ts'

/** What the checkout explains at one of its steps. */
export const StepNotes = ({ situation, of }: { situation: Situation; of: InfoCategory }) =>
  checkoutNotes(situation)
    .filter(({ category }) => category === of)
    .map(({ type, title, text }) => (
      <Note key={text} tone={type} {...(title !== undefined && { title })}>
        {text}
      </Note>
    ))
