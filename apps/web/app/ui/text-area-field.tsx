import type { ComponentProps } from 'react'
import css from './field.module.css'
import { Frame, useWords, type Words } from './field.tsx'

/** Text of several lines, with its label above and its error below. */
export function TextAreaField({
  label,
  error,
  description,
  className,
  ...area
}: Words & ComponentProps<'textarea'>) {
  const { id, aria } = useWords({ error, description })
  return (
    <Frame {...{ id, label, error, description, className }}>
      <textarea id={id} className={`${css.input} ${css.area}`} rows={4} {...area} {...aria} />
    </Frame>
  )
}
