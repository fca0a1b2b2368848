import type { ComponentProps } from 'react'
import css from './field.module.css'
import { Frame, useWords, type Words } from './field.tsx'

type Props = Words &
  ComponentProps<'textarea'> & {
    /** Grows with its content where supported. */
    grows?: boolean
  }

/** Text of several lines, with its label above and its error below. */
export function TextAreaField({ label, error, description, className, grows, ...area }: Props) {
  const { id, aria } = useWords({ error, description })
  return (
    <Frame {...{ id, label, error, description, className }}>
      <textarea
        id={id}
        className={`${css.input} ${css.area}`}
        data-grows={grows || undefined}
        rows={4}
        {...area}
        {...aria}
      />
    </Frame>
  )
}
