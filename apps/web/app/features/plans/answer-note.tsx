import { type ReactNode, useEffect, useRef } from 'react'
import { Note } from '#app/ui/note.tsx'
import css from './answer-note.module.css'

type Props = { title: string; children: ReactNode; action?: ReactNode }

/** The only answer to a press that did nothing, which may be out of sight: it is brought to its reader. */
export function AnswerNote({ title, children, action }: Props) {
  const answer = useRef<HTMLDivElement>(null)
  useEffect(() => {
    answer.current?.focus({ preventScroll: true })
    // At the top: a snackbar covers what is at the bottom of a phone.
    answer.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <div className={css.answer} ref={answer} tabIndex={-1}>
      <Note tone="attention" role="alert" title={title} action={action}>
        {children}
      </Note>
    </div>
  )
}
